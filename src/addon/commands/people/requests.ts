/**
 * Checks the arguments of the calls of the panel Players.
 */
import { MOST_WRITTEN_GAMES } from '../../../engine/schedule/format';
import type { LateEntry, Rename, Substitute, TypedPlayer, Withdraw } from '../../../sidebar/calls';
import {
  fields,
  LONGEST_CELL,
  LONGEST_SECTION,
  oneOf,
  optional,
  playerKeyOf,
  text,
  wholeNumber,
} from '../../arguments';
import { Problem } from '../../problem';
import { say } from '../../texts';

const LONGEST_RUN_NAME = 100;

const cellText = (value: unknown) => text(value, LONGEST_CELL);

export function withdrawRequest(value: unknown): Withdraw {
  const { status, open } = fields(value);
  return {
    ...playerKeyOf(value),
    status: oneOf(status, ['withdrawn', 'expelled'] as const),
    ...optional('open', open, (one) => wholeNumber(one, 0, MOST_WRITTEN_GAMES)),
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
  const { player, section, despiteResults, run } = fields(value);
  return {
    player: typedPlayer(player),
    ...optional('section', section, (one) => text(one, LONGEST_SECTION)),
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
