/**
 * What is amiss in the event's own schedule, section by section, in sentences with the cells to look at. Rows that are
 * no games of the event count too: they are what somebody mistyped.
 */
import { audit, NOBODY, type Entry, type Presence } from '../../engine/schedule/audit';
import { isTossed } from '../../engine/schedule/colour-toss';
import { size, type Format } from '../../engine/schedule/format';
import { gameRows, type GameRow } from '../../engine/schedule/schedule';
import { scheveningenRows } from '../../engine/schedule/scheveningen';
import type { EventView, GameKey } from '../calls';
import { gameName } from '../results/result-writer';
import { nameOf, sectionsOf, type Section } from '../parts/section';
import { staleSentence } from '../page/event-status';
import type { Status } from '../page/status';
import { clip, isolated, joinedSome, type Texts } from '../parts/texts';

/** A row of the schedule that a finding speaks of, and the cell of it to look at. */
export interface Spot {
  /** Absent where the row cannot be read. */
  readonly game?: GameKey;
  readonly cell: string;
}

export interface Finding {
  /** False for what is lawful, but unusual. */
  readonly isFault: boolean;
  readonly sentence: string;
  readonly spots: readonly Spot[];
}

export interface SectionAudit {
  /** Absent where the event has no sections. */
  readonly name?: string;
  /** Faults first. */
  readonly findings: readonly Finding[];
  /** Rows to be painted: those of the faults, each once. */
  readonly suspects: readonly GameKey[];
  /** What it is, as a sentence. */
  readonly said: string;
}

/** So many of a kind are told one by one. */
const MOST_TOLD = 5;
/** In a sentence. */
const LONGEST_NAME = 30;

/** How many faults there are, or things to know. */
export function auditStatus(found: readonly SectionAudit[], t: Texts): Status {
  const all = found.flatMap(({ findings }) => findings);
  const faults = all.filter(({ isFault }) => isFault).length;
  if (faults > 0) return { tone: 'wait', title: t.audit.faults(faults) };
  return { tone: 'done', title: all.length > 0 ? t.audit.unusual(all.length) : t.audit.sound };
}

type Row = GameKey & { readonly row: number; readonly board?: number };

export function audits(view: EventView, t: Texts): readonly SectionAudit[] {
  const cells = unreadableCells(view);
  const unreadable: Finding = {
    isFault: true,
    sentence: t.audit.unreadable(cells.length),
    spots: cells.map((cell) => ({ cell })),
  };
  return [
    ...(cells.length > 0 ? [{ findings: [unreadable], suspects: [], said: '' }] : []),
    ...sectionsOf(view).map((section) => auditOf(view, section, t)),
  ];
}

function auditOf(view: EventView, section: Section, t: Texts): SectionAudit {
  const say = t.audit;
  const { players, name } = section;
  const { cycles, format } = view.settings;
  const strays = (view.strays ?? []).filter((one) => one.section === name);
  const rows: Row[] = [...section.rows, ...strays];
  rows.sort((a, b) => a.round - b.round || (a.board ?? Infinity) - (b.board ?? Infinity));
  const letters = view.scheduleColumns ?? { round: 'A', whiteNo: 'A', blackNo: 'A' };
  const spot = (row: Row, no?: number): Spot => {
    const column = no === undefined ? letters.round : no === row.white ? letters.whiteNo : letters.blackNo;
    return { game: keyOnly(row), cell: `${column}${row.row}` };
  };
  const known = new Set(players.map(({ no }) => no));
  const who = (no: number) =>
    known.has(no) ? `${no} ${isolated(clip(nameOf(players, no), LONGEST_NAME))}` : String(no);
  const findings: Finding[] = [];
  /** The first few one by one, the rest by their number. */
  const tell = (isFault: boolean, all: readonly { sentence: string; spots: readonly Spot[] }[]): void => {
    for (const one of all.slice(0, MOST_TOLD)) findings.push({ isFault, ...one });
    const rest = all.slice(MOST_TOLD);
    if (rest.length > 0)
      findings.push({ isFault, sentence: say.more(rest.length), spots: rest.flatMap(({ spots }) => spots) });
  };

  const n = players.length;
  const isMatch = (view.teamSize !== undefined || format.kind === 'teams') && n % 2 === 0;
  const needed = isMatch
    ? { rounds: (n / 2) * cycles, games: (n / 2) ** 2 * cycles }
    : size({ players: Math.max(n, 2), cycles });
  const games = rows.filter(({ black }) => black !== NOBODY);
  const said = say.size(new Set(rows.map(({ round }) => round)).size, games.length);
  const sound = games.filter(({ white, black }) => white !== black);
  if (n < 2 || sound.length === 0) {
    const nothing: Finding = { isFault: true, sentence: say.noGames, spots: [] };
    return { ...(name !== undefined && { name }), findings: [nothing], suspects: [], said };
  }

  tell(
    true,
    games.flatMap((row) =>
      row.white === row.black
        ? [{ sentence: say.himself(row.round, who(row.white)), spots: [spot(row, row.white)] }]
        : [],
    ),
  );
  const strangers = [...new Set(rows.flatMap(({ white, black }) => [white, black]))]
    .filter((no) => no !== NOBODY && !known.has(no))
    .sort((a, b) => a - b);
  tell(
    true,
    strangers.map((no) => ({
      sentence: say.stranger(no),
      spots: rows.filter(({ white, black }) => white === no || black === no).map((row) => spot(row, no)),
    })),
  );

  tell(
    true,
    view.staleNames
      .filter((stale) => stale.section === name)
      .map((stale) => ({
        sentence: staleSentence(stale, t),
        spots: stale.cells.map((cell) => ({ cell })),
      })),
  );

  const entries = rows
    .filter(({ white, black }) => white !== black)
    .map(({ round, white, black }): Entry => ({ round, white, black }));
  const found = audit(entries, true, cycles);
  const pairs = wrongPairs(
    players.map(({ no }) => no),
    games,
    cycles,
    isMatch ? n / 2 : undefined,
  );
  const whose = ({ white, black }: Row) =>
    black === NOBODY ? say.freeRound(who(white)) : `${white}-${black}`;
  const { only, missing } = differences(games, tableOf(view, n, isMatch));
  // Of two games for one place, the one that the table has there is right.
  const isOnly = new Set(only);
  const byBlame = [...rows.filter((row) => isOnly.has(row)), ...rows.filter((row) => !isOnly.has(row))];
  const slips = slipsIn(byBlame, found.notOnce, pairs, cycles, needed.rounds);
  tell(
    true,
    slips.map(({ row, no, missing, right }) =>
      no === undefined
        ? { sentence: say.wrongRound(row.round, whose(row), right), spots: [spot(row)] }
        : { sentence: say.wrongNumber(row.round, who(no), who(missing)), spots: [spot(row, no)] },
    ),
  );
  const isTold = (round: number, player: number) =>
    slips.some(({ tells }) => tells.has(`${round} ${player}`));
  const isPairTold = ([a, b]: readonly [number, number]) => slips.some(({ met }) => met.has(`${a} ${b}`));
  const misplaced = new Set(slips.flatMap(({ row, no }) => (no === undefined ? [row] : [])));

  const rounds = new Set(rows.filter((row) => !misplaced.has(row)).map(({ round }) => round));
  const absent = Array.from({ length: needed.rounds }, (_, i) => i + 1).filter((round) => !rounds.has(round));
  const many = [...rounds].filter((round) => round > needed.rounds).sort((a, b) => a - b);
  if (absent.length > 0) tell(true, [{ sentence: say.noRound(listed(absent, t), absent.length), spots: [] }]);
  if (many.length > 0)
    tell(true, [
      {
        sentence: say.roundTooMany(listed(many, t), many.length, needed.rounds),
        spots: rows.filter((row) => row.round > needed.rounds && !misplaced.has(row)).map((row) => spot(row)),
      },
    ]);

  const idle = players.filter(({ no }) => !rows.some(({ white, black }) => white === no || black === no));
  tell(
    true,
    idle.map(({ no }) => ({ sentence: say.idle(who(no)), spots: [] })),
  );
  const isIdle = new Set(idle.map(({ no }) => no));
  tell(
    true,
    found.notOnce
      // Nobody is missed in a round that is too many.
      .filter(({ round, times }) => times > 0 || round <= needed.rounds)
      .filter(({ round, player }) => known.has(player) && !isTold(round, player))
      .map(({ round, player, times }) => ({
        sentence: times === 0 ? say.noGame(round, who(player)) : say.twice(round, who(player), times),
        spots: rows
          .filter((row) => row.round === round && (row.white === player || row.black === player))
          .map((row) => spot(row, player)),
      })),
  );
  tell(
    true,
    pairs
      .filter(({ pair: [a, b], times }) => times > 0 || (!isIdle.has(a) && !isIdle.has(b)))
      .filter(({ pair }) => !isPairTold(pair))
      .map(({ pair: [a, b], times, wanted, rows: own }) => ({
        sentence:
          wanted === 0
            ? say.teamMates(who(a), who(b))
            : times === 0
              ? say.neverMeet(who(a), who(b))
              : say.meet(who(a), who(b), times, wanted),
        spots: times > wanted ? own.map((row) => spot(row, row.black)) : [],
      })),
  );

  // Of who is in the wrong place, colours tell nothing.
  const isJudged = (player: number) =>
    known.has(player) &&
    !found.notOnce.some((one) => one.player === player && one.round <= needed.rounds) &&
    !slips.some(({ row: { white, black } }) => white === player || black === player);
  tell(
    false,
    found.colours
      .filter(({ player, whites, blacks }) => isJudged(player) && Math.abs(whites - blacks) > 1)
      .map(({ player, whites, blacks }) => ({
        sentence: say.colours(who(player), whites, blacks),
        spots: [],
      })),
  );
  tell(
    false,
    found.colours
      .filter(({ player, longestRun }) => isJudged(player) && longestRun > 2)
      .map(({ player, longestRun }) => ({
        sentence: say.run(who(player), longestRun),
        spots: runOf(games, player, longestRun).map((row) => spot(row, player)),
      })),
  );

  const named = name !== undefined && { name };
  const blamed = findings.flatMap(({ isFault, spots }) =>
    isFault ? spots.flatMap(({ game }) => game ?? []) : [],
  );
  const suspects = [...new Map(blamed.map((game) => [gameName(game), game])).values()];
  const tableName = isMatch ? say.tables.scheveningen : say.tables[format.system];
  const isOwnTable = only.length === 0 && missing.length === 0;
  const other = isMatch || found.system === undefined ? undefined : say.tables[found.system];
  if (isOwnTable || other !== undefined)
    return { ...named, findings, suspects, said: say.isTable(said, isOwnTable ? tableName : (other ?? '')) };
  const first = Math.min(...[...only, ...missing].map(({ round }) => round));
  const here = only.filter(({ round }) => round === first);
  const there = missing.filter(({ round }) => round === first);
  const pairings = (all: readonly Pick<GameKey, 'white' | 'black'>[]) =>
    joinedSome(
      all.map(({ white, black }) => `${white}-${black}`),
      MOST_TOLD,
      say.others,
      t,
    );
  // In a schedule of somebody's own every row differs, and none is to blame for that.
  const isNear = 4 * only.length <= Math.max(games.length, 8);
  findings.push({
    isFault: false,
    sentence: say.difference(first, tableName, pairings(here), pairings(there)),
    spots: (isNear ? only : here).map((row) => spot(row)),
  });
  return { ...named, findings, suspects, said };
}

/** One cell from which several faults come: a round, or the number `no`. */
interface Slip {
  readonly row: Row;
  readonly no?: number;
  /** Who should stand there instead. */
  readonly missing: number;
  /** The round in which the row is missing. */
  readonly right: number;
  /** Rounds with players, and pairs, of whom it tells everything. */
  readonly tells: ReadonlySet<string>;
  readonly met: ReadonlySet<string>;
}

function slipsIn(
  rows: readonly Row[],
  notOnce: readonly Presence[],
  pairs: readonly WrongPair[],
  cycles: number,
  lastRound: number,
): Slip[] {
  const slips: Slip[] = [];
  const told = new Set<string>();
  const at = (round: number, player: number) => `${round} ${player}`;
  const timesIn = new Map(notOnce.map(({ round, player, times }) => [at(round, player), times]));
  const absences = new Map<number, number[]>();
  const absentees = new Map<number, number[]>();
  for (const { round, player, times } of notOnce) {
    if (times > 0 || round > lastRound) continue;
    absences.set(player, [...(absences.get(player) ?? []), round]);
    absentees.set(round, [...(absentees.get(round) ?? []), player]);
  }
  const isAbsent = (round: number, player: number) => timesIn.get(at(round, player)) === 0;
  const rounds = new Set(rows.map(({ round }) => round));
  /** Rounds of which no row is left. */
  const wholly = Array.from({ length: lastRound }, (_, i) => i + 1).filter((round) => !rounds.has(round));
  const freeRoundsOf = (no: number) =>
    rows.filter(({ white, black }) => Math.min(white, black) === NOBODY && Math.max(white, black) === no)
      .length;
  const met = new Map(pairs.map((one) => [one.pair.join(' '), one]));
  const metBy = (a: number, b: number) => met.get(`${Math.min(a, b)} ${Math.max(a, b)}`);
  for (const row of rows) {
    const { round, white, black } = row;
    const sides = [white, black].filter((no) => no !== NOBODY);
    const [first = NOBODY] = sides;
    const isSurplus = round > lastRound;
    const isTwice = (no: number) => timesIn.get(at(round, no)) === 2;
    if (!isSurplus && !sides.some(isTwice)) continue;
    if (white === black || sides.some((no) => told.has(at(round, no)))) continue;
    const isFree = sides.length === 1;
    const pair = metBy(white, black);
    const isOften = isFree
      ? freeRoundsOf(first) > cycles
      : pair !== undefined && pair.wanted > 0 && pair.times === pair.wanted + 1;
    const add = (slip: Omit<Slip, 'row' | 'tells'>, tells: readonly string[]) => {
      slips.push({ row, tells: new Set(tells), ...slip });
      for (const one of tells) told.add(one);
    };
    const right =
      (absences.get(first) ?? []).find((one) => sides.every((no) => isAbsent(one, no))) ??
      (isSurplus ? undefined : wholly[0]);
    if (!isOften && right !== undefined && sides.every((no) => isTwice(no) || isSurplus)) {
      const tells = sides.flatMap((no) => [at(round, no), at(right, no)]);
      add({ missing: NOBODY, right, met: new Set() }, tells);
    }
    if (!isOften || isSurplus) continue;
    for (const no of sides.filter(isTwice)) {
      const other = no === white ? black : white;
      const missing = (absentees.get(round) ?? []).find((player) => {
        if (isFree) return freeRoundsOf(player) < cycles;
        const pair = metBy(player, other);
        return pair !== undefined && pair.times === pair.wanted - 1;
      });
      if (missing === undefined) continue;
      const both = [no, missing];
      const own = both.map((one) => [one, other].sort((a, b) => a - b).join(' '));
      add(
        { no, missing, right: round, met: new Set(own) },
        both.map((one) => at(round, one)),
      );
      break;
    }
  }
  return slips;
}

const keyOnly = ({ section, round, white, black }: Row): GameKey => ({
  ...(section !== undefined && { section }),
  ...{ round, white, black },
});

const listed = (rounds: readonly number[], t: Texts) =>
  joinedSome(rounds.map(String), MOST_TOLD, t.audit.others, t);

/** Cells of the schedule that cannot be read, without those of rows that are looked at anyway. */
function unreadableCells({ faults, tabs, games, strays = [] }: EventView): string[] {
  const sheetId = tabs.find(({ kind }) => kind === 'schedule')?.sheetId;
  const read = new Set([...games, ...strays].map(({ row }) => String(row)));
  return faults
    .filter((fault) => fault.sheetId === sheetId && !fault.game && !read.has(fault.cell.replace(/^\D+/, '')))
    .map(({ cell }) => cell);
}

interface WrongPair {
  readonly pair: readonly [number, number];
  readonly times: number;
  readonly wanted: number;
  readonly rows: readonly Row[];
}

/** With `teamSize` only players of different teams are to meet. */
function wrongPairs(
  players: readonly number[],
  games: readonly Row[],
  cycles: number,
  teamSize: number | undefined,
): WrongPair[] {
  const met = new Map<string, Row[]>();
  const key = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
  for (const row of games) {
    const before = met.get(key(row.white, row.black));
    if (before) before.push(row);
    else met.set(key(row.white, row.black), [row]);
  }
  return players.flatMap((a, i) =>
    players.slice(i + 1).flatMap((b): WrongPair[] => {
      const rows = met.get(key(a, b)) ?? [];
      const wanted = teamSize !== undefined && a <= teamSize === b <= teamSize ? 0 : cycles;
      return rows.length === wanted ? [] : [{ pair: [a, b], times: rows.length, wanted, rows }];
    }),
  );
}

/** The games of the first run of one colour that is so long. */
function runOf(games: readonly Row[], player: number, length: number): readonly Row[] {
  const own = games.filter(({ white, black }) => white === player || black === player);
  let run: Row[] = [];
  for (const row of own) {
    const [last] = run;
    run = last && (last.white === player) === (row.white === player) ? [...run, row] : [row];
    if (run.length === length) break;
  }
  return run;
}

interface Table {
  readonly rows: readonly GameRow[];
  /** True where the colours of a round are tossed for. */
  readonly isTossed: (round: number) => boolean;
}

function tableOf({ settings }: EventView, players: number, isMatch: boolean): Table {
  const { cycles, order } = settings;
  const { kind, system } = settings.format;
  if (isMatch) return { rows: scheveningenRows(players / 2, cycles), isTossed: () => false };
  const format: Format = { players, cycles, order, system };
  return { rows: gameRows(format), isTossed: (round) => kind === 'quads' && isTossed(format, round) };
}

/** The games that only the schedule has, and those that only the table has, whatever their boards. */
function differences(games: readonly Row[], table: Table) {
  const key = (round: number, white: number, black: number) =>
    table.isTossed(round)
      ? `${round} ${Math.min(white, black)} ${Math.max(white, black)}`
      : `${round} ${white} ${black}`;
  const right = new Set(table.rows.map(([round, , white, black]) => key(round, white, black)));
  const found = new Set(games.map(({ round, white, black }) => key(round, white, black)));
  return {
    only: games.filter(({ round, white, black }) => !right.has(key(round, white, black))),
    missing: table.rows
      .filter(([round, , white, black]) => !found.has(key(round, white, black)))
      .map(([round, , white, black]) => ({ round, white, black })),
  };
}
