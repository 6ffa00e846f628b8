/**
 * Conditions of colour rules as a spreadsheet reads them: no functions, no separators, only operators.
 */
import type { Rect } from './reading';

type Value = string | number | boolean;
type Table = readonly (readonly Value[])[];

class CellError extends Error {}

/** Whether the condition of a rule over `area` holds in a cell of the table that stands at A1; an error does not. */
export function fits(formula: string, area: Rect, table: Table, row: number, column: number): boolean {
  const at = (r: number, c: number): Value | undefined => {
    const value = table[r - 1]?.[c - 1];
    return value;
  };
  const reader = new Reader(formula.slice(1), (letters, absoluteColumn, r, absoluteRow) => {
    const c = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    return at(absoluteRow ? r : r + row - area.row, absoluteColumn ? c : c + column - area.column);
  });
  try {
    const value = reader.whole();
    // Only 1 and TRUE are sure to count as true.
    expect([0, 1, true, false]).toContain(value);
    return value === true || value === 1;
  } catch (error) {
    if (error instanceof CellError) return false;
    throw error;
  }
}

type Look = (
  letters: string,
  absoluteColumn: boolean,
  row: number,
  absoluteRow: boolean,
) => Value | undefined;

/** A blank cell equals 0 and an empty text, as in Sheets. */
class Reader {
  private readonly tokens: readonly string[];
  private readonly look: Look;
  private next = 0;

  constructor(code: string, look: Look) {
    this.tokens = code.match(/"[^"]*"|\$?[A-Z]+\$?\d+|\d+|<>|[-+*^()=<>]/g) ?? [];
    expect(this.tokens.join('')).toBe(code);
    this.look = look;
  }

  whole(): Value {
    const value = this.comparison() ?? 0;
    expect(this.next).toBe(this.tokens.length);
    return value;
  }

  private take(...wanted: readonly string[]): string | undefined {
    const token = this.tokens[this.next];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.next++;
    return token;
  }

  private comparison(): Value | undefined {
    let left = this.sum();
    for (let sign = this.take('=', '<>', '>'); sign; sign = this.take('=', '<>', '>')) {
      const right = this.sum();
      left = sign === '>' ? isMore(left, right) : isSame(left, right) === (sign === '=');
    }
    return left;
  }

  private sum(): Value | undefined {
    let left = this.product();
    while (this.take('+')) left = number(left) + number(this.product());
    return left;
  }

  private product(): Value | undefined {
    let left = this.power();
    while (this.take('*')) left = number(left) * number(this.power());
    return left;
  }

  private power(): Value | undefined {
    const base = this.atom();
    return this.take('^') ? number(base) ** number(this.atom()) : base;
  }

  private atom(): Value | undefined {
    if (this.take('-')) return -number(this.atom());
    if (this.take('(')) {
      const value = this.comparison();
      expect(this.take(')')).toBe(')');
      return value;
    }
    const token = this.tokens[this.next++] ?? '';
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^\d+$/.test(token)) return Number(token);
    const [, dollar, letters = '', dollarRow, digits] = /^(\$?)([A-Z]+)(\$?)(\d+)$/.exec(token) ?? [];
    return this.look(letters, dollar === '$', Number(digits), dollarRow === '$');
  }
}

function number(value: Value | undefined): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') throw new CellError('#VALUE!');
  return Number(value);
}

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (a === undefined || b === undefined) return [undefined, '', 0, false].includes(a ?? b);
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() === b.toLowerCase();
  return a === b;
}

/** A text is more than any number. */
function isMore(a: Value | undefined, b: Value | undefined): boolean {
  const [x, y] = [a ?? 0, b ?? 0];
  return typeof x === typeof y ? x > y : typeof x === 'string';
}
