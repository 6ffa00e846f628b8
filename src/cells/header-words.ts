/**
 * The words that head a column, in every language at once, and the table that they make readable.
 */
import type { Language } from '../messages/language';
import { fold } from './text';
import type { Cell } from './value';

/** A list of words for one kind of column; `both` holds those that tell no language. */
interface Words {
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly both?: readonly string[];
}

const NUMBER: Words = {
  en: ['number', 'start number', 'start no', 'starting number'],
  es: ['num', 'numero', 'numero de salida', 'numero inicial', 'n o'],
  both: ['no', 'nr', 'n', '#', 'sno'],
};

const SECTION: Words = { en: ['section', 'group', 'pool'], es: ['seccion', 'grupo'] };

const PLAYER_WORDS = {
  no: NUMBER,
  name: {
    en: ['name', 'names', 'player', 'players', 'player name', 'full name', 'participant', 'participants'],
    es: [
      ...[
        'nombre',
        'nombres',
        'jugador',
        'jugadora',
        'jugadores',
        'jugadoras',
        'participante',
        'participantes',
      ],
      ...['nombre y apellido', 'nombre y apellidos', 'apellido y nombre', 'apellidos y nombre'],
    ],
  },
  rating: { en: ['rating', 'rtg', 'fide rating'], es: ['elo fide'], both: ['elo', 'fide elo'] },
  title: { en: ['title'], es: ['titulo', 'tit'] },
  federation: { en: ['federation', 'country'], es: ['federacion', 'pais'], both: ['fed'] },
  club: { en: [], es: [], both: ['club'] },
  section: SECTION,
  status: { en: ['status'], es: ['estado', 'situacion'] },
  hand: { en: ['hand', 'by hand', 'place by hand'], es: ['mano', 'a mano', 'puesto a mano'] },
  fideId: {
    en: ['fide id', 'fide no', 'fide number'],
    es: ['id fide', 'codigo fide'],
    both: ['fideid', 'fide-id'],
  },
  born: {
    en: ['born', 'birth', 'birthday', 'date of birth', 'year of birth'],
    es: ['nacido', 'nacida', 'nacimiento', 'fecha de nacimiento', 'ano de nacimiento'],
  },
  sex: { en: ['sex', 'gender'], es: ['sexo', 'genero'] },
};

const GAME_WORDS = {
  round: { en: ['round', 'rounds', 'rd', 'rnd'], es: ['ronda', 'rondas', 'rda'] },
  board: { en: ['board', 'table', 'bd'], es: ['mesa', 'tablero'] },
  white: { en: ['white', 'whites', 'white player'], es: ['blanco', 'blanca', 'blancas', 'jugador blanco'] },
  black: { en: ['black', 'blacks', 'black player'], es: ['negro', 'negra', 'negras', 'jugador negro'] },
  result: { en: ['result', 'results', 'score'], es: ['resultado', 'resultados'], both: ['res'] },
  no: NUMBER,
  section: SECTION,
};

export type PlayerColumn = keyof typeof PLAYER_WORDS;
export type GameColumn = keyof typeof GAME_WORDS;

export interface Heading<Column extends string> {
  readonly column: Column;
  /** Undefined where the word is the same in every language. */
  readonly language: Language | undefined;
}

const LONGEST_HEADING = 40;

function dictionary<Column extends string>(
  words: Record<Column, Words>,
): (cell: Cell) => Heading<Column> | undefined {
  let headings: Map<string, Heading<Column>> | undefined;
  const build = () => {
    const made = new Map<string, Heading<Column>>();
    for (const column of Object.keys(words) as Column[]) {
      const { en, es, both = [] } = words[column];
      for (const word of both) made.set(word, { column, language: undefined });
      for (const word of en) made.set(word, { column, language: 'en' });
      for (const word of es) made.set(word, { column, language: 'es' });
    }
    return made;
  };
  return (cell) => {
    if (typeof cell !== 'string' || cell.length === 0 || cell.length > LONGEST_HEADING) return undefined;
    headings ??= build();
    return headings.get(fold(cell));
  };
}

/** What a heading of a players table says; undefined for a word that is none. */
export const playerHeading = dictionary<PlayerColumn>(PLAYER_WORDS);

/** What a heading of a games table says; undefined for a word that is none. */
export const gameHeading = dictionary<GameColumn>(GAME_WORDS);

/** Words for a free round, folded: `Bye`, `Descansa` and the like. */
const BYE_WORDS: ReadonlySet<string> = new Set(['bye', 'free', 'descansa', 'libre', 'exempt', 'spielfrei']);

/** True for a word that stands in an opponent's place in a free round. */
export function isByeWord(text: string): boolean {
  return text.length <= LONGEST_HEADING && BYE_WORDS.has(fold(text));
}
