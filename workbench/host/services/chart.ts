/**
 * `EmbeddedChart` and its builder: type, ranges, options and place, as data.
 */
import { type Context, type GasRange, refOf } from './context';
import { ChartHiddenDimensionStrategy, ChartMergeStrategy, ChartType, member } from './enums';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import type { ChartState } from '../model/state';

type Gas = GoogleAppsScript.Spreadsheet.EmbeddedChart;
type GasBuilder = GoogleAppsScript.Spreadsheet.EmbeddedChartBuilder;
type GasLine = GoogleAppsScript.Spreadsheet.EmbeddedLineChartBuilder;
type Draft = Omit<ChartState, 'id'> & { readonly id?: number };

const charts = new WeakMap<object, Draft>();

/** What a chart object describes; its id is absent until it is inserted. */
export function chartOf(chart: Gas): Draft {
  const draft = typeof chart === 'object' && chart !== null ? charts.get(chart) : undefined;
  if (!draft) throw new Refusal('The parameter is not an EmbeddedChart.');
  return draft;
}

export class ChartPart extends Part<Gas> {
  readonly #context: Context;
  readonly #draft: Draft;

  constructor(context: Context, draft: Draft) {
    super('EmbeddedChart');
    this.#context = context;
    this.#draft = draft;
    charts.set(this, draft);
  }

  static of(context: Context, draft: Draft): Gas {
    return new ChartPart(context, draft) as unknown as Gas;
  }

  getChartId(): number | null {
    return this.#draft.id ?? null;
  }
  getNumHeaders(): number {
    return this.#draft.headers;
  }
  getRanges(): GasRange[] {
    return this.#draft.ranges.map((ref) => this.#context.range(ref.sheetId, ref.rect));
  }
  getTransposeRowsAndColumns(): boolean {
    return this.#draft.transpose;
  }
  getHiddenDimensionStrategy(): GoogleAppsScript.Charts.ChartHiddenDimensionStrategy {
    return member(
      ChartHiddenDimensionStrategy,
      String(this.#draft.options['hiddenDimensionStrategy'] ?? 'IGNORE_BOTH'),
    );
  }
  getMergeStrategy(): GoogleAppsScript.Charts.ChartMergeStrategy {
    return member(ChartMergeStrategy, String(this.#draft.options['mergeStrategy'] ?? 'MERGE_COLUMNS'));
  }
  modify(): GasBuilder {
    return ChartBuilderPart.of(this.#context, this.#draft);
  }
}

const EMPTY: Draft = {
  type: 'COLUMN',
  ranges: [],
  options: {},
  headers: 0,
  transpose: false,
  anchor: { row: 1, column: 1, x: 0, y: 0 },
};

/** Builder of every chart type; the methods of line charts are the only special ones. */
export class ChartBuilderPart extends Part<GasLine> {
  readonly #context: Context;
  #draft: Draft;

  constructor(context: Context, draft: Draft = EMPTY) {
    super('EmbeddedChartBuilder');
    this.#context = context;
    this.#draft = draft;
  }

  static of(context: Context, draft?: Draft): GasBuilder {
    return new ChartBuilderPart(context, draft) as unknown as GasBuilder;
  }

  get #any(): GasBuilder {
    return this as unknown as GasBuilder;
  }
  #with(part: Partial<Draft>): void {
    this.#draft = { ...this.#draft, ...part };
  }
  #option(name: string, value: unknown): GasLine {
    this.#with({ options: { ...this.#draft.options, [name]: value } });
    return this.whole;
  }
  #as<T>(type: string): T {
    this.#with({ type });
    return this as unknown as T;
  }

  addRange(range: GasRange): GasBuilder {
    return this.#context.runtime.local('EmbeddedChartBuilder.addRange', () => {
      this.#with({ ranges: [...this.#draft.ranges, refOf(range)] });
      return this.#any;
    });
  }
  clearRanges(): GasBuilder {
    this.#with({ ranges: [] });
    return this.#any;
  }
  getRanges(): GasRange[] {
    return this.#draft.ranges.map((ref) => this.#context.range(ref.sheetId, ref.rect));
  }
  getChartType(): GoogleAppsScript.Charts.ChartType {
    return member(ChartType, this.#draft.type);
  }
  setChartType(type: GoogleAppsScript.Charts.ChartType): GasBuilder {
    this.#with({ type: String(type) });
    return this.#any;
  }
  asAreaChart(): GoogleAppsScript.Spreadsheet.EmbeddedAreaChartBuilder {
    return this.#as('AREA');
  }
  asBarChart(): GoogleAppsScript.Spreadsheet.EmbeddedBarChartBuilder {
    return this.#as('BAR');
  }
  asColumnChart(): GoogleAppsScript.Spreadsheet.EmbeddedColumnChartBuilder {
    return this.#as('COLUMN');
  }
  asLineChart(): GasLine {
    return this.#as('LINE');
  }
  build(): Gas {
    return this.#context.runtime.local('EmbeddedChartBuilder.build', () =>
      ChartPart.of(this.#context, this.#draft),
    );
  }
  setNumHeaders(headers: number): GasBuilder {
    this.#with({ headers });
    return this.#any;
  }
  setOption(option: string, value: unknown): GasBuilder {
    this.#option(option, value);
    return this.#any;
  }
  setPosition(anchorRowPos: number, anchorColPos: number, offsetX: number, offsetY: number): GasBuilder {
    return this.#context.runtime.local('EmbeddedChartBuilder.setPosition', () => {
      if (!(anchorRowPos >= 1) || !(anchorColPos >= 1))
        throw new Refusal('The position of the chart is out of bounds.');
      this.#with({ anchor: { row: anchorRowPos, column: anchorColPos, x: offsetX, y: offsetY } });
      return this.#any;
    });
  }
  setTransposeRowsAndColumns(transpose: boolean): GasBuilder {
    this.#with({ transpose });
    return this.#any;
  }
  setMergeStrategy(mergeStrategy: GoogleAppsScript.Charts.ChartMergeStrategy): GasBuilder {
    this.#option('mergeStrategy', String(mergeStrategy));
    return this.#any;
  }
  setHiddenDimensionStrategy(strategy: GoogleAppsScript.Charts.ChartHiddenDimensionStrategy): GasBuilder {
    this.#option('hiddenDimensionStrategy', String(strategy));
    return this.#any;
  }
  setTitle(chartTitle: string): GasLine {
    return this.#option('title', chartTitle);
  }
  setXAxisTitle(title: string): GasLine {
    return this.#option('hAxis.title', title);
  }
  setYAxisTitle(title: string): GasLine {
    return this.#option('vAxis.title', title);
  }
  setLegendPosition(position: GoogleAppsScript.Charts.Position): GasLine {
    return this.#option('legend.position', String(position));
  }
  setColors(cssValues: string[]): GasLine {
    return this.#option('colors', cssValues);
  }
  setBackgroundColor(cssValue: string): GasLine {
    return this.#option('backgroundColor', cssValue);
  }
  setRange(start: number, end: number): GasLine {
    this.#option('vAxis.viewWindow.min', start);
    return this.#option('vAxis.viewWindow.max', end);
  }
  setCurveStyle(style: GoogleAppsScript.Charts.CurveStyle): GasLine {
    return this.#option('curveType', String(style));
  }
  setPointStyle(style: GoogleAppsScript.Charts.PointStyle): GasLine {
    return this.#option('pointShape', String(style));
  }
}
