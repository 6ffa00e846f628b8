/**
 * What the page may call: one table, checked arguments, answers that pass through JSON.
 */
import { MOST_CYCLES } from '../cells/options';
import type { Numbering } from '../engine/planning/start-numbers';
import type { Order } from '../engine/schedule/format';
import type { Answer, CallName, Calls, GenerateRequest, PlayerSource } from '../sidebar/calls';
import { fields, playerKeyOf, refuse } from './arguments';
import { repair } from './command';
import { generate } from './generate';
import { lateEntry } from './people/late-entry';
import { refreshNames, rename, substitute } from './people/names';
import { lateEntryRequest, renameRequest, substituteRequest, withdrawRequest } from './people/requests';
import { reinstate, withdraw } from './people/withdrawal';
import { readSelection } from './players-source';
import { makePlayerCards, makeRoundSheets } from './print';
import { outcomeOf, Problem } from './problem';
import { readProgress } from './progress';
import { protect, unprotect } from './protection';
import { goLive, publish } from './publish';
import { remakeTabs } from './remake';
import { setResult, setResultRequest } from './results';
import { drawLots, drawLotsRequest, setTieBreaks, setTieBreaksRequest } from './settings';
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
  withdraw: ([request]) => withdraw(withdrawRequest(request)),
  reinstate: ([player]) => reinstate(playerKeyOf(player)),
  substitute: ([request]) => substitute(substituteRequest(request)),
  rename: ([request]) => rename(renameRequest(request)),
  lateEntry: ([request]) => lateEntry(lateEntryRequest(request)),
  refreshNames: () => refreshNames(),
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

const ORDERS: readonly string[] = ['fide', 'plain', 'mirror'] satisfies Order[];

function isOrder(order: unknown): order is Order {
  return typeof order === 'string' && ORDERS.includes(order);
}

function generateRequest(value: unknown): GenerateRequest {
  const { players, numbers, cycles, order, run, despiteResults } = fields(value);
  if (!isOrder(order)) return refuse();
  if (typeof cycles !== 'number' || !Number.isInteger(cycles) || cycles < 1 || cycles > MOST_CYCLES)
    throw new Problem(say().cyclesWanted(MOST_CYCLES));
  return {
    players: playerSource(players),
    ...(numbers === undefined ? {} : { numbers: numbering(numbers) }),
    cycles,
    order,
    run: runName(run),
    despiteResults: despiteResults === true,
  };
}

const LONGEST_SEED = 80;

function numbering(value: unknown): Numbering {
  const { by, seed } = fields(value);
  if (by === 'listed' || by === 'rating') return { by };
  if (by !== 'lot' || typeof seed !== 'string' || seed.length > LONGEST_SEED) return refuse();
  if (seed.trim() === '') throw new Problem(say().seedWanted);
  return { by, seed: seed.trim() };
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
      return { from: 'list', names };
    }
    case 'number': {
      const players = source['players'];
      return typeof players === 'number' ? { from: 'number', players } : refuse();
    }
    default:
      return refuse();
  }
}
