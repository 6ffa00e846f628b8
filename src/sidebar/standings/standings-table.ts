/**
 * The table of the standings, and what can be asked of it: why one stands above another, where a value comes from.
 */
import type { TieBreak } from '../../engine/standings/tie-break';
import { element, nameElement, redraw, setText } from '../parts/element';
import { scoreText } from '../parts/score-text';
import { nameOf } from '../parts/section';
import { detailsOf, reasonsOf, tieBreakName, valueText, type SectionStandings } from './standings-view';
import type { Texts } from '../parts/texts';

export interface StandingsTable {
  readonly root: HTMLElement;
  /** `teams`: in a match the name of each player's. */
  readonly update: (shown: SectionStandings, teamOf?: (no: number) => string) => void;
}

/** `chosen`: a click on a row, or on a value of it. */
export function standingsTable(t: Texts, chosen: (no: number, code?: string) => void): StandingsTable {
  const head = element('tr');
  const rows = element('tbody');
  const table = element('table', { class: 'standings' }, element('thead', {}, head), rows);
  const root = element(
    'div',
    { class: 'wide', role: 'region', tabindex: 0, 'aria-labelledby': 'standings-title' },
    table,
  );
  return {
    root,
    update: (shown, teamOf) => {
      const { ranking, section } = shown;
      const codes = ranking.stages.map(({ tieBreak }) => tieBreak);
      redraw(
        head,
        codes.map(({ code }) => code),
        () => [
          shortHead('rank', '#', t.words.rank),
          element('th', { scope: 'col', class: 'who' }, t.words.name),
          shortHead('n', t.words.pts, t.words.points),
          ...codes.map((one) => shortHead('n', one.code.replace(/^LOT .*/, 'LOT'), tieBreakName(one, t))),
        ],
      );
      const names = shown.rows.map(({ no }) => nameOf(section.players, no));
      const teams = teamOf && shown.rows.map(({ no }) => teamOf(no));
      redraw(rows, [shown.rows, names, teams, codes.map(({ code }) => code)], () =>
        shown.rows.map(({ no, rank, points, values }) => {
          const row = element(
            'tr',
            rank === undefined ? { class: 'annulled' } : {},
            element('td', { class: 'rank' }, rank === undefined ? '–' : String(rank)),
            element(
              'th',
              { scope: 'row', class: 'who' },
              nameElement(nameOf(section.players, no)),
              ...(teamOf ? [element('small', {}, nameElement(teamOf(no)))] : []),
            ),
            element('td', { class: 'n' }, scoreText(points, t)),
          );
          row.addEventListener('click', () => chosen(no));
          values.forEach((value, i) => {
            const tieBreak = codes[i];
            const cell = element('td', { class: 'n' }, tieBreak ? valueText(value, t) : '');
            cell.addEventListener('click', (click) => {
              click.stopPropagation();
              chosen(no, tieBreak?.code);
            });
            row.append(cell);
          });
          return row;
        }),
      );
    },
  };
}

/** The heading of a narrow column, in full for who hovers and who hears it. */
function shortHead(look: string, short: string, full: string): HTMLElement {
  return element(
    'th',
    { scope: 'col', class: look },
    element('abbr', { title: full, 'aria-hidden': 'true' }, short),
    element('span', { class: 'unseen' }, full),
  );
}

export interface WhyPart {
  readonly root: HTMLElement;
  readonly update: (shown: SectionStandings) => void;
  /** Compares this one with the next below. */
  readonly ask: (no: number) => void;
}

export function whyPart(t: Texts): WhyPart {
  let shown: SectionStandings | undefined;
  const one = chooser('why-a', t.standings.first, draw);
  const other = chooser('why-b', t.standings.second, draw);
  const title = element('p', { class: 'why-title' });
  const list = element('ol', { class: 'plain' });
  const answer = element('div', { class: 'why', 'aria-live': 'polite' }, title, list);
  const root = element(
    'section',
    { class: 'stack', 'aria-labelledby': 'why-title' },
    element('h2', { id: 'why-title' }, t.standings.why),
    element('div', { class: 'two' }, one.root, other.root),
    answer,
  );

  function draw(): void {
    const [a, b] = [one.value(), other.value()];
    answer.hidden = !shown || a === undefined || b === undefined || a === b;
    if (!shown || a === undefined || b === undefined || a === b) return;
    const { title: sentence, reasons } = reasonsOf(a, b, shown, t);
    setText(title, sentence);
    redraw(list, reasons, () =>
      reasons.map(({ text, article, decides }) =>
        element(
          'li',
          {},
          decides ? element('strong', {}, text) : text,
          ...(article === '' ? [] : [' ', element('small', {}, article)]),
        ),
      ),
    );
  }

  function ask(no: number): void {
    const rows = shown?.rows ?? [];
    const at = rows.findIndex((row) => row.no === no);
    const next = rows[at + 1] ?? rows[at - 1];
    one.set(no);
    if (next) other.set(next.no);
    draw();
  }

  return {
    root,
    ask,
    update: (next) => {
      const first = shown === undefined;
      shown = next;
      const options = playerOptions(next);
      one.fill(options);
      other.fill(options);
      root.hidden = options.length < 2;
      if (first || one.value() === other.value()) ask(firstTied(next) ?? next.rows[0]?.no ?? 1);
      else draw();
    },
  };
}

/** The first who has as many points as the next. */
function firstTied({ rows }: SectionStandings): number | undefined {
  return rows.find(({ points }, i) => rows[i + 1]?.points === points)?.no;
}

export interface DetailsPart {
  readonly root: HTMLElement;
  readonly update: (shown: SectionStandings) => void;
  readonly ask: (no: number, code: string) => void;
  /** Takes this player, folded as it is. */
  readonly follow: (no: number) => void;
}

export function detailsPart(t: Texts): DetailsPart {
  let shown: SectionStandings | undefined;
  const who = chooser('detail-who', t.words.player, draw);
  const what = chooser('detail-what', t.standings.tieBreak, draw);
  const answer = element('div', { 'aria-live': 'polite' });
  const root = element(
    'details',
    { class: 'fold' },
    element('summary', {}, t.standings.details),
    element('div', { class: 'stack' }, element('div', { class: 'two' }, who.root, what.root), answer),
  );
  root.addEventListener('toggle', draw);

  function draw(): void {
    const no = who.value();
    const tieBreak = tieBreaks()[what.value() ?? -1];
    if (!shown || !root.open || no === undefined || !tieBreak) return redraw(answer, [], () => []);
    const details = detailsOf(no, tieBreak, shown, t);
    const { heading, rows, total, none } = details;
    const last = heading.length - 1;
    redraw(answer, [details, what.text(), who.text()], () => [
      ...(none === undefined ? [] : [element('p', { class: 'hint' }, none)]),
      ...(rows.length === 0 ? [] : [detailTable()]),
    ]);
    function detailTable(): HTMLElement {
      return element(
        'table',
        { class: 'details', 'aria-label': t.standings.detailsOf(what.text(), who.text()) },
        element(
          'thead',
          {},
          element('tr', {}, ...heading.map((text) => element('th', { scope: 'col' }, text))),
        ),
        element(
          'tbody',
          {},
          ...rows.map((row) =>
            element('tr', {}, ...row.map((text, i) => element('td', {}, i === 1 ? nameElement(text) : text))),
          ),
        ),
        ...(total === undefined
          ? []
          : [
              element(
                'tfoot',
                {},
                element(
                  'tr',
                  {},
                  element('th', { scope: 'row', colspan: last }, t.words.total),
                  element('td', {}, total),
                ),
              ),
            ]),
      );
    }
  }

  function tieBreaks(): readonly TieBreak[] {
    return shown?.ranking.stages.map(({ tieBreak }) => tieBreak) ?? [];
  }

  return {
    root,
    ask: (no, code) => {
      root.open = true;
      who.set(no);
      what.set(tieBreaks().findIndex((one) => one.code === code));
      draw();
      answer.scrollIntoView({ block: 'nearest' });
    },
    follow: (no) => {
      who.set(no);
      draw();
    },
    update: (next) => {
      const chosen = tieBreaks()[what.value() ?? -1]?.code;
      shown = next;
      who.fill(playerOptions(next));
      const list = tieBreaks();
      what.fill(list.map((one, i) => ({ value: i, text: tieBreakName(one, t) })));
      const again = list.findIndex(({ code }) => code === chosen);
      if (again >= 0) what.set(again);
      root.hidden = list.length === 0;
      draw();
    },
  };
}

interface Option {
  readonly value: number;
  readonly text: string;
}

interface Chooser {
  readonly root: HTMLElement;
  readonly fill: (options: readonly Option[]) => void;
  readonly value: () => number | undefined;
  readonly text: () => string;
  readonly set: (value: number) => void;
}

/** A labelled list to choose from; the choice outlives new options where it is among them. */
function chooser(id: string, label: string, chosen: () => void): Chooser {
  let drawn = '';
  const select = element('select', { id });
  select.addEventListener('change', chosen);
  const value = (): number | undefined => (select.value === '' ? undefined : Number(select.value));
  return {
    root: element('div', { class: 'field' }, element('label', { for: id }, label), select),
    fill: (options) => {
      const state = JSON.stringify(options);
      if (state === drawn) return;
      drawn = state;
      const before = select.value;
      select.replaceChildren(
        ...options.map(({ value: one, text }) => element('option', { value: one }, text)),
      );
      if (options.some(({ value: one }) => String(one) === before)) select.value = before;
    },
    value,
    text: () => select.selectedOptions[0]?.textContent ?? '',
    set: (no) => (select.value = String(no)),
  };
}

function playerOptions({ rows, section }: SectionStandings): readonly Option[] {
  return rows.map(({ no, rank }) => ({
    value: no,
    text: `${rank === undefined ? '–' : `${rank}.`} ${nameOf(section.players, no)}`,
  }));
}
