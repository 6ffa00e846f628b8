/**
 * Checks the arguments of the calls of the panel Players.
 */
import type { LateEntry, Rename, Substitute, TypedPlayer, Withdraw } from '../../sidebar/calls';
import { fields, LONGEST_CELL, oneOf, optional, playerKeyOf, text } from '../arguments';
import { Problem } from '../problem';
import { say } from '../texts';

const LONGEST_RUN_NAME = 100;

const cellText = (value: unknown) => text(value, LONGEST_CELL);

export function withdrawRequest(value: unknown): Withdraw {
  return {
    ...playerKeyOf(value),
    status: oneOf(fields(value)['status'], ['withdrawn', 'expelled'] as const),
  };
}

export function substituteRequest(value: unknown): Substitute {
  const { was, player } = fields(value);
  return { ...playerKeyOf(value), was: cellText(was), player: typedPlayer(player) };
}

export function renameRequest(value: unknown): Rename {
  const { was, name } = fields(value);
  return { ...playerKeyOf(value), was: cellText(was), name: cellText(name) };
}

export function lateEntryRequest(value: unknown): LateEntry {
  const { player, despiteResults, run } = fields(value);
  return {
    player: typedPlayer(player),
    despiteResults: despiteResults === true,
    run: text(run, LONGEST_RUN_NAME),
  };
}

function typedPlayer(value: unknown): TypedPlayer {
  const { name, rating, federation, club } = fields(value);
  return {
    name: cellText(name),
    ...optional('rating', rating, ratingOf),
    ...optional('federation', federation, cellText),
    ...optional('club', club, cellText),
  };
}

function ratingOf(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value;
  throw new Problem(say().people.ratingWanted);
}
