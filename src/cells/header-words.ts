/**
 * The words that head a column, in every language at once, and the table that they make readable.
 */
import type { Language, reading } from '../messages/languages';
import { dictionary, type Entry } from './dictionary';
import { fold } from './text';
import type { Cell } from './value';

export type PlayerColumn = keyof (typeof reading)['en']['playerHeadings'];
export type GameColumn = keyof (typeof reading)['en']['gameHeadings'];

export interface Heading<Column extends string> {
  readonly column: Column;
  /** Undefined where the word tells no language. */
  readonly language: Language | undefined;
}

const NUMBER = ['no', 'nr', 'n', '#', 'sno'];

const playerWord = dictionary<PlayerColumn>(
  {
    no: NUMBER,
    rating: ['elo', 'fide elo'],
    federation: ['fed'],
    club: ['club'],
    fideId: ['fideid', 'fide-id'],
  },
  (words) => words.playerHeadings,
);
const gameWord = dictionary<GameColumn>({ no: NUMBER, result: ['res'] }, (words) => words.gameHeadings);
const byeWord = dictionary({ bye: ['exempt', 'spielfrei'] }, ({ bye }) => ({ bye }));

const LONGEST_HEADING = 40;

function heading<Column extends string>(
  cell: Cell,
  find: (word: string) => Entry<Column> | undefined,
): Heading<Column> | undefined {
  if (typeof cell !== 'string' || cell.length === 0 || cell.length > LONGEST_HEADING) return undefined;
  const entry = find(fold(cell));
  return entry && { column: entry.meaning, language: entry.language };
}

/** What a heading of a players table says; undefined for a word that is none. */
export function playerHeading(cell: Cell): Heading<PlayerColumn> | undefined {
  return heading(cell, playerWord);
}

/** What a heading of a games table says; undefined for a word that is none. */
export function gameHeading(cell: Cell): Heading<GameColumn> | undefined {
  return heading(cell, gameWord);
}

/** True for a word that stands in an opponent's place in a free round: `Bye`, `Descansa` and the like. */
export function isByeWord(text: string): boolean {
  return text.length <= LONGEST_HEADING && byeWord(fold(text)) !== undefined;
}
