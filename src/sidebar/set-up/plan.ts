/**
 * What the form will make: the sections with their players by start number, their rounds and games, computed by the
 * engine in the page.
 */
import { divide, type Division } from '../../engine/planning/division';
import type { RoundDates } from '../../engine/planning/round-dates';
import type { Numbering } from '../../engine/planning/start-numbers';
import { isTossed, isTurned } from '../../engine/schedule/colour-toss';
import { MOST_WRITTEN_GAMES, size, type Format, type Pairing } from '../../engine/schedule/format';
import { byeOf, pairingAt } from '../../engine/schedule/schedule';
import { scheveningenRows } from '../../engine/schedule/scheveningen';
import { datesOf } from './dates';
import { divisionOf, intoOf, isTossing } from './division';
import { cyclesOf, fieldOf, type Field, type Form, type Found } from './form';
import { numberingOf, seedMissing, varmaClashes, varmaDraw } from './numbering';

export interface PlannedSection {
  /** Blank where the field is one group. */
  readonly name: string;
  readonly players: number;
  /** By start number; absent where only the number is known. */
  readonly names?: readonly string[];
  readonly rounds: number;
  readonly boards: number;
  readonly games: number;
  readonly gamesPerPlayer: number;
  readonly freeRoundsPerPlayer: number;
  /** Absent in a match of teams. */
  readonly format?: Format;
  readonly toss?: string;
}

export interface Plan {
  readonly division: Division;
  readonly numbering: Numbering;
  readonly cycles: number;
  readonly sections: readonly PlannedSection[];
  /** Of the longest section. */
  readonly rounds: number;
  /** Games of all sections at a time. */
  readonly boards: number;
  readonly games: number;
  /** The fewest and most games of a player. */
  readonly gamesPerPlayer: readonly [number, number];
  readonly tooManyGames: boolean;
  /** Absent where no dates are wanted. */
  readonly dates?: RoundDates;
}

/** What can be generated; undefined while something has to be put right (the dates do not count). */
export function planOf(form: Form, found: Found): Plan | undefined {
  const field = fieldOf(form, found);
  const cycles = cyclesOf(form);
  if (field.problem || cycles === undefined) return undefined;
  const into = intoOf(form, field);
  const divided = divisionOf(form, field);
  if (!divided.ok || seedMissing(form, field, into) || varmaClashes(form, field)) return undefined;
  const { division } = divided;
  const numbering = numberingOf(form, field, into);
  const sections = sectionsOf(form, field, division, numbering, cycles);
  const sum = (value: (section: PlannedSection) => number) =>
    sections.reduce((total, section) => total + value(section), 0);
  const rounds = Math.max(...sections.map((section) => section.rounds));
  const perPlayer = sections.map(({ gamesPerPlayer }) => gamesPerPlayer);
  const games = sum((section) => section.games);
  const dates = datesOf(form.dates, rounds);
  return {
    ...{ division, numbering, cycles, sections, rounds, games },
    boards: sum(({ boards }) => boards),
    gamesPerPlayer: [Math.min(...perPlayer), Math.max(...perPlayer)],
    tooManyGames: games > MOST_WRITTEN_GAMES,
    ...(dates && { dates }),
  };
}

function sectionsOf(
  form: Form,
  field: Field,
  division: Division,
  numbering: Numbering,
  cycles: number,
): readonly PlannedSection[] {
  const people = field.people ?? Array.from({ length: field.players }, () => ({ name: '' }));
  const divided =
    numbering.by === 'varma'
      ? [{ name: '', places: varmaDraw(field, numbering.seed).places }]
      : divide(people, division, numbering);
  return divided.map(({ name, places }): PlannedSection => {
    const players = places.length;
    const names = field.people && { names: places.map((place) => people[place]?.name ?? '') };
    if (division.into === 'teams') return { name, ...names, ...matchSize(players / 2, cycles), players };
    const isToss = division.into === 'quads' && isTossing(form);
    const system = division.into === 'one' ? form.system : isToss ? 'crenshaw' : 'berger';
    const format: Format = { players, cycles, system, order: cycles > 1 ? form.order : 'fide' };
    const toss = division.into === 'quads' && division.toss !== undefined && { toss: division.toss };
    return { name, players, ...names, ...size(format), format, ...toss };
  });
}

function matchSize(each: number, cycles: number): Omit<PlannedSection, 'name' | 'players'> {
  const rounds = each * cycles;
  return { rounds, boards: each, games: rounds * each, gamesPerPlayer: rounds, freeRoundsPerPlayer: 0 };
}

export interface Preview {
  /** The round shown: the wanted one, or the nearest there is. */
  readonly round: number;
  readonly rounds: number;
  readonly games: readonly (Pairing & { readonly board: number })[];
  /** Boards not shown. */
  readonly more: number;
  /** The start number that is free. */
  readonly bye?: number;
}

/** The first boards of a round: `most`, or one more where that is all. */
export function previewOf(section: PlannedSection, cycles: number, wanted: number, most: number): Preview {
  const { rounds, boards, format } = section;
  const round = Math.min(Math.max(wanted, 1), rounds);
  const shown = boards <= most + 1 ? boards : most;
  const bye = format && byeOf(format, round);
  const pairings = format ? undefined : matchRound(boards, cycles, round);
  return {
    round,
    rounds,
    games: Array.from({ length: shown }, (_, i) => ({
      board: i + 1,
      ...(pairings?.[i] ?? gameAt(section, round, i + 1)),
    })),
    more: boards - shown,
    ...(bye !== undefined && { bye }),
  };
}

function gameAt({ format, toss, name }: PlannedSection, round: number, board: number): Pairing {
  if (!format) return { white: 0, black: 0 };
  const game = pairingAt(format, round, board);
  const isOther = toss !== undefined && isTossed(format, round) && isTurned(toss, name, board);
  return isOther ? { white: game.black, black: game.white } : game;
}

function matchRound(each: number, cycles: number, wanted: number): readonly Pairing[] {
  return scheveningenRows(each, cycles)
    .filter(([round]) => round === wanted)
    .map(([, , white, black]) => ({ white, black }));
}
