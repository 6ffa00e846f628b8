/**
 * Line charts of the active sheet, drawn by Chart.js over the grid at their anchor cells. Univer has no charts.
 */
import {
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
  Title,
} from 'chart.js';
import type { Workbook } from '../host/model/workbook';
import { describe, type LineChart, readLineChart } from './chart-data';
import { lineLook, spread } from './chart-look';
import type { Grid } from './grid';
import { type Box, onFrame, readScreen } from './screen';

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Title, Legend);

const INK = '#202124';
const SOFT = '#5f6368';
const RULE = '#dadce0';
const FONT = { family: "Arial, 'Liberation Sans', Helvetica, sans-serif", size: 12 };
/** Pixels between the names at the ends of the lines, and beside them. */
const LINE_HEIGHT = 15;
const BESIDE = 10;
/** Names take no more than this part of the width. */
const MOST_FOR_NAMES = 0.35;

interface Drawn {
  readonly figure: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly words: HTMLElement;
  key: string;
  data: LineChart;
  chart?: Chart;
  scale: number;
}

export function createCharts(grid: Grid, workbook: Workbook, container: HTMLElement) {
  let drawn = new Map<number, Drawn>();

  /** Brings the charts to the state of the model. */
  function show() {
    const { sheetId } = workbook.selection;
    const before = drawn;
    drawn = new Map();
    for (const one of workbook.sheet(sheetId).charts) {
      const data = readLineChart(one, workbook.cell);
      if (!data) continue;
      const key = JSON.stringify([workbook.state.locale, data]);
      const present = before.get(data.id) ?? emptyFigure(container, data);
      before.delete(data.id);
      drawn.set(data.id, present);
      if (present.key === key) continue;
      Object.assign(present, { key, data });
      present.chart?.destroy();
      delete present.chart;
      name(present);
    }
    for (const gone of before.values()) {
      gone.chart?.destroy();
      gone.figure.remove();
    }
    place();
  }

  /** Puts them where their anchors are at present. */
  function place() {
    if (drawn.size === 0) return;
    const screen = readScreen(grid);
    container.hidden = !screen;
    if (!screen) return;
    const { cells, scale, scrolled } = screen;
    move(container, cells);
    const { frozenRows, frozenColumns } = workbook.sheet(workbook.selection.sheetId);
    for (const one of drawn.values()) {
      const { anchor, width, height } = one.data;
      const cell = screen.cell(anchor.row, anchor.column);
      const left = cell.left + anchor.x * scale - cells.left;
      const top = cell.top + anchor.y * scale - cells.top;
      // What scrolls goes under what is frozen.
      const fromLeft = anchor.column > frozenColumns ? scrolled.left - cells.left : 0;
      const fromTop = anchor.row > frozenRows ? scrolled.top - cells.top : 0;
      const [right, bottom] = [left + width * scale, top + height * scale];
      one.figure.hidden =
        right <= fromLeft || bottom <= fromTop || left >= cells.width || top >= cells.height;
      if (one.figure.hidden) continue;
      if (!one.chart || one.scale !== scale) draw(one, scale, workbook.state.locale);
      const { style } = one.figure;
      style.transform = `translate(${left}px, ${top}px)`;
      const hiddenLeft = Math.max(0, fromLeft - left);
      const hiddenTop = Math.max(0, fromTop - top);
      style.clipPath = hiddenLeft + hiddenTop > 0 ? `inset(${hiddenTop}px 0 0 ${hiddenLeft}px)` : '';
    }
  }

  onFrame(grid, place);
  return { show };
}

function emptyFigure(container: HTMLElement, data: LineChart): Drawn {
  const figure = document.createElement('figure');
  figure.setAttribute('role', 'img');
  const canvas = document.createElement('canvas');
  const words = document.createElement('figcaption');
  words.id = `chart-${data.id}`;
  figure.setAttribute('aria-describedby', words.id);
  figure.append(canvas, words);
  container.append(figure);
  return { figure, canvas, words, key: '', data, scale: 0 };
}

function name({ figure, words, data }: Drawn) {
  figure.setAttribute('aria-label', data.title === '' ? 'Chart' : data.title);
  words.textContent = describe(data);
}

function move({ style }: HTMLElement, { left, top, width, height }: Box) {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

function draw(one: Drawn, scale: number, locale: string) {
  const { figure, canvas, data } = one;
  one.chart?.destroy();
  one.scale = scale;
  figure.style.width = `${data.width * scale}px`;
  figure.style.height = `${data.height * scale}px`;
  canvas.width = data.width;
  canvas.height = data.height;
  one.chart = new Chart(canvas, configuration(data, locale, window.devicePixelRatio * scale));
  canvas.style.width = figure.style.width;
  canvas.style.height = figure.style.height;
}

function configuration(
  data: LineChart,
  locale: string,
  devicePixelRatio: number,
): ChartConfiguration<'line'> {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `${FONT.size}px ${FONT.family}`;
  const widest = Math.max(0, ...data.lines.map((line) => context?.measureText(endLabel(line)).width ?? 0));
  const most = data.width * MOST_FOR_NAMES;
  // As many as fit between the title and the labels below; more are named in a legend.
  const atEnds = data.lines.length * LINE_HEIGHT <= data.height - 110;
  const blank = data.lines.every(({ last }) => last === undefined);
  const axis = (title: string) => ({
    display: !blank,
    title: { display: title !== '', text: title, color: SOFT, font: FONT },
    ticks: { color: SOFT, font: FONT },
    border: { display: false },
  });
  return {
    type: 'line',
    data: {
      labels: [...data.labels],
      datasets: data.lines.map((line, index) => {
        const { colour, dash, mark } = lineLook(index, data.colours);
        return {
          label: line.name,
          data: line.values.map((value) => value ?? null),
          borderColor: colour,
          backgroundColor: mark === 'cross' || mark === 'star' ? colour : '#fff',
          borderDash: [...dash],
          borderWidth: 2,
          pointStyle: mark,
          pointRadius: 4,
          pointBorderWidth: 2,
        };
      }),
    },
    options: {
      responsive: false,
      animation: false,
      events: [],
      devicePixelRatio,
      locale: locale.replace('_', '-'),
      layout: {
        padding: {
          top: 12,
          left: 14,
          bottom: 12,
          right: atEnds ? Math.min(widest, most) + 2 * BESIDE + 12 : 16,
        },
      },
      clip: false,
      scales: {
        x: { ...axis(data.acrossTitle), grid: { display: false } },
        y: {
          ...axis(data.upTitle),
          ticks: { color: SOFT, font: FONT, format: { minimumFractionDigits: 0, maximumFractionDigits: 2 } },
          grid: { color: RULE },
          beginAtZero: true,
          ...(data.lowest === undefined ? {} : { min: data.lowest }),
          ...(data.highest === undefined ? {} : { max: data.highest }),
        },
      },
      plugins: {
        title: {
          display: data.title !== '',
          text: data.title,
          align: 'start',
          color: INK,
          font: { ...FONT, size: 16, weight: 'normal' },
          padding: { bottom: 14 },
        },
        legend: {
          display: !atEnds && !blank,
          position: 'right',
          labels: { color: INK, font: FONT, usePointStyle: true, boxHeight: 6, padding: 6 },
        },
      },
    },
    plugins: blank ? [noData] : atEnds ? [namesAtEnds(data, most)] : [],
  };
}

/** As Sheets says it. */
const noData: Plugin<'line'> = {
  id: 'no-data',
  afterDraw({ ctx, chartArea: { left, right, top, bottom } }) {
    ctx.save();
    ctx.fillStyle = SOFT;
    ctx.font = `${FONT.size + 2}px ${FONT.family}`;
    ctx.textAlign = 'center';
    ctx.fillText('No data', (left + right) / 2, (top + bottom) / 2);
    ctx.restore();
  },
};

function endLabel({ name, last }: LineChart['lines'][number]): string {
  return `${name} ${last ?? ''}`.trim();
}

/** Each line's name and last value beside its end, in its colour; a thin line leads to a name that had to move. */
function namesAtEnds(data: LineChart, most: number): Plugin<'line'> {
  return {
    id: 'names',
    afterDatasetsDraw(chart) {
      const { ctx, chartArea } = chart;
      const ends = data.lines.flatMap((line, index) => {
        const at = line.values.reduce<number>((last, value, row) => (value === undefined ? last : row), -1);
        const point = chart.getDatasetMeta(index).data[at];
        return point ? [{ point, text: endLabel(line), colour: lineLook(index, data.colours).colour }] : [];
      });
      const wanted = ends.map(({ point }) => point.y);
      const heights = spread(wanted, LINE_HEIGHT, chartArea.top, chartArea.bottom) ?? wanted;
      // Beside the last of the ends: lines of a single round end in the middle.
      const left = Math.max(...ends.map(({ point }) => point.x)) + 2 * BESIDE;
      ctx.save();
      ctx.font = `${FONT.size}px ${FONT.family}`;
      ctx.textBaseline = 'middle';
      ends.forEach(({ point, text, colour }, index) => {
        const y = heights[index] ?? point.y;
        ctx.strokeStyle = ctx.fillStyle = colour;
        ctx.beginPath();
        ctx.moveTo(point.x + BESIDE - 3, point.y);
        ctx.lineTo(left - 3, y);
        ctx.stroke();
        ctx.fillText(shortened(ctx, text, most), left, y);
      });
      ctx.restore();
    },
  };
}

/** The end stays, where the number is. */
function shortened(ctx: CanvasRenderingContext2D, text: string, most: number): string {
  if (ctx.measureText(text).width <= most) return text;
  const number = /\s\S*$/u.exec(text)?.[0] ?? '';
  const name = [...text.slice(0, text.length - number.length)];
  while (name.length > 1 && ctx.measureText(`${name.join('')}…${number}`).width > most) name.pop();
  return `${name.join('').trimEnd()}…${number}`;
}
