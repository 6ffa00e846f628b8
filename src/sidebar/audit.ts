/**
 * What is amiss in the event's own schedule, section by section, in sentences with the cells to look at. Rows that are
 * no games of the event count too: they are what somebody mistyped.
 */
import { audit, NOBODY, type Entry } from '../engine/schedule/audit';
import { isTossed } from '../engine/schedule/colour-toss';
import { size, type Format } from '../engine/schedule/format';
import { gameRows, type GameRow } from '../engine/schedule/schedule';
import { scheveningenRows } from '../engine/schedule/scheveningen';
import type { EventView, GameKey } from './calls';
import { gameName } from './result-writer';
import { nameOf, sectionsOf, type Section } from './section';
import type { Status } from './status';
import { clip, isolated, joinedSome, type Texts } from './texts';

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

  const entries = rows
    .filter(({ white, black }) => white !== black)
    .map(({ round, white, black }): Entry => ({ round, white, black }));
  const found = audit(entries, true, cycles);
  const rounds = new Set(rows.map(({ round }) => round));
  const absent = Array.from({ length: needed.rounds }, (_, i) => i + 1).filter((round) => !rounds.has(round));
  const many = [...rounds].filter((round) => round > needed.rounds).sort((a, b) => a - b);
  if (absent.length > 0) tell(true, [{ sentence: say.noRound(listed(absent, t), absent.length), spots: [] }]);
  if (many.length > 0)
    tell(true, [
      {
        sentence: say.roundTooMany(listed(many, t), many.length, needed.rounds),
        spots: rows.filter(({ round }) => round > needed.rounds).map((row) => spot(row)),
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
      .filter(({ player }) => known.has(player))
      .map(({ round, player, times }) => ({
        sentence: times === 0 ? say.noGame(round, who(player)) : say.twice(round, who(player), times),
        spots: rows
          .filter((row) => row.round === round && (row.white === player || row.black === player))
          .map((row) => spot(row, player)),
      })),
  );
  tell(
    true,
    wrongPairs(
      players.map(({ no }) => no),
      games,
      cycles,
      isMatch ? n / 2 : undefined,
    )
      .filter(({ pair: [a, b], times }) => times > 0 || (!isIdle.has(a) && !isIdle.has(b)))
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

  tell(
    false,
    found.colours
      .filter(({ player, whites, blacks }) => known.has(player) && Math.abs(whites - blacks) > 1)
      .map(({ player, whites, blacks }) => ({
        sentence: say.colours(who(player), whites, blacks),
        spots: [],
      })),
  );
  tell(
    false,
    found.colours
      .filter(({ player, longestRun }) => known.has(player) && longestRun > 2)
      .map(({ player, longestRun }) => ({
        sentence: say.run(who(player), longestRun),
        spots: runOf(games, player, longestRun).map((row) => spot(row, player)),
      })),
  );

  const table = tableOf(view, n, isMatch);
  const { only, missing } = differences(games, table);
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
