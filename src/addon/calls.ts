/**
 * What the page may call: one table, checked arguments, answers that pass through JSON.
 */
import { MOST_CYCLES } from '../cells/options';
import type { Order } from '../engine/schedule/format';
import type { Answer, CallName, Calls, GenerateRequest, PlayerSource } from '../sidebar/calls';
import { generate } from './generate';
import { readSelection } from './players-source';
import { outcomeOf, Problem } from './problem';
import { readProgress } from './progress';
import { opening, removeLeftovers, showTab } from './sidebar';
import { say } from './texts';

type Arguments = readonly unknown[];

const TABLE: { readonly [N in CallName]: (args: Arguments) => Calls[N]['reply'] } = {
  open: () => opening(),
  readSelection: () => readSelection(SpreadsheetApp.getActive()),
  generate: ([request]) => generate(generateRequest(request)),
  progress: ([run]) => readProgress(runName(run)),
  removeLeftovers: () => removeLeftovers(),
  showTab: ([sheetId]) => showTab(typeof sheetId === 'number' ? sheetId : refuse()),
  repair: () => notYet(),
  setResult: () => notYet(),
  setTieBreaks: () => notYet(),
  drawLots: () => notYet(),
  withdraw: () => notYet(),
  reinstate: () => notYet(),
  substitute: () => notYet(),
  rename: () => notYet(),
  lateEntry: () => notYet(),
  refreshNames: () => notYet(),
  protect: () => notYet(),
  unprotect: () => notYet(),
  publish: () => notYet(),
  goLive: () => notYet(),
  makeRoundSheets: () => notYet(),
  makePlayerCards: () => notYet(),
  remakeTabs: () => notYet(),
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

function notYet(): never {
  throw new Problem(say().unknownCall);
}

function refuse(): never {
  throw new Problem(say().badArguments);
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : refuse();
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
  const { players, cycles, order, run, despiteResults } = fields(value);
  if (!isOrder(order)) return refuse();
  if (typeof cycles !== 'number' || !Number.isInteger(cycles) || cycles < 1 || cycles > MOST_CYCLES)
    throw new Problem(say().cyclesWanted(MOST_CYCLES));
  return {
    players: playerSource(players),
    cycles,
    order,
    run: runName(run),
    despiteResults: despiteResults === true,
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
