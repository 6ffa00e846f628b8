/**
 * The Scheveningen system: two teams of equal size, everybody plays everybody of the other team. On board k stands
 * player k of the first team.
 */
import type { GameRow } from './schedule';

export interface TeamGame {
  /** The opponent, of the second team. */
  readonly other: number;
  /** True where the player of the first team has White. */
  readonly hasWhite: boolean;
}

/**
 * The standard tables (FIDE Arbiters' Manual 2025, chapter 4). A word is a round, a letter the opponent on board 1, 2, …:
 * in lower case the player of the first team has White.
 */
const TABLES: readonly string[] = [
  'ab BA',
  'abC BcA cAb',
  'abCD BAdc cdAB DCba',
  'abcDE BCDea cdEAb DEabC eABcd',
  'AEdbcF BaCDfe cbAFEd dFeaBC EDfCab fcBeDA',
  'abcdEFG BCDefgA cdeFGAb DEfgaBC efGABcd FgabCDE gABCdef',
  'abcdEFGH BCDAfghe cdabGHEF DABChefg efghABCD FGHEbcda ghefCDAB HEFGdabc',
  'abcdeFGHI BCDEfghiA cdefGHIAb DEFghiaBC efgHIABcd FGhiabCDE ghIABCdef HiabcDEFG iABCDefgh',
  'abhIEcdFGJ BADgjHCefi chaBFdjGIE DCiAgJfHeb edBcAIGjHf FgEDhaibJC gEjfDBAIch HFCJiebadG ijfhBgECAD JIGecFHdba',
];
const FIRST_TABLE = 2;

/**
 * All rounds, a list of boards each, with colours reversed in every second cycle. Everybody has as many Whites as
 * Blacks, or with an odd number of games one more or fewer, and nobody three of one colour in a row: where the cycles
 * would join badly, each begins two rounds of the table earlier than the one before.
 */
export function scheveningen(size: number, cycles = 1): readonly (readonly TeamGame[])[] {
  const table = tableOf(size);
  const setBack = size % 2 === 1 || size === 6 || size === 10 ? 2 : 0;
  return Array.from({ length: size * cycles }, (_, nth) => {
    const cycle = Math.floor(nth / size);
    const round = table[(nth + cycle * (size - setBack)) % size] ?? [];
    return cycle % 2 === 0 ? round : round.map(({ other, hasWhite }) => ({ other, hasWhite: !hasWhite }));
  });
}

function tableOf(size: number): readonly (readonly TeamGame[])[] {
  const table = TABLES[size - FIRST_TABLE];
  if (table !== undefined)
    return table.split(' ').map((round) =>
      Array.from(round, (letter) => ({
        other: letter.toLowerCase().charCodeAt(0) - 96,
        hasWhite: letter !== letter.toUpperCase(),
      })),
    );
  return size % 2 === 1 ? oddSize(size) : evenSize(size);
}

function boards(size: number, shift: number, hasWhite: (player: number) => boolean): TeamGame[] {
  return Array.from({ length: size }, (_, i) => ({
    other: ((i + shift) % size) + 1,
    hasWhite: hasWhite(i + 1),
  }));
}

/**
 * As the tables for 7 and 9 are made: the second team moves on by one board each round, the first team alternates, and a
 * half of it, which moves too, has the other colour.
 */
function oddSize(size: number): TeamGame[][] {
  const half = (size - 1) / 2;
  return Array.from({ length: size }, (_, shift) => {
    const before = half + 1 - Math.floor((shift + 1) / 2);
    return boards(
      size,
      shift,
      (player) => (shift % 2 === 0) !== (player > before && player <= before + half),
    );
  });
}

/**
 * Rounds come in pairs between which the second team moves by two or four boards: those with even numbers have one
 * colour, those with odd numbers the other, and in the second round of the pair the reverse. So everybody has
 * one White and one Black in each pair. Where the rounds do not pair like that, two are left over, which
 * differ by half the size: opponents of the first meet each other's in the second.
 */
function evenSize(size: number): TeamGame[][] {
  const left = size % 4 === 0 ? [] : [0, size / 2];
  const shifts = [0, 1].flatMap((parity) =>
    Array.from({ length: size / 2 }, (_, i) => 2 * i + parity).filter((shift) => !left.includes(shift)),
  );
  const paired = shifts.map((shift, nth) =>
    boards(size, shift, (player) => player % 2 === (nth % 2 === 0 ? 1 : 0)),
  );
  const half = size / 2;
  const rest = left.map((shift, nth) =>
    boards(size, shift, (player) => (player - 1) % half < (half + 1) / 2 === (nth === 0)),
  );
  return [...paired, ...rest];
}

/**
 * Every game as a row: round, board, White, Black. Numbers 1 to `size` are the first team, which has its boards in that
 * order, and `size + 1` to `2 size` the second.
 */
export function scheveningenRows(size: number, cycles = 1): GameRow[] {
  return scheveningen(size, cycles).flatMap((boards, round) =>
    boards.map(({ other, hasWhite }, i): GameRow => {
      const [own, opponent] = [i + 1, size + other];
      return hasWhite ? [round + 1, i + 1, own, opponent] : [round + 1, i + 1, opponent, own];
    }),
  );
}
