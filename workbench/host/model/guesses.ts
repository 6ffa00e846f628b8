/**
 * What nobody could look up: behaviours of Sheets that the stand-in takes one way by default.
 * Each has a row in BEHAVIOUR.md; the add-in's tests pass with each of them flipped.
 */
export interface Guesses {
  /** A read commits the writes buffered before it (false: it sees them, but a kill still loses them). */
  readsFlush: boolean;
  /** Refusals that need the server (protection, strict validation, size) show at the next flush or read, not at the call. */
  refusalsAtFlush: boolean;
  /** Inserting, deleting, renaming and moving sheets takes effect at once, with all that is buffered. */
  structureAtOnce: boolean;
  /** Duplicating a sheet copies its developer metadata. */
  duplicateKeepsMetadata: boolean;
  /** Duplicating a sheet copies its protections. */
  duplicateKeepsProtections: boolean;
  /** `setValue('+1')` makes a formula, as a leading `=` does. */
  plusMakesFormula: boolean;
  /** `setValue('-A1')`, `setValue('@…')` make formulas or errors (false: text). */
  minusMakesFormula: boolean;
  /** `setValue("'x")` stores `x` as text (false: the apostrophe stays). */
  apostropheMakesText: boolean;
  /** `1-2` typed or set becomes a date (false: text). */
  hyphenMakesDate: boolean;
  /** `8:00` and `1:0` become times (false: text). */
  colonMakesTime: boolean;
  /** `setFormula` in a cell formatted `@` stays text (false: it becomes a formula). */
  textFormatKeepsFormulaText: boolean;
  /** `getFormula` tells a `;` between arguments as it was written (false: as a comma). */
  formulasKeepSeparators: boolean;
  /** The format of a cell that has none reads as `General` (false: as `0.###############`); both set it back. */
  automaticIsGeneral: boolean;
  /** In a cell formatted `@`, `setValue(6)` gives the text "6" (false: the number stays). */
  textFormatMakesNumbersText: boolean;
  /** A condition text with a leading `+` or `=` becomes a formula. */
  conditionTextsParsed: boolean;
  /** Strict validation refuses what a script writes (false: only what is typed). */
  strictValidationRefusesScripts: boolean;
  /** A formula without a result reads as `Loading...` (false: as a blank). */
  pendingReadsLoading: boolean;
  /** A formula error reads as its text, `#REF!` (false: as `#ERROR!`). */
  errorsReadAsTheirName: boolean;
  /** `getSheetByName` tells upper from lower case (false: it ignores case). */
  sheetLookupIsExact: boolean;
  /** A sheet name may not contain `: \\ / ? * [ ]` (false: it may). */
  tabNamesRefuseExcelCharacters: boolean;
  /** A new sheet without a position comes after the active one (false: at the end). */
  newSheetAfterActive: boolean;
  /** Inserted rows and columns take looks and validation of their neighbour. */
  insertedCellsInherit: boolean;
  /** Exceptions of services are `Error`s of the script's own realm. */
  exceptionsAreErrors: boolean;
  /** A `''` returned by a formula counts as content for `getLastRow`. */
  blankResultsCount: boolean;
  /** Enlarging past the spill's end lets it expand (false: it stays `#REF!` until recalculated). */
  spillRetriesAfterResize: boolean;
  /** In mode NONE the user's locale can be read. */
  localeInNone: boolean;
  /** A custom function may read the spreadsheet's locale. */
  functionReadsLocale: boolean;
}

export type GuessName = keyof Guesses;

export const DEFAULT_GUESSES: Readonly<Guesses> = {
  readsFlush: true,
  refusalsAtFlush: true,
  structureAtOnce: true,
  duplicateKeepsMetadata: true,
  duplicateKeepsProtections: false,
  plusMakesFormula: true,
  minusMakesFormula: false,
  apostropheMakesText: true,
  hyphenMakesDate: true,
  colonMakesTime: true,
  textFormatKeepsFormulaText: true,
  formulasKeepSeparators: true,
  automaticIsGeneral: true,
  textFormatMakesNumbersText: true,
  conditionTextsParsed: true,
  strictValidationRefusesScripts: true,
  pendingReadsLoading: true,
  errorsReadAsTheirName: true,
  sheetLookupIsExact: true,
  tabNamesRefuseExcelCharacters: true,
  newSheetAfterActive: true,
  insertedCellsInherit: true,
  exceptionsAreErrors: true,
  blankResultsCount: true,
  spillRetriesAfterResize: true,
  localeInNone: true,
  functionReadsLocale: true,
};
