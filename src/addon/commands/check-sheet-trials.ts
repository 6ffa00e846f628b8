/**
 * What the add-on takes Google Sheets to do, tried out: a trial for each behaviour that a script can try. Their names
 * are those of `workbench/host/BEHAVIOUR.md`; the others are listed as to be tried by hand.
 */
import { isDate } from '../../cells/value';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** Two tabs to try things in: `copy` was inserted after `sheet` with `sheet` as its template. */
export interface Bench {
  readonly book: GoogleAppsScript.Spreadsheet.Spreadsheet;
  readonly sheet: Sheet;
  readonly copy: Sheet;
  /** A cell of `sheet` in column A that nobody used, with three blank rows below it. */
  readonly cell: () => Range;
}

/** True where Sheets does what is expected; else what it does, or false; undefined where it could not be tried. */
export type Trial = () => unknown;

const NOTE = 'Berger';
const COLOUR = '#abcdef';
const SHEET = () => SpreadsheetApp.ProtectionType.SHEET;

/** Before the copy is made: what it is to have. */
export function prepare(sheet: Sheet): void {
  sheet.getRange('A1').setNote(NOTE).setBackground(COLOUR);
  sheet.protect();
}

function is(got: unknown, wanted: unknown): true | string {
  const text = String(JSON.stringify(got));
  return text === JSON.stringify(wanted) || text;
}

function refused(work: () => unknown): boolean {
  try {
    work();
    SpreadsheetApp.flush();
    return false;
  } catch {
    return true;
  }
}

/** What a formula gives; undefined while nobody calculated it. */
function result(range: Range, formula = range.getFormula()): unknown {
  range.setFormula(formula);
  SpreadsheetApp.flush();
  const value: unknown = range.getValue();
  return value === '' || value === 'Loading...' ? undefined : value;
}

const TWO = '=SEQUENCE(2)';

export function trialsOn({ book, sheet, copy, cell }: Bench): Readonly<Record<string, Trial>> {
  const set = (value: unknown) => cell().setValue(value);
  const asText = () => cell().setNumberFormat('@');
  const becomesDate = (text: string) => {
    const value: unknown = set(text).getValue();
    return isDate(value) || is(value, '');
  };
  const long = () => set('x'.repeat(50001));
  const wanted = (range: Range) => ({ is: (value: unknown) => is(range.getValue(), value) });
  const list = (items: string[], loose: boolean) =>
    cell().setDataValidation(
      SpreadsheetApp.newDataValidation().requireValueInList(items).setAllowInvalid(loose).build(),
    );
  /** Tries a spill that has no room until `makeRoom`. */
  const unblocked = (range: Range, makeRoom: () => unknown) => {
    const value = result(range, TWO);
    if (!String(value).startsWith('#')) return value;
    makeRoom();
    SpreadsheetApp.flush();
    return wanted(range).is(1);
  };

  return {
    // First, while nothing has been moved or activated.
    newTabSize: () => is([sheet.getMaxRows(), sheet.getMaxColumns()], [1000, 26]),
    insertSheet: () => is(sheet.getIndex(), 1),
    insertedIsActive: () => is(book.getActiveSheet().getSheetId(), copy.getSheetId()),
    newSheetAfterActive: () => is(copy.getIndex(), 2),
    copyHasLooks: () =>
      is([copy.getRange('A1').getNote(), copy.getRange('A1').getBackground()], [NOTE, COLOUR]),
    duplicateKeepsMetadata: () => is(copy.getDeveloperMetadata().length, 2),
    duplicateKeepsProtections: () => is(copy.getProtections(SHEET()).length, 0),

    typedTexts: () => {
      const row = cell().offset(0, 0, 1, 4);
      return is(row.setValues([['12', '50%', '1-0', '1/2-1/2']]).getValues(), [[12, 0.5, '1-0', '1/2-1/2']]);
    },
    slashMakesDate: () => becomesDate('1/2'),
    localeDecides: () => is(['25/12', '12/25'].filter((text) => becomesDate(text) === true).length, 1),
    dateHasZone: () => {
      const value = set('7/7/2026').getValue() as Date;
      return is(Utilities.formatDate(value, book.getSpreadsheetTimeZone(), 'yyyy-MM-dd HH'), '2026-07-07 00');
    },
    equalsMakesFormula: () => is(set('=1+1').getFormula(), '=1+1'),
    textFormatKeepsTexts: () => {
      const texts = [['=1', '1/2', '6', '+1']];
      return is(asText().offset(0, 0, 1, 4).setNumberFormat('@').setValues(texts).getValues(), texts);
    },
    setParses: () => wanted(set('7')).is(7),
    formatComesOnce: () => {
      const first = set('50%').getNumberFormat().includes('%');
      return is([first, set('50%').setNumberFormat('0.0').setValue('1%').getNumberFormat()], [true, '0.0']);
    },
    plusMakesFormula: () => set('+1').getFormula() !== '',
    minusMakesFormula: () => is(set('-B1').getFormula(), ''),
    apostropheMakesText: () => wanted(set("'=1")).is('=1'),
    hyphenMakesDate: () => becomesDate('6-1'),
    colonMakesTime: () => becomesDate('8:00'),
    textFormatKeepsFormulaText: () => is(asText().setFormula('=1+1').getFormula(), ''),
    textFormatMakesNumbersText: () => wanted(asText().setValue(6)).is('6'),

    outsideRefused: () => refused(() => sheet.getRange(9999, 1)),
    wrongSizeRefused: () => refused(() => cell().setValues([[1, 2]])),
    objectsRefused: () => refused(() => set({})),
    longTextRefused: () => refused(long),
    refusalsAtFlush: () => {
      try {
        long();
      } catch {
        return false;
      }
      return refused(() => undefined);
    },
    blankIsEmptyText: () => wanted(cell()).is(''),
    lastRowIsContents: () => {
      sheet.getRange(990, 1).setBackground(COLOUR);
      return sheet.getLastRow() < 990;
    },
    clearFormatKeepsNumbers: () => is(asText().clearFormat().getNumberFormat(), '@'),
    clearContentKeeps: () => is(set('x').setNote(NOTE).clearContent().getNote(), NOTE),
    formulasShift: () => is(cell().offset(0, 0, 2, 1).setFormula('=B1').getFormulas(), [['=B1'], ['=B2']]),
    listSetsValue: () => {
      const range = cell().offset(0, 0, 1, 2);
      sheet.getRangeList([1, 2].map((c) => range.getCell(1, c).getA1Notation())).setValue(5);
      return is(range.getValues(), [[5, 5]]);
    },
    formulasKeepSeparators: () => is(set('=IF(1;2;3)').getFormula(), '=IF(1;2;3)'),
    automaticIsGeneral: () => is(cell().getNumberFormat(), 'General'),
    sortMovesRows: () => {
      const range = cell().offset(0, 0, 2, 2);
      return is(
        range
          .setValues([
            ['b', 1],
            [3, 3],
          ])
          .sort(1)
          .getValues(),
        [
          [3, 3],
          ['b', 1],
        ],
      );
    },
    sortKeepsOwnRow: () => {
      const range = cell().offset(0, 0, 2, 2);
      const formulas = range
        .setValues([
          [2, ''],
          [1, ''],
        ])
        .offset(0, 1, 2, 1)
        .setFormula(`=A${range.getRow()}`);
      const before = formulas.getFormulas();
      range.sort(1);
      return is(formulas.getFormulas(), before);
    },
    oneFilter: () => {
      set('x').createFilter();
      return refused(() => set('x').createFilter());
    },
    selection: () => {
      const a1 = cell().activate().getA1Notation();
      return is((book.getActiveRange() as Range).getA1Notation(), a1);
    },
    selections: () => {
      const all = sheet.getRangeList(['B2', 'D4']).activate().getRanges();
      const active = book.getActiveRangeList() as GoogleAppsScript.Spreadsheet.RangeList;
      return is(
        [(book.getActiveRange() as Range).getA1Notation(), active.getRanges().length],
        ['D4', all.length],
      );
    },

    pendingReadsLoading: () => wanted(cell().setFormula('=ROUNDROBINSIZE(4)')).is('Loading...'),
    spillFills: () => {
      const range = cell();
      return result(range, TWO) && wanted(range.offset(1, 0)).is(2);
    },
    spillIsBlocked: () => {
      const range = cell();
      const below = range.offset(1, 0).setValue('x');
      return unblocked(range, () => below.clearContent());
    },
    errorsReadAsTheirName: () => {
      const value = result(cell(), '=NA()');
      return value && is(value, '#N/A');
    },
    // The first of the two is no blank.
    blankResultsCount: () =>
      result(sheet.getRange(980, 1), '=ARRAYFORMULA(IF(SEQUENCE(2)=1;1;""))') && is(sheet.getLastRow(), 981),
    spillRetriesAfterResize: () => unblocked(sheet.getRange(1000, 1), () => sheet.insertRowsAfter(1000, 1)),

    namesAreUnique: () => refused(() => copy.setName(sheet.getName().toUpperCase())),
    namesHaveLength: () => refused(() => copy.setName('x'.repeat(101))),
    tabNamesRefuseExcelCharacters: () => refused(() => copy.setName(`${copy.getName()}:`)),
    sheetLookupIsExact: () => is(book.getSheetByName(sheet.getName().toLowerCase()), null),
    rowsMoveFormulas: () => {
      const range = cell().setFormula('=B900');
      sheet.insertRowsAfter(899, 1);
      return is(range.getFormula(), '=B901');
    },
    namesMoveFormulas: () => {
      const range = cell().setFormula(`='${copy.getName()}'!A1`);
      copy.setName(`${copy.getName()} 2`);
      return is(range.getFormula(), `='${copy.getName()}'!A1`);
    },
    insertedCellsInherit: () => {
      sheet.getRange(900, 1).setBackground(COLOUR);
      return is(sheet.insertRowsAfter(900, 1).getRange(901, 1).getBackground(), COLOUR);
    },
    rowsRemain: () =>
      refused(() => {
        copy.deleteRows(1, copy.getMaxRows());
      }),

    rowsGrow: () => {
      const row = set('x\nx\nx').getRow();
      return sheet.setRowHeights(row, 1, 21).getRowHeight(row) > 21;
    },

    looseRuleAllows: () => !refused(() => list(['a'], true).setValue('x')),
    strictValidationRefusesScripts: () => refused(() => list(['a'], false).setValue('x')),
    conditionTextsParsed: () => {
      const built = SpreadsheetApp.newDataValidation().requireTextEqualTo('+1').build();
      return cell().setDataValidation(built).getDataValidation()?.getCriteriaValues()[0] !== '+1';
    },
    listIsLimited: () =>
      refused(() =>
        list(
          Array.from({ length: 501 }, (_, i) => String(i)),
          true,
        ),
      ),
    rulesReadBack: () => {
      const rule = SpreadsheetApp.newConditionalFormatRule()
        .whenFormulaSatisfied('=A1=1')
        .setBackground(COLOUR);
      sheet.setConditionalFormatRules([rule.setRanges([cell()]).build()]);
      return is(sheet.getConditionalFormatRules().length, 1);
    },
    chartIsUpdated: () => {
      const [from, to] = [cell(), cell()];
      sheet.insertChart(sheet.newChart().asLineChart().addRange(from).setPosition(1, 1, 0, 0).build());
      for (const chart of sheet.getCharts())
        sheet.updateChart(chart.modify().clearRanges().addRange(to).build());
      const found = sheet.getCharts().map((chart) => chart.getRanges().map((one) => one.getA1Notation()));
      return is(found, [[to.getA1Notation()]]);
    },
    metadataFound: () => is(sheet.createDeveloperMetadataFinder().withKey('berger').find().length, 1),

    metadataLimit: () => refused(() => copy.addDeveloperMetadata('x', 'x'.repeat(30000))),

    ownerKeepsRights: () => {
      const protection = sheet.protect();
      return protection.removeEditors(protection.getEditors()).canEdit();
    },
    protectTwiceIsOnce: () => {
      sheet.protect();
      return is(sheet.getProtections(SHEET()).length, 1);
    },
    protectionReadsBack: () => {
      const protection = sheet.protect().setDescription(NOTE).setUnprotectedRanges([cell()]);
      return is([protection.getDescription(), protection.getUnprotectedRanges().length], [NOTE, 1]);
    },
    warningLetsScripts: () =>
      sheet.protect().setWarningOnly(true).isWarningOnly() && !refused(() => set('x')),

    datesOfAnotherRealm: () => !((set('7/7/2026').getValue() as unknown) instanceof Date),
    exceptionsAreErrors: () => {
      try {
        return is(sheet.getRange(0, 0), '');
      } catch (error) {
        return error instanceof Error;
      }
    },
    cacheKeeps: () => {
      const cache = CacheService.getDocumentCache() as GoogleAppsScript.Cache.Cache;
      cache.put('berger.check', NOTE, 9);
      return cache.get('berger.check') === NOTE && refused(() => cache.put('x'.repeat(251), NOTE));
    },
    formatDate: () =>
      is(Utilities.formatDate(new Date(0), 'Etc/UTC', 'yyyy-MM-dd HH:mm'), '1970-01-01 00:00'),
  };
}

/** What needs a second user, a keyboard, or a run that breaks off. */
export const BY_HAND =
  'bordersStay lastTabStays cellsAreLimited strictRuleTyped protectAlone removedEditors writesWait writesStay readsFlush structureAtOnce noDomain killedRun lockKeepsOut lockIsNull lockAndPeople modeNone localeInNone modeLimited functionRights functionReadsLocale emailHidden oneSidebar alertsBlock propertiesKept';
