/**
 * What the page may call: one table, checked arguments, answers that pass through JSON.
 */
import { MOST_CYCLES } from '../cells/options';
import { MOST_PLAYERS } from '../cells/player-list';
import type { Numbering } from '../engine/planning/start-numbers';
import { ORDERS, SYSTEMS } from '../engine/schedule/format';
import type {
  Answer,
  CallName,
  Calls,
  Clock,
  Division,
  GenerateRequest,
  KnownOfPlayer,
  PlayerSource,
} from '../sidebar/calls';
import {
  fields,
  listOf,
  LONGEST_CELL,
  LONGEST_SECTION,
  oneOf,
  optional,
  playerKeyOf,
  refuse,
  text,
  wholeNumber,
} from './arguments';
import { repair } from './writing/command';
import { datePlan } from './commands/dates';
import { generate } from './commands/generate';
import { makeKnockout, makeKnockoutRequest } from './commands/knockout';
import { lateEntry } from './commands/people/late-entry';
import { refreshNames, rename, substitute } from './commands/people/names';
import {
  lateEntryRequest,
  renameRequest,
  substituteRequest,
  withdrawRequest,
} from './commands/people/requests';
import { reinstate, withdraw } from './commands/people/withdrawal';
import { readSelection } from './event/players-source';
import { clearPaint, paintCells, paintRequest } from './commands/paint';
import { makePlayerCards, makeRoundSheets } from './commands/print';
import { outcomeOf, Problem } from './problem';
import { readProgress } from './writing/progress';
import { protect, unprotect } from './commands/protection';
import { goLive, publish } from './commands/publish';
import { remakeTabs } from './commands/remake';
import { setResult, setResultRequest } from './commands/results';
import { drawLots, drawLotsRequest, setTieBreaks, setTieBreaksRequest } from './commands/settings';
import { opening, removeLeftovers, showTab } from './sidebar';
import { say } from './texts';

type Arguments = readonly unknown[];

const TABLE: { readonly [N in CallName]: (args: Arguments) => Calls[N]['reply'] } = {
  open: () => opening(),
  readSelection: () => readSelection(SpreadsheetApp.getActive()),
  generate: ([request]) => generate(generateRequest(request)),
  progress: ([run]) => readProgress(runName(run)),
  removeLeftovers: () => removeLeftovers(),
  showTab: ([sheetId, cell]) => showTab(typeof sheetId === 'number' ? sheetId : refuse(), cellArgument(cell)),
  repair: () => repair(),
  setResult: ([request]) => setResult(setResultRequest(request)),
  setTieBreaks: ([request]) => setTieBreaks(setTieBreaksRequest(request)),
  drawLots: ([request]) => drawLots(drawLotsRequest(request)),
  makeKnockout: ([request]) => makeKnockout(makeKnockoutRequest(request)),
  withdraw: ([request]) => withdraw(withdrawRequest(request)),
  reinstate: ([player]) => reinstate(playerKeyOf(player)),
  substitute: ([request]) => substitute(substituteRequest(request)),
  rename: ([request]) => rename(renameRequest(request)),
  lateEntry: ([request]) => lateEntry(lateEntryRequest(request)),
  refreshNames: () => refreshNames(),
  paintCells: ([request]) => paintCells(paintRequest(request)),
  clearPaint: () => clearPaint(),
  protect: () => protect(),
  unprotect: () => unprotect(),
  publish: () => publish(),
  goLive: () => goLive(),
  makeRoundSheets: ([round]) => makeRoundSheets(roundArgument(round)),
  makePlayerCards: () => makePlayerCards(),
  remakeTabs: () => remakeTabs(),
};

/**
 * Answers a call of the sidebar.
 * @param name The call.
 * @param args Its arguments, as a list.
 */
export function bergerCall(name: unknown, args: unknown): Answer<CallName> {
  const answer = outcomeOf(() => {
    if (!isCallName(name)) throw new Problem(say().unknownCall);
    return TABLE[name](argumentsOf(args));
  });
  return JSON.parse(JSON.stringify(answer)) as Answer<CallName>;
}

function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.prototype.hasOwnProperty.call(TABLE, name);
}

function argumentsOf(args: unknown): Arguments {
  if (args === undefined || args === null) return [];
  return Array.isArray(args) ? args : refuse();
}

const LAST_CELL = /^[A-Z]{1,3}[1-9]\d{0,7}$/;

function cellArgument(cell: unknown): string | undefined {
  if (cell === undefined || cell === null) return undefined;
  return typeof cell === 'string' && LAST_CELL.test(cell) ? cell : refuse();
}

function roundArgument(round: unknown): number | undefined {
  if (round === undefined || round === null) return undefined;
  return typeof round === 'number' && Number.isInteger(round) ? round : refuse();
}

const LONGEST_RUN_NAME = 100;

function runName(run: unknown): string {
  return typeof run === 'string' && run.length <= LONGEST_RUN_NAME ? run : refuse();
}

function generateRequest(value: unknown): GenerateRequest {
  const { players, numbers, division, system, dates, clock, cycles, order, run, despiteResults } =
    fields(value);
  if (typeof cycles !== 'number' || !Number.isInteger(cycles) || cycles < 1 || cycles > MOST_CYCLES)
    throw new Problem(say().cyclesWanted(MOST_CYCLES));
  return {
    players: playerSource(players),
    ...optional('numbers', numbers, numbering),
    ...optional('division', division, divisionOf),
    ...optional('system', system, (one) => oneOf(one, SYSTEMS)),
    ...optional('dates', dates, datePlan),
    ...optional('clock', clock, clockOf),
    cycles,
    order: oneOf(order, ORDERS),
    run: runName(run),
    despiteResults: despiteResults === true,
  };
}

/** A week. */
const MOST_MINUTES = 10_080;

function clockOf(value: unknown): Clock {
  const { base, increment } = fields(value);
  const clock = {
    base: wholeNumber(base, 0, MOST_MINUTES),
    increment: wholeNumber(increment, 0, MOST_MINUTES),
  };
  return clock.base + clock.increment > 0 ? clock : refuse();
}

const LONGEST_SEED = 80;

function numbering(value: unknown): Numbering {
  const { by, seed } = fields(value);
  if (by === 'listed' || by === 'rating') return { by };
  return by === 'lot' || by === 'varma' ? { by, seed: seedOf(seed) } : refuse();
}

function seedOf(value: unknown): string {
  const seed = text(value, LONGEST_SEED).trim();
  if (seed === '') throw new Problem(say().seedWanted);
  return seed;
}

function divisionOf(value: unknown): Division {
  const { into, size, toss, pools, method, names } = fields(value);
  switch (into) {
    case 'one':
    case 'listed':
      return { into };
    case 'quads':
      return { into, size: wholeNumber(size, 2, MOST_PLAYERS), ...optional('toss', toss, seedOf) };
    case 'pools':
      return {
        ...{ into, pools: wholeNumber(pools, 1, MOST_PLAYERS) },
        method: oneOf(method, ['snake', 'order'] as const),
      };
    case 'teams':
      return { into, ...optional('names', names, teamNames) };
    default:
      return refuse();
  }
}

const LONGEST_TEAM_NAME = 100;

function teamNames(value: unknown): readonly [string, string] {
  const [one, other, more] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (more !== undefined) refuse();
  return [text(one, LONGEST_TEAM_NAME), text(other, LONGEST_TEAM_NAME)];
}

const HIGHEST_RATING = 4000;

function knownOfPlayer(value: unknown): KnownOfPlayer {
  const { rating, federation, club, team, section } = fields(value);
  const word = (one: unknown) => text(one, LONGEST_CELL);
  return {
    ...optional('rating', rating, (one) => wholeNumber(one, 1, HIGHEST_RATING)),
    ...optional('federation', federation, word),
    ...optional('club', club, word),
    ...optional('team', team, word),
    ...optional('section', section, (one) => text(one, LONGEST_SECTION)),
  };
}

function playerSource(value: unknown): PlayerSource {
  const source = fields(value);
  switch (source['from']) {
    case 'tab':
    case 'selection':
      return { from: source['from'] };
    case 'list': {
      const names = source['names'];
      if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return refuse();
      const { known } = source;
      const list = { from: 'list', names: names as readonly string[] } as const;
      if (known === undefined || known === null) return list;
      const more = listOf(known, MOST_PLAYERS, knownOfPlayer);
      return more.length === names.length ? { ...list, known: more } : refuse();
    }
    case 'number': {
      const players = source['players'];
      return typeof players === 'number' ? { from: 'number', players } : refuse();
    }
    default:
      return refuse();
  }
}
