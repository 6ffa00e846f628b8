/**
 * Carries out tab plans: a loop with one switch, a service call an operation; and takes them back.
 */
import {
  freeName,
  undoOf,
  type Block,
  type LineChart,
  type Operation,
  type Rule,
  type TabPlan,
} from '../../tabs/plan';
import { addMark, marksOf, removeMarks } from '../event/marks';
import { Problem } from '../problem';
import { say } from '../texts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** One run of the writer: what there was before it, and what it began. */
export interface Run {
  readonly book: Spreadsheet;
  readonly event: string;
  /** Absent where a new event is made: see `Mark`. */
  readonly id: string | undefined;
  /** Ids of the sheets that were there before. */
  readonly before: ReadonlySet<number>;
  /** The names under which tabs were inserted. */
  readonly unfinished: Set<string>;
  /** Plans for tabs that were there before, and those tabs. */
  readonly touched: { readonly plan: TabPlan; readonly sheet: Sheet }[];
}

export function newRun(book: Spreadsheet, event: string, id?: string): Run {
  const before = new Set(book.getSheets().map((sheet) => sheet.getSheetId()));
  return { book, event, id, before, unfinished: new Set(), touched: [] };
}

/** Carries out one plan; `present` is the tab of a plan for a tab that is there already. */
export function write(run: Run, plan: TabPlan, present: Sheet | undefined): Sheet {
  let sheet = present;
  if (sheet) run.touched.push({ plan, sheet });
  for (const operation of plan.operations) {
    if (operation.do === 'insert') sheet = insert(run, operation.name, plan.after);
    else if (!sheet) throw new Error(`the plan of ${plan.name} has no tab`);
    else if (operation.do === 'mark') addMark(sheet, plan.kind, run.event, run.id);
    else perform(sheet, operation);
  }
  if (!sheet) throw new Error(`the plan of ${plan.name} has no tab`);
  return sheet;
}

function insert(run: Run, wanted: string, after: string | undefined): Sheet {
  const names = run.book.getSheets().map((sheet) => sheet.getName());
  const name = freeName(wanted, names);
  const at = after === undefined ? -1 : names.indexOf(after);
  // Noted first: a call that fails may have done its work all the same.
  run.unfinished.add(name);
  return run.book.insertSheet(name, at === -1 ? names.length : at + 1);
}

function perform(sheet: Sheet, operation: Exclude<Operation, { do: 'insert' | 'mark' }>): void {
  switch (operation.do) {
    case 'name':
      sheet.setName(operation.name);
      return;
    case 'insertRows':
      sheet.insertRowsAfter(operation.after, operation.count);
      return;
    case 'insertColumns':
      sheet.insertColumnsAfter(operation.after, operation.count);
      return;
    case 'deleteColumns':
      sheet.deleteColumns(operation.first, operation.count);
      return;
    case 'look':
      setLook(sheet, operation);
      return;
    case 'textStyle':
      sheet.getRange(operation.area).setTextStyle(textStyle(operation.colour, operation.bold));
      return;
    case 'values':
      sheet.getRange(operation.area).setValues(mutable(operation.values));
      return;
    case 'texts':
      setTexts(sheet.getRange(operation.area), operation.values);
      return;
    case 'formulas':
      sheet.getRange(operation.area).setFormulas(operation.formulas.map((row) => [...row]));
      return;
    case 'widths':
      sheet.setColumnWidths(operation.first, operation.count, operation.width);
      return;
    case 'heights':
      sheet.setRowHeights(operation.first, operation.count, operation.height);
      return;
    case 'noGridlines':
      sheet.setHiddenGridlines(true);
      return;
    case 'freeze':
      sheet.setFrozenRows(operation.rows);
      return;
    case 'freezeColumns':
      sheet.setFrozenColumns(operation.columns);
      return;
    case 'dropdown':
      setDropdown(sheet.getRange(operation.area), operation);
      return;
    case 'choices':
      setChoices(sheet, operation);
      return;
    case 'noDropdown':
      sheet.getRange(operation.area).clearDataValidations();
      return;
    case 'rules':
      sheet.setConditionalFormatRules(operation.rules.map((rule) => colourRule(sheet, rule)));
      return;
    case 'notes':
      sheet.getRange(operation.area).setNotes(operation.notes.map((row) => [...row]));
      return;
    case 'filter':
      sheet.getRange(operation.area).createFilter();
      return;
    case 'chart':
      sheet.insertChart(lineChart(sheet, operation.chart));
      return;
    case 'tabColour':
      sheet.setTabColor(operation.colour);
      return;
  }
}

const mutable = (block: Block) => block.map((row) => [...row]);

function setLook(sheet: Sheet, operation: Extract<Operation, { do: 'look' }>): void {
  const ranges = sheet.getRangeList([...operation.areas]);
  switch (operation.look) {
    case 'format':
      ranges.setNumberFormat(operation.value);
      return;
    case 'background':
      ranges.setBackground(operation.value);
      return;
    case 'border':
      ranges.setBorder(true, true, true, true, true, true, operation.value, SpreadsheetApp.BorderStyle.SOLID);
      return;
    case 'weight':
      ranges.setFontWeight(operation.value);
      return;
    case 'align':
      ranges.setHorizontalAlignment(operation.value);
      return;
    case 'vertical':
      ranges.setVerticalAlignment(operation.value);
      return;
    case 'wrap':
      ranges.setWrap(operation.value);
      return;
    case 'size':
      ranges.setFontSize(operation.value);
      return;
    case 'colour':
      ranges.setFontColor(operation.value);
      return;
    case 'rule':
      ranges.setBorder(
        null,
        null,
        true,
        null,
        null,
        null,
        operation.value,
        SpreadsheetApp.BorderStyle.SOLID_MEDIUM,
      );
      return;
  }
}

/**
 * Text that users typed. It is read back: where Sheets took a leading apostrophe for its own sign for text, one
 * more is put before it; text that is not kept even so is refused.
 */
function setTexts(range: GoogleAppsScript.Spreadsheet.Range, block: Block): void {
  range.setValues(mutable(block));
  if (!firstDifference(range, block)) return;
  range.setValues(
    block.map((row) => row.map((text) => (String(text).startsWith("'") ? `'${String(text)}` : text))),
  );
  const cell = firstDifference(range, block);
  if (cell) throw new Problem(say().textChanged(cell));
}

/**
 * The same for cells of any format: where it is not plain text, what a sheet would take for a formula gets an
 * apostrophe at once. `check` has the last look before the writing.
 */
export function setTypedTexts(
  range: GoogleAppsScript.Spreadsheet.Range,
  block: Block,
  check?: () => void,
): void {
  const formats = range.getNumberFormats();
  check?.();
  const write = (needsApostrophe: (text: string, isPlain: boolean) => boolean) => {
    range.setValues(
      block.map((row, r) =>
        row.map((text, c) =>
          typeof text === 'string' && needsApostrophe(text, formats[r]?.[c] === '@') ? `'${text}` : text,
        ),
      ),
    );
  };
  write((text, isPlain) => !isPlain && /^[=+\-@']/.test(text));
  if (!firstDifference(range, block)) return;
  write((text, isPlain) => text.startsWith("'") || (text !== '' && !isPlain));
  const cell = firstDifference(range, block);
  if (cell) throw new Problem(say().textChanged(cell));
}

/** The first cell that does not hold what was written. */
function firstDifference(range: GoogleAppsScript.Spreadsheet.Range, block: Block): string | undefined {
  const values = range.getValues() as unknown[][];
  for (let r = 0; r < block.length; r++) {
    const row = block[r] ?? [];
    for (let c = 0; c < row.length; c++) {
      const written = row[c];
      const read = values[r]?.[c];
      if (read !== written && (typeof written !== 'number' || read !== String(written)))
        return range.getCell(r + 1, c + 1).getA1Notation();
    }
  }
  return undefined;
}

function setDropdown(
  range: GoogleAppsScript.Spreadsheet.Range,
  { words, help, rows }: Extract<Operation, { do: 'dropdown' }>,
): void {
  const list = SpreadsheetApp.newDataValidation()
    .requireValueInList([...words], true)
    .setAllowInvalid(true)
    .setHelpText(help)
    .build();
  if (rows) range.setDataValidations(rows.map((has) => [has ? list : null]));
  else range.setDataValidation(list);
}

function setChoices(sheet: Sheet, { area, from, help }: Extract<Operation, { do: 'choices' }>): void {
  const areas = from.filter((one): one is string => one !== undefined);
  const ranges = sheet.getRangeList(areas).getRanges();
  let next = 0;
  const lists = from.map((one) => {
    const range = one === undefined ? undefined : ranges[next++];
    if (!range) return [null];
    const list = SpreadsheetApp.newDataValidation().requireValueInRange(range, true);
    return [list.setAllowInvalid(true).setHelpText(help).build()];
  });
  sheet.getRange(area).setDataValidations(lists);
}

function textStyle(colour: string, bold: boolean) {
  return SpreadsheetApp.newTextStyle().setForegroundColor(colour).setBold(bold).build();
}

function colourRule(sheet: Sheet, { areas, formula, background, colour, italic, bold }: Rule) {
  let rule = SpreadsheetApp.newConditionalFormatRule()
    .setRanges(areas.map((a1) => sheet.getRange(a1)))
    .whenFormulaSatisfied(formula);
  if (background !== undefined) rule = rule.setBackground(background);
  if (colour !== undefined) rule = rule.setFontColor(colour);
  if (italic !== undefined) rule = rule.setItalic(italic);
  if (bold !== undefined) rule = rule.setBold(bold);
  return rule.build();
}

function lineChart(sheet: Sheet, chart: LineChart) {
  return (
    sheet
      .newChart()
      .asLineChart()
      .setTitle(chart.title)
      .setXAxisTitle(chart.xAxis)
      .setYAxisTitle(chart.yAxis)
      .setColors([...chart.colours])
      .addRange(sheet.getRange(chart.area))
      .setNumHeaders(1)
      .setOption('useFirstColumnAsDomain', true)
      .setOption('vAxis.viewWindow.min', 0)
      // A line of one round is a point.
      .setOption('pointSize', 5)
      .setOption('width', chart.width)
      .setOption('height', chart.height)
      .setPosition(chart.row, chart.column, 0, 0)
      .build()
  );
}

/**
 * Takes back everything that the run did, and goes on where one step fails.
 * Returns the names of the tabs that could not be put back as they were.
 */
export function takeBack(run: Run): string[] {
  // A refusal that still waits among the buffered writes would stop the first read.
  quietly(() => {
    SpreadsheetApp.flush();
  });
  quietly(() => {
    for (const sheet of madeBy(run)) quietly(() => run.book.deleteSheet(sheet));
  });
  for (const { plan, sheet } of [...run.touched].reverse()) {
    quietly(() => {
      for (const step of undoOf(plan)) {
        if (step.undo === 'clear') sheet.getRange(step.area).clearContent();
        if (step.undo === 'deleteColumns' && hasMoreColumns(plan, sheet))
          sheet.deleteColumns(step.first, step.count);
      }
    });
    quietly(() => {
      removeMarks(sheet, run.event, run.id);
    });
  }
  quietly(() => {
    SpreadsheetApp.flush();
  });
  return left(run);
}

/** Tabs that this run added: new ones that bear its mark, or the name of a tab still to be marked. */
function madeBy({ book, before, unfinished, event, id }: Run): Sheet[] {
  return book
    .getSheets()
    .filter(
      (sheet) =>
        !before.has(sheet.getSheetId()) &&
        (unfinished.has(sheet.getName()) ||
          marksOf(sheet).some((mark) => mark.event === event && mark.run === id)),
    );
}

const hasMoreColumns = (plan: TabPlan, sheet: Sheet) => sheet.getMaxColumns() > (plan.present?.columns ?? 0);

function left(run: Run): string[] {
  try {
    const made = madeBy(run).map((sheet) => sheet.getName());
    const touched = run.touched.filter(({ plan, sheet }) => hasMoreColumns(plan, sheet));
    return [...made, ...touched.map(({ plan }) => plan.name)];
  } catch {
    return [...run.unfinished];
  }
}

/** Does `work`; returns whether it could be done. */
export function quietly(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
