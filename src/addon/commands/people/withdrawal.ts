/**
 * A player leaves: his open games become forfeits, and the log names them so that he can come back.
 */
import type { Result } from '../../../engine/results/game';
import type { Changed, EventGame, EventPlayer, GameKey, PlayerKey, Withdraw } from '../../../sidebar/calls';
import { area } from '../../../tabs/plan';
import { PLAYER_COLUMNS } from '../../../tabs/players';
import { tabTexts } from '../../../tabs/texts';
import { command, type Change, type Work } from '../../writing/command';
import type { EventState } from '../../event/event-reader';
import { spreadsheetLanguage } from '../../locale';
import { reinstatedData, withdrawnData } from '../../event/log';
import { Problem } from '../../problem';
import { say } from '../../texts';
import {
  checkReadable,
  gamesOf,
  isSameSection,
  listedRow,
  opponentOf,
  type ListedRow,
} from './listed-player';

export function withdraw({ status, open, ...who }: Withdraw): Changed {
  return command((event) => {
    const row = listedRow(event, who);
    const now = gamesOf(event.view, row.who).filter(({ result }) => result === undefined).length;
    // What the user saw, half of the games or not among it, is not so any more.
    if (open !== undefined && open !== now) return { ask: 'overwrite', now: String(now) };
    return withdrawal(event, row, status);
  });
}

function withdrawal(event: EventState, row: ListedRow, status: Withdraw['status']): Work {
  const { who, player } = row;
  const { people } = say();
  const games = gamesOf(event.view, who);
  checkReadable(event, games);
  const open = games.filter(({ result }) => result === undefined);
  if (player.status === status && open.length === 0) throw new Problem(people.hasLeft(player.name));
  return {
    title: people.withdrawing(player.name),
    changes: [
      ...statusChanges(event, row, status),
      ...resultChanges(open, (game) => forfeitOf(event, game, who.no)),
      withdrawnLine({ ...player, status }, open),
    ],
    notes: [
      ...(open.length > 0 ? [people.noteForfeits(open.length)] : []),
      ...(row.cell('status') === undefined
        ? [people.noteStatusColumn(event.sheet('players')?.getName() ?? '')]
        : []),
    ],
  };
}

/** The line of the log that names the forfeits of a player who left. */
export function withdrawnLine(
  { no, section, name, status }: EventPlayer,
  forfeits: readonly GameKey[],
): Extract<Change, { change: 'log' }> {
  const { statusWords, event } = tabTexts(spreadsheetLanguage());
  const word = statusWords[status === 'expelled' ? 1 : 0] ?? '';
  return {
    change: 'log',
    text: event.left(word, no, name, forfeits.length),
    data: withdrawnData(section === undefined ? { no } : { no, section }, forfeits),
  };
}

/** The result of a game that a player who left does not play: by both where the other has left too, C.05 art. 6.6. */
export function forfeitOf(event: EventState, game: EventGame, absent: number): Result {
  if (opponentOf(event.view, game, absent)?.status !== 'playing') return '0F-0F';
  return game.white === absent ? '0F-1F' : '1F-0F';
}

/** The status word in the language of the list; '' for a player who plays. */
export function statusChanges(
  event: EventState,
  row: ListedRow,
  status: Withdraw['status'] | 'playing',
): Change[] {
  const texts = tabTexts(row.language);
  const [withdrawn = '', expelled = ''] = texts.statusWords;
  const to = { playing: '', withdrawn, expelled }[status];
  const from = row.cell('status');
  if (from !== undefined)
    return row.player.status === status
      ? []
      : [{ change: 'player', player: row.who, column: 'status', from, to }];
  if (to === '') return [];
  const column = newColumn(event, row);
  return [
    {
      change: 'cells',
      tab: 'players',
      area: area(event.playersTop, column),
      from: [['']],
      to: [[texts.status]],
    },
    { change: 'cells', tab: 'players', area: area(row.row, column), from: [['']], to: [[to]] },
  ];
}

/** The column at the right of the list. The formulas of the other tabs read as far as `PLAYER_COLUMNS`. */
function newColumn(event: EventState, row: ListedRow): number {
  const list = event.sheet('players');
  const column = (list?.getLastColumn() ?? 0) + 1;
  if (!list || column > Math.min(list.getMaxColumns(), PLAYER_COLUMNS))
    throw new Problem(say().people.noStatusColumn(list?.getName() ?? '', tabTexts(row.language).status));
  return column;
}

/** Games with the same old and new result go into one change. */
export function resultChanges(games: readonly EventGame[], toOf: (game: EventGame) => Result | ''): Change[] {
  const groups = new Map<string, { from: string; to: string; games: GameKey[] }>();
  for (const game of games) {
    const from = game.text ?? game.result ?? '';
    const to = toOf(game);
    const key = `${from} ${to}`;
    const group = groups.get(key) ?? { from, to, games: [] };
    group.games.push(keyOnly(game));
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ change: 'results', ...group }));
}

export function keyOnly({ section, round, white, black }: GameKey): GameKey {
  return { ...(section === undefined ? {} : { section }), round, white, black };
}

export function reinstate(who: PlayerKey): Changed {
  return command((event) => reinstatement(event, listedRow(event, who)));
}

function reinstatement(event: EventState, row: ListedRow): Work {
  const { who, player } = row;
  const { view } = event;
  const { people } = say();
  const games = gamesOf(view, who);
  const left = view.withdrawals.find(
    ({ no, section }) => no === who.no && isSameSection(section, who.section),
  );
  if (player.status === 'playing' && !left) throw new Problem(people.hasNotLeft(player.name));
  const named = new Set((left?.forfeits ?? []).map(placeOf));
  const forfeits = games.filter((game) => named.has(placeOf(game)));
  const still = forfeits.filter((game) => isForfeitOf(event, game, who.no));
  const texts = tabTexts(spreadsheetLanguage()).event;
  // Where the other has left too, the game becomes his forfeit, and his withdrawal's.
  const awayOf = (game: EventGame) => {
    const other = opponentOf(view, game, who.no);
    return other && other.status !== 'playing' ? other : undefined;
  };
  const taken = still.filter(awayOf);
  const logOfOthers = taken.map((game) => withdrawnLine(awayOf(game) ?? player, [game]));
  const kept = forfeits.length - still.length;
  return {
    title: people.reinstating(player.name),
    changes: [
      ...statusChanges(event, row, 'playing'),
      ...resultChanges(still, (game) => (!awayOf(game) ? '' : game.white === who.no ? '1F-0F' : '0F-1F')),
      { change: 'log', text: texts.reinstated(who.no, player.name), data: reinstatedData(who) },
      ...logOfOthers,
    ],
    notes: [
      ...(kept > 0 ? [people.noteKept(kept)] : []),
      ...(taken.length > 0 ? [people.noteStillAway(taken.length)] : []),
      ...(left ? [] : [people.noteNoForfeits]),
    ],
  };
}

export const placeOf = ({ round, white, black }: GameKey) =>
  `${String(round)}.${String(white)}-${String(black)}`;

/** True while the game holds what his withdrawal wrote; `0F-0F` is that only where the other has left too. */
function isForfeitOf(event: EventState, game: EventGame, no: number): boolean {
  if (game.result === (game.white === no ? '0F-1F' : '1F-0F')) return true;
  return game.result === '0F-0F' && opponentOf(event.view, game, no)?.status !== 'playing';
}
