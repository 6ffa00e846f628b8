/**
 * Apps Script's enums: values that are told apart by identity and print as their names.
 */

/** One object per name of the ambient enum `E`, typed as that enum; a missing or invented name is a type error. */
function enumOf<E extends object>(names: { readonly [K in keyof E]: true }): E {
  const members = Object.keys(names).map((name, ordinal) => {
    const member = { toString: () => name, name: () => name, ordinal: () => ordinal, toJSON: () => name };
    return [name, Object.freeze(member)] as const;
  });
  return Object.freeze(Object.fromEntries(members)) as unknown as E;
}

/** The member of this name. */
export function member<E extends object>(all: E, name: string): E[keyof E] {
  const found = Object.entries(all).find(([key]) => key === name);
  if (!found) throw new Error(`No enum member ${name}`);
  return found[1] as E[keyof E];
}

export const AutoFillSeries = enumOf<typeof GoogleAppsScript.Spreadsheet.AutoFillSeries>({
  DEFAULT_SERIES: true,
  ALTERNATE_SERIES: true,
});
export const BandingTheme = enumOf<typeof GoogleAppsScript.Spreadsheet.BandingTheme>({
  LIGHT_GREY: true,
  CYAN: true,
  GREEN: true,
  YELLOW: true,
  ORANGE: true,
  BLUE: true,
  TEAL: true,
  GREY: true,
  BROWN: true,
  LIGHT_GREEN: true,
  INDIGO: true,
  PINK: true,
});
export const BooleanCriteria = enumOf<typeof GoogleAppsScript.Spreadsheet.BooleanCriteria>({
  CELL_EMPTY: true,
  CELL_NOT_EMPTY: true,
  DATE_AFTER: true,
  DATE_BEFORE: true,
  DATE_EQUAL_TO: true,
  DATE_AFTER_RELATIVE: true,
  DATE_BEFORE_RELATIVE: true,
  DATE_EQUAL_TO_RELATIVE: true,
  NUMBER_BETWEEN: true,
  NUMBER_EQUAL_TO: true,
  NUMBER_GREATER_THAN: true,
  NUMBER_GREATER_THAN_OR_EQUAL_TO: true,
  NUMBER_LESS_THAN: true,
  NUMBER_LESS_THAN_OR_EQUAL_TO: true,
  NUMBER_NOT_BETWEEN: true,
  NUMBER_NOT_EQUAL_TO: true,
  TEXT_CONTAINS: true,
  TEXT_DOES_NOT_CONTAIN: true,
  TEXT_EQUAL_TO: true,
  TEXT_STARTS_WITH: true,
  TEXT_ENDS_WITH: true,
  CUSTOM_FORMULA: true,
});
export const BorderStyle = enumOf<typeof GoogleAppsScript.Spreadsheet.BorderStyle>({
  DOTTED: true,
  DASHED: true,
  SOLID: true,
  SOLID_MEDIUM: true,
  SOLID_THICK: true,
  DOUBLE: true,
});
export const CopyPasteType = enumOf<typeof GoogleAppsScript.Spreadsheet.CopyPasteType>({
  PASTE_NORMAL: true,
  PASTE_NO_BORDERS: true,
  PASTE_FORMAT: true,
  PASTE_FORMULA: true,
  PASTE_DATA_VALIDATION: true,
  PASTE_VALUES: true,
  PASTE_CONDITIONAL_FORMATTING: true,
  PASTE_COLUMN_WIDTHS: true,
});
export const DataValidationCriteria = enumOf<typeof GoogleAppsScript.Spreadsheet.DataValidationCriteria>({
  DATE_AFTER: true,
  DATE_BEFORE: true,
  DATE_BETWEEN: true,
  DATE_EQUAL_TO: true,
  DATE_IS_VALID_DATE: true,
  DATE_NOT_BETWEEN: true,
  DATE_ON_OR_AFTER: true,
  DATE_ON_OR_BEFORE: true,
  NUMBER_BETWEEN: true,
  NUMBER_EQUAL_TO: true,
  NUMBER_GREATER_THAN: true,
  NUMBER_GREATER_THAN_OR_EQUAL_TO: true,
  NUMBER_LESS_THAN: true,
  NUMBER_LESS_THAN_OR_EQUAL_TO: true,
  NUMBER_NOT_BETWEEN: true,
  NUMBER_NOT_EQUAL_TO: true,
  TEXT_CONTAINS: true,
  TEXT_DOES_NOT_CONTAIN: true,
  TEXT_EQUAL_TO: true,
  TEXT_IS_VALID_EMAIL: true,
  TEXT_IS_VALID_URL: true,
  VALUE_IN_LIST: true,
  VALUE_IN_RANGE: true,
  CUSTOM_FORMULA: true,
  CHECKBOX: true,
});
export const DeveloperMetadataLocationType = enumOf<
  typeof GoogleAppsScript.Spreadsheet.DeveloperMetadataLocationType
>({ SPREADSHEET: true, SHEET: true, ROW: true, COLUMN: true });
export const DeveloperMetadataVisibility = enumOf<
  typeof GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility
>({ DOCUMENT: true, PROJECT: true });
export const Dimension = enumOf<typeof GoogleAppsScript.Spreadsheet.Dimension>({ COLUMNS: true, ROWS: true });
export const Direction = enumOf<typeof GoogleAppsScript.Spreadsheet.Direction>({
  UP: true,
  DOWN: true,
  PREVIOUS: true,
  NEXT: true,
});
export const InterpolationType = enumOf<typeof GoogleAppsScript.Spreadsheet.InterpolationType>({
  NUMBER: true,
  PERCENT: true,
  PERCENTILE: true,
  MIN: true,
  MAX: true,
});
export const ProtectionType = enumOf<typeof GoogleAppsScript.Spreadsheet.ProtectionType>({
  RANGE: true,
  SHEET: true,
});
export const RecalculationInterval = enumOf<typeof GoogleAppsScript.Spreadsheet.RecalculationInterval>({
  ON_CHANGE: true,
  MINUTE: true,
  HOUR: true,
});
export const RelativeDate = enumOf<typeof GoogleAppsScript.Spreadsheet.RelativeDate>({
  TODAY: true,
  TOMORROW: true,
  YESTERDAY: true,
  PAST_WEEK: true,
  PAST_MONTH: true,
  PAST_YEAR: true,
});
export const SheetType = enumOf<typeof GoogleAppsScript.Spreadsheet.SheetType>({ GRID: true, OBJECT: true });
export const TextDirection = enumOf<typeof GoogleAppsScript.Spreadsheet.TextDirection>({
  LEFT_TO_RIGHT: true,
  RIGHT_TO_LEFT: true,
});
export const WrapStrategy = enumOf<typeof GoogleAppsScript.Spreadsheet.WrapStrategy>({
  WRAP: true,
  OVERFLOW: true,
  CLIP: true,
});
export const Button = enumOf<typeof GoogleAppsScript.Base.Button>({
  CLOSE: true,
  OK: true,
  CANCEL: true,
  YES: true,
  NO: true,
});
export const ButtonSet = enumOf<typeof GoogleAppsScript.Base.ButtonSet>({
  OK: true,
  OK_CANCEL: true,
  YES_NO: true,
  YES_NO_CANCEL: true,
});
export const ColorType = enumOf<typeof GoogleAppsScript.Base.ColorType>({
  UNSUPPORTED: true,
  RGB: true,
  THEME: true,
});
export const AuthMode = enumOf<typeof GoogleAppsScript.Script.AuthMode>({
  NONE: true,
  CUSTOM_FUNCTION: true,
  LIMITED: true,
  FULL: true,
});
export const ChartType = enumOf<typeof GoogleAppsScript.Charts.ChartType>({
  TIMELINE: true,
  AREA: true,
  BAR: true,
  BUBBLE: true,
  CANDLESTICK: true,
  COLUMN: true,
  COMBO: true,
  GAUGE: true,
  GEO: true,
  HISTOGRAM: true,
  RADAR: true,
  LINE: true,
  ORG: true,
  PIE: true,
  SCATTER: true,
  SPARKLINE: true,
  STEPPED_AREA: true,
  TABLE: true,
  TREEMAP: true,
  WATERFALL: true,
});
export const Position = enumOf<typeof GoogleAppsScript.Charts.Position>({
  TOP: true,
  RIGHT: true,
  BOTTOM: true,
  NONE: true,
});
export const CurveStyle = enumOf<typeof GoogleAppsScript.Charts.CurveStyle>({ NORMAL: true, SMOOTH: true });
export const PointStyle = enumOf<typeof GoogleAppsScript.Charts.PointStyle>({
  NONE: true,
  TINY: true,
  MEDIUM: true,
  LARGE: true,
  HUGE: true,
});
export const ChartHiddenDimensionStrategy = enumOf<
  typeof GoogleAppsScript.Charts.ChartHiddenDimensionStrategy
>({ IGNORE_BOTH: true, IGNORE_ROWS: true, IGNORE_COLUMNS: true, SHOW_BOTH: true });
export const ChartMergeStrategy = enumOf<typeof GoogleAppsScript.Charts.ChartMergeStrategy>({
  MERGE_COLUMNS: true,
  MERGE_ROWS: true,
});
export const SandboxMode = enumOf<typeof GoogleAppsScript.HTML.SandboxMode>({
  EMULATED: true,
  IFRAME: true,
  NATIVE: true,
});
export const XFrameOptionsMode = enumOf<typeof GoogleAppsScript.HTML.XFrameOptionsMode>({
  ALLOWALL: true,
  DEFAULT: true,
});
