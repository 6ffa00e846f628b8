/**
 * The tables as values, for those whose spreadsheet does not know the functions; and as formulas again.
 */
import { isBlank } from '../../cells/text';
import type { Argument, Cell, Table } from '../../cells/value';
import { CROSSTABLE } from '../../functions/crosstable';
import { PROGRESS } from '../../functions/progress';
import { STANDINGS } from '../../functions/standings';
import { TEAMSTANDINGS } from '../../functions/teamstandings';
import { WALLCHART } from '../../functions/wallchart';
import type { Changed } from '../../sidebar/calls';
import type { Block, TabPlan } from '../../tabs/plan';
import { tabTexts } from '../../tabs/texts';
import { command, type Change } from '../writing/command';
import type { EventState } from '../event/event-reader';
import { spreadsheetLanguage } from '../locale';
import { checksum, tablesSum } from '../event/checksum';
import { publishedIn, type Published } from '../event/marks';
import { detailOf, Problem } from '../problem';
import { cellName } from '../event/schedule-reader';
import { formulaOf, SPILLED_KINDS, spilledPlanOf, type SpilledKind } from './spilled-tabs';
import { isSameFormula, tableBefore, type TableChange } from '../writing/tab-changes';
import { say } from '../texts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const FUNCTIONS: Readonly<Record<string, (...args: Parameters<typeof STANDINGS>) => Table>> = {
  STANDINGS,
  TEAMSTANDINGS,
  CROSSTABLE,
  PROGRESS,
  WALLCHART,
};

/** Values that were published before are brought up to date. */
export function publish(): Changed {
  return eachTable(say().share.publishing, (event, sheet, kind) => {
    const texts = say().share;
    const at = whereIs(sheet, kind);
    if (!at) throw new Problem(texts.noTable(sheet.getName()));
    const usual = usualFormula(event, kind);
    const formula = at.formula ?? adapted(at.published, usual);
    return { at, formula, ...asValues(event, sheet.getName(), formula, usual) };
  });
}

/** The values of a formula, and by what they are found again. */
function asValues(event: EventState, tab: string, formula: string, usual: string) {
  const values = evaluate(event, tab, formula);
  const head = headOf(values[0] ?? []);
  const published: Published = {
    rows: values.length,
    columns: values[0]?.length ?? 0,
    head,
    heads: values.filter((line) => isHead(line, 0, head)).length,
    sum: checksum(values),
    of: tablesSum(event.view),
    lines: values.map(lineSum),
    usual,
    ...(isSameFormula(formula, usual) ? {} : { formula }),
  };
  return { values, published, size: published };
}

/** Writes the table of a plan that the same run carries out as values; throws a `Problem` where there are none. */
export function publishedPlan(event: EventState, kind: SpilledKind, plan: TabPlan): TableChange {
  const formula = formulaOf(plan);
  const { values, published } = asValues(event, plan.name, formula, formula);
  const { rows, columns } = published;
  const before = { live: true, values: [], formats: [], published: undefined };
  return {
    ...{ change: 'table', tab: kind, row: 1, column: 1, rows, columns, formula },
    memory: { table: filled(values, rows, columns), published, before },
  };
}

const filled = (values: Table, rows: number, columns: number): Block =>
  Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => values[r]?.[c] ?? ''));

/** Cells beside the published values are never touched. */
export function goLive(): Changed {
  return eachTable(say().share.goingLive, (event, sheet, kind) => {
    const texts = say().share;
    const at = whereIs(sheet, kind);
    if (!at) throw new Problem(texts.noTable(sheet.getName()));
    if (at.formula !== undefined) return undefined;
    const usual = usualFormula(event, kind);
    const own = at.published.formula === undefined ? undefined : adapted(at.published, usual);
    // It stays where it gives no table just now, unless a tab that it reads is gone.
    const isOwn =
      own !== undefined && !(tried(() => argumentsOf(event, sheet.getName(), own)) instanceof Problem);
    const formula = isOwn ? own : usual;
    const table = tried(() => evaluate(event, sheet.getName(), formula));
    const rows = table instanceof Problem ? [] : table;
    const held = sheet
      .getRange(at.row, at.column, at.published.rows, at.published.columns)
      .getValues() as Cell[][];
    return {
      at,
      formula,
      size: { rows: rows.length, columns: rows[0]?.length ?? 0 },
      ...(checksum(held) === at.published.sum ? {} : { note: texts.changedByHand(sheet.getName()) }),
    };
  });
}

interface Wanted {
  readonly at: At;
  readonly formula: string;
  readonly values?: Table;
  readonly published?: Published;
  /** What will be filled. */
  readonly size: { readonly rows: number; readonly columns: number };
  readonly note?: string;
}

/** What cannot be done for one tab is told, and done for the others. */
function eachTable(
  title: string,
  work: (event: EventState, sheet: Sheet, kind: SpilledKind) => Wanted | undefined,
): Changed {
  return command((event) => {
    const { names } = tabTexts(spreadsheetLanguage());
    if (event.view.event === '') throw new Problem(say().share.notMade);
    // The formulas name it.
    if (!event.sheet('event')) throw new Problem(say().change.tabGone(names.event));
    const changes: Change[] = [];
    const notes: string[] = [];
    for (const kind of SPILLED_KINDS) {
      const sheet = event.sheet(kind);
      if (!sheet) continue;
      const outcome = tried(() => {
        const wanted = work(event, sheet, kind);
        return wanted && { change: tableChange(sheet, kind, wanted), note: wanted.note };
      });
      if (outcome instanceof Problem) notes.push(outcome.message);
      else if (outcome) {
        changes.push(outcome.change);
        if (outcome.note !== undefined) notes.push(outcome.note);
      }
    }
    const missing = event.view.missing.filter((kind) => (SPILLED_KINDS as readonly string[]).includes(kind));
    if (changes.length === 0 && (notes.length > 0 || missing.length > 0))
      throw new Problem(notes[0] ?? say().share.noTables);
    if (missing.length > 0)
      notes.push(say().share.tablesMissing(missing.map((kind) => names[kind]).join(', ')));
    return { title, changes, notes };
  });
}

/** What `work` returns or what is wrong; a failure of the services passes through. */
export function tried<T>(work: () => T): T | Problem {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function tableChange(sheet: Sheet, kind: SpilledKind, wanted: Wanted): TableChange {
  const { at, formula, values, published, size } = wanted;
  const { row, column } = at;
  const rows = Math.max(1, size.rows, at.published?.rows ?? 0);
  const columns = Math.max(1, size.columns, at.published?.columns ?? 0);
  const [lastRow, lastColumn] = [row + rows - 1, column + columns - 1];
  if (lastRow > sheet.getMaxRows() || lastColumn > sheet.getMaxColumns())
    throw new Problem(say().share.noRoom(sheet.getName(), cellName(lastRow, lastColumn)));
  const range = sheet.getRange(row, column, rows, columns);
  const before = tableBefore(range, sheet, kind);
  if (!before.live)
    before.values.forEach((line, r) =>
      line.forEach((cell, c) => {
        const isOurs = r < (at.published?.rows ?? 0) && c < (at.published?.columns ?? 0);
        if (!isOurs && !isBlank(cell))
          throw new Problem(say().share.inTheWay(`${sheet.getName()}!${cellName(row + r, column + c)}`));
      }),
    );
  return {
    ...{ change: 'table', tab: kind, row, column, rows, columns, formula },
    memory: {
      ...(values && { table: filled(values, rows, columns) }),
      ...(published && { published }),
      before,
    },
  };
}

/** Where a table stands: its formula, or the values that were put in its place. */
type At = { readonly row: number; readonly column: number } & (
  | { readonly formula: string; readonly published?: undefined }
  | { readonly formula?: undefined; readonly published: Published }
);

const NAMES: Readonly<Record<SpilledKind, string>> = {
  standings: 'STANDINGS',
  teams: 'TEAMSTANDINGS',
  crosstable: 'CROSSTABLE',
  progress: 'PROGRESS',
  byPlayer: 'WALLCHART',
};

/** The formula of a table, where it stands. */
export function formulaAt(sheet: Sheet, kind: SpilledKind): (At & { readonly formula: string }) | undefined {
  const formulas = sheet.getDataRange().getFormulas();
  for (let r = 0; r < formulas.length; r++) {
    const line = formulas[r] ?? [];
    const c = line.findIndex((text) => parse(text)?.name === NAMES[kind]);
    if (c !== -1) return { row: r + 1, column: c + 1, formula: withSemicolons(line[c] ?? '') };
  }
  return undefined;
}

/** Of values, `rows` is how many there are now. Throws a `Problem` where it is not sure which cells are theirs. */
function whereIs(sheet: Sheet, kind: SpilledKind): At | undefined {
  const live = formulaAt(sheet, kind);
  if (live) return live;
  const published = publishedIn(sheet, kind);
  if (!published) return undefined;
  const values = sheet.getDataRange().getValues() as Cell[][];
  const found: { r: number; c: number }[] = [];
  values.forEach((line, r) => {
    for (let c = 0; c < line.length; c++) if (isHead(line, c, published.head)) found.push({ r, c });
  });
  const [first] = found;
  if (!first) return undefined;
  const cell = ({ r, c }: { r: number; c: number }) => `${sheet.getName()}!${cellName(r + 1, c + 1)}`;
  const copy = found[published.heads] ?? found.find(({ c }) => c !== first.c);
  if (copy) throw new Problem(say().share.standsTwice(sheet.getName(), cell(first), cell(copy)));
  const held = values.slice(first.r).map((line) => line.slice(first.c, first.c + published.columns));
  const extent = extentOf(held, published);
  if (typeof extent !== 'number') {
    const place = { r: first.r + extent.r, c: first.c + extent.c };
    throw new Problem(say().share.notTheTable(sheet.getName(), cell(place)));
  }
  const columns = Math.min(published.columns, sheet.getMaxColumns() - first.c);
  return { row: first.r + 1, column: first.c + 1, published: { ...published, rows: extent, columns } };
}

/** How many of the rows are those of the table, some changed by hand; or a cell that may be something else. */
function extentOf(
  held: readonly (readonly Cell[])[],
  { rows, columns, lines }: Published,
): number | { r: number; c: number } {
  const left = [...lines];
  const padded = held.map((line) => Array.from({ length: columns }, (_, c) => line[c] ?? ''));
  const isOurs = padded.map((line) => {
    const i = line.every(isBlank) ? -1 : left.indexOf(lineSum(line));
    if (i !== -1) left.splice(i, 1);
    return i !== -1;
  });
  const end = Math.max(1, isOurs.lastIndexOf(true) + 1);
  // A table has rows that are blank, which are as good as found.
  const blank = lineSum(Array.from({ length: columns }, () => ''));
  let changed = left.filter((line) => line !== blank).length;
  for (let r = 0; r < Math.max(end, Math.min(rows, padded.length)); r++) {
    const c = padded[r]?.findIndex((value) => !isBlank(value)) ?? -1;
    if (isOurs[r] === true || c === -1) continue;
    if (r >= end || changed-- <= 0) return { r, c };
  }
  return end;
}

const isHead = (line: readonly Cell[], c: number, head: readonly string[]) =>
  head.every((word, i) => String(line[c + i] ?? '') === word);

/** The formula that was published; what it had of the usual one goes along where that is another now. */
function adapted({ usual: before, formula }: Published, usual: string): string {
  if (formula === undefined || isSameFormula(before, usual)) return formula ?? usual;
  const [own, old, now] = [formula, before, usual].map(parse);
  if (!own || !old || !now) return formula;
  const args = own.args.map((text, i) =>
    isSameFormula(text, old.args[i] ?? '') ? (now.args[i] ?? text) : text,
  );
  return `=${own.name}(${args.join(';')})`;
}

const headOf = (line: readonly Cell[]) => line.slice(0, 3).map(String);

/** A short word that changes with the values of a line. */
const lineSum = (line: readonly Cell[]) => (checksum([line]) >>> 0).toString(36);

function usualFormula(event: EventState, kind: SpilledKind): string {
  return formulaOf(spilledPlanOf(event, kind, '', event.sheet('event')?.getName() ?? ''));
}

/** The function of one of our formulas and what it is given. */
function argumentsOf(event: EventState, tab: string, formula: string) {
  const parsed = parse(formula);
  const fn = FUNCTIONS[parsed?.name ?? ''];
  if (!parsed || !fn) throw new Problem(say().share.ownFormula(tab));
  return { name: parsed.name, fn, args: parsed.args.map((text) => argument(event, tab, text)) };
}

/** The value of one of our formulas, computed here: what its cells show may still be calculated. */
function evaluate(event: EventState, tab: string, formula: string): Table {
  const { name, fn, args } = argumentsOf(event, tab, formula);
  try {
    return fn(...(args as Parameters<typeof STANDINGS>));
  } catch (error) {
    const { message } = error as Error;
    // Ours begin with the name of the function.
    const isOurs = message.startsWith(`${name}: `);
    throw new Problem(say().share.notComputed(tab, isOurs ? message : detailOf(error)));
  }
}

/** `=NAME(a;b)` */
function parse(formula: string): { name: string; args: string[] } | undefined {
  const [, name, list] = /^=\s*([A-Za-z]+)\((.*)\)\s*$/.exec(formula) ?? [];
  if (name === undefined || list === undefined) return undefined;
  const args = list.match(/(?:"[^"]*"|'[^']*'|[^;,"'])+|(?<=[;,])(?=[;,])/g) ?? [];
  return { name: name.toUpperCase(), args: args.map((text) => text.trim()) };
}

const REFERENCE = /^(?:'((?:[^']|'')+)'|([^'!#]+))!\$?[A-Z]{1,3}[$:A-Z\d]*$/;

/** As Berger writes formulas, whatever sign the spreadsheet's locale shows between arguments. */
function withSemicolons(formula: string): string {
  const parsed = parse(formula);
  return parsed ? `=${parsed.name}(${parsed.args.join(';')})` : formula;
}

function argument(event: EventState, tab: string, text: string): Argument {
  if (text === '') return undefined;
  const [, words] = /^"((?:[^"]|"")*)"$/.exec(text) ?? [];
  if (words !== undefined) return words.replace(/""/g, '"');
  if (/^[\d.]+$/.test(text)) return Number(text);
  const [, quoted, plain] = REFERENCE.exec(text) ?? [];
  const name = (quoted?.replace(/''/g, "'") ?? plain)?.toLowerCase();
  if (!event.book.getSheets().some((sheet) => sheet.getName().toLowerCase() === name))
    throw new Problem(say().share.ownFormula(tab));
  const range = event.book.getRange(text.replace(/\$/g, ''));
  const values = range.getValues() as Cell[][];
  if (range.getSheet().getSheetId() === event.sheet('schedule')?.getSheetId()) {
    const { white, black } = event.scheduleColumns;
    const names = [white, black].map((column) => column - range.getColumn());
    // They are formulas; the numbers beside them say who it is.
    for (const line of values.slice(Math.max(0, event.scheduleTop + 1 - range.getRow())))
      for (const c of names) if (c >= 0 && c < line.length) line[c] = '';
  }
  return values.length === 1 && values[0]?.length === 1 ? values[0][0] : values;
}
