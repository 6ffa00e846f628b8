/**
 * DE, direct encounter, C.07 art. 6: the results of the tied players against each other.
 * A procedure for a whole group, never a comparison of two.
 */
import { exact, pointsOf } from '../results/scoring';
import type { ScoreTable } from '../results/score-table';
import { runsOfEquals } from './runs-of-equals';
import type { GroupTieBreak } from './tie-break';

/** One application of art. 6.2 to players who are still tied. */
export interface EncounterPass {
  /** 1 for the whole group; a subset that it left tied is looked at in the next. */
  readonly pass: number;
  /** Best first, by start number among equals. */
  readonly players: readonly EncounterPlace[];
}

export interface EncounterPlace {
  readonly no: number;
  /** Points against the others of this pass, art. 6.1.2; undefined without a game against any of them. */
  readonly score: number | undefined;
  /** Place inside the whole group after this pass, from 1. */
  readonly place: number;
}

/** What the members of one group scored against each other. */
interface Meetings {
  readonly group: readonly number[];
  /** Each player has a row of cells and each opponent a place in it; the groups follow one another. */
  readonly firstCell: number;
  readonly points: Float64Array;
  readonly games: Float64Array;
  /** Every pair has met, and has no game left to play. */
  readonly isComplete: boolean;
}

/** Reads the games once, whatever the number of groups. */
function meetingsIn(
  { tournament, scoring }: ScoreTable,
  groups: readonly (readonly number[])[],
): readonly Meetings[] {
  const pointsFor = pointsOf(scoring);
  const groupOf = new Int32Array(tournament.players + 1).fill(-1);
  const indexIn = new Int32Array(tournament.players + 1);
  const rowOf = new Int32Array(tournament.players + 1);
  const firstCells: number[] = [];
  let cells = 0;
  groups.forEach((group, g) => {
    firstCells.push(cells);
    group.forEach((no, index) => {
      groupOf[no] = g;
      indexIn[no] = index;
      rowOf[no] = cells + index * group.length;
    });
    cells += group.length ** 2;
  });
  const points = new Float64Array(cells);
  const games = new Float64Array(cells);
  const struck = new Float64Array(cells);
  for (const { white, black, result, annulled } of tournament.games) {
    const g = groupOf[white] as number;
    if (g === -1 || g !== groupOf[black] || result === undefined) continue;
    const there = (rowOf[white] as number) + (indexIn[black] as number);
    const back = (rowOf[black] as number) + (indexIn[white] as number);
    if (annulled === true) {
      add(struck, there, 1);
      add(struck, back, 1);
    } else {
      add(games, there, 1);
      add(games, back, 1);
      const { white: forWhite, black: forBlack } = pointsFor(result);
      add(points, there, forWhite);
      add(points, back, forBlack);
    }
  }
  const haveMet = (cell: number): boolean => {
    const met = games[cell] as number;
    return met > 0 && met + (struck[cell] as number) >= tournament.cycles;
  };
  return groups.map((group, g) => {
    const firstCell = firstCells[g] as number;
    let isComplete = true;
    for (let row = 0; row < group.length; row++)
      for (let column = 0; column < row; column++)
        isComplete = isComplete && haveMet(firstCell + row * group.length + column);
    return { group, firstCell, points, games, isComplete };
  });
}

function add(cells: Float64Array, cell: number, amount: number): void {
  cells[cell] = (cells[cell] as number) + amount;
}

/** Whoever met another more than once gets the average of those games, art. 6.1.2. */
function scoreAgainst(
  row: number,
  others: readonly number[],
  { group, firstCell, points, games }: Meetings,
): number | undefined {
  let sum = 0;
  let isMet = false;
  for (const column of others) {
    const cell = firstCell + row * group.length + column;
    const count = games[cell] as number;
    if (count === 0) continue;
    isMet = true;
    sum += (points[cell] as number) / count;
  }
  return isMet ? exact(sum) : undefined;
}

/**
 * The whole group first; if all of it have met, then every subset that is still tied, until nothing changes
 * (art. 6.2). With a game still to be played inside the group there is one pass, and it separates nothing.
 */
function passesThrough(meetings: Meetings): readonly EncounterPass[] {
  const { group, isComplete } = meetings;
  const passes: EncounterPass[] = [];
  const waiting = [{ pass: 1, first: 1, rows: group.map((_, row) => row) }];
  for (const { pass, first, rows } of waiting) {
    const scored = rows.map((row) => ({ row, score: scoreAgainst(row, rows, meetings) }));
    if (isComplete) scored.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
    const runs = runsOfEquals(scored, (a, b) => !isComplete || a.score === b.score);
    const players: EncounterPlace[] = [];
    let place = first;
    for (const equals of runs) {
      for (const { row, score } of equals) players.push({ no: group[row] as number, score, place });
      if (equals.length > 1 && runs.length > 1)
        waiting.push({ pass: pass + 1, first: place, rows: equals.map(({ row }) => row) });
      place += equals.length;
    }
    passes.push({ pass, players });
  }
  return passes;
}

export const directEncounter: GroupTieBreak = {
  kind: 'group',
  code: 'DE',
  name: 'Direct Encounter',
  help: 'The points that the tied players scored against each other, applied again to those it leaves tied.',
  article: 'C.07 art. 6',
  judge(table, groups) {
    const values = new Array<number | undefined>(table.tournament.players + 1).fill(undefined);
    const places = new Array<number | undefined>(table.tournament.players + 1).fill(undefined);
    for (const meetings of meetingsIn(table, groups))
      for (const { pass, players } of passesThrough(meetings))
        for (const { no, score, place } of players) {
          if (pass === 1) values[no] = score;
          places[no] = place;
        }
    return { values, places };
  },
};

/** In a round robin forfeits count anyway (art. 15.2), so that DE/P is DE. */
export const directEncounterWithForfeits: GroupTieBreak = {
  ...directEncounter,
  code: 'DE/P',
  name: 'Direct Encounter with forfeits',
  article: 'C.07 art. 6.1.1',
};

/** How the procedure went for one group of tied players. */
export function encounterPasses(table: ScoreTable, group: readonly number[]): readonly EncounterPass[] {
  return meetingsIn(table, [group]).flatMap(passesThrough);
}
