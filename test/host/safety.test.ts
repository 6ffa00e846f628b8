/**
 * Whatever users do to the tabs of a running event, they are found, read and written as before.
 */
import type { EventView } from '../../src/sidebar/calls';
import { STANDINGS } from '../../src/functions/standings';
import type { Rect } from '../../workbench/host/model/state';
import { contents, sheetNamed, tabNames, type Spreadsheet } from './berger';
import { enterResults, running } from './commands';

function view(book: Spreadsheet): EventView {
  const answer = book.call('open');
  if (!answer.ok || !answer.reply.view) throw new Error(JSON.stringify(answer));
  return answer.reply.view;
}

/** Without what depends on where the tabs and rows stand. */
const plain = ({ games, players, settings, faults, tabs }: EventView) => ({
  games: games
    .map((game) => ({ ...game, row: 0 }))
    .sort((a, b) => a.round - b.round || a.white - b.white || a.black - b.black),
  players,
  settings,
  faults,
  kinds: tabs.map(({ kind }) => kind).sort(),
});

const id = (book: Spreadsheet, tab: string) => sheetNamed(book, tab).id;
const rect = (row: number, column: number, rows: number, columns: number): Rect => ({
  row,
  column,
  lastRow: row + rows - 1,
  lastColumn: column + columns - 1,
});

const CHANGES: Readonly<Record<string, (book: Spreadsheet) => void>> = {
  renamed: (book) => {
    for (const name of tabNames(book).slice(1)) book.host.workbook.renameSheet(id(book, name), `My ${name}`);
  },
  moved: (book) => {
    for (const name of tabNames(book).slice(1)) book.host.workbook.moveSheet(id(book, name), 1);
  },
  hidden: (book) => {
    for (const name of tabNames(book).slice(1)) book.host.workbook.hideSheet(id(book, name));
  },
  'headings translated': (book) => {
    const headings: Readonly<Record<string, readonly string[]>> = {
      Schedule: ['Ronda', 'Fecha', 'Mesa', 'N.º', 'Blancas', 'Resultado', 'Negras', 'N.º'],
      Players: ['N.º', 'Nombre', 'Elo', 'Federación', 'Club', 'Estado'],
    };
    for (const tab of Object.keys(headings))
      book.host.workbook.paste(id(book, tab), 1, 1, [headings[tab] ?? []]);
    const labels = ['Nombre', 'Lugar', 'Fechas', 'Árbitro', 'Ritmo de juego', 'Sistema', 'Vueltas'];
    book.host.workbook.paste(
      id(book, 'Event'),
      1,
      1,
      labels.map((label) => [label]),
    );
  },
  'rows inserted above': (book) => {
    for (const tab of ['Event', 'Players', 'Schedule']) {
      book.host.workbook.insertRows(id(book, tab), 1, 3);
      book.host.workbook.enter(id(book, tab), 1, 1, 'Club championship');
    }
  },
  'columns inserted': (book) => {
    for (const tab of ['Players', 'Schedule'])
      for (const column of [6, 2, 1]) {
        book.host.workbook.insertColumns(id(book, tab), column, 1);
        book.host.workbook.enter(id(book, tab), 1, column, 'Mine');
        book.host.workbook.enter(id(book, tab), 3, column, 'mine too');
      }
  },
  'sorted by White, backwards': (book) => {
    book.host.workbook.sort(id(book, 'Schedule'), rect(2, 1, 15, 8), 4, false);
  },
  'players sorted by name': (book) => {
    book.host.workbook.sort(id(book, 'Players'), rect(2, 1, 5, 6), 2, false);
  },
  'rows between': (book) => {
    book.host.workbook.insertRows(id(book, 'Schedule'), 5, 2);
    book.host.workbook.insertRows(id(book, 'Players'), 3, 1);
    book.host.workbook.insertRows(id(book, 'Event'), 9, 1);
  },
  'a tab copied, its copy first': (book) => {
    for (const tab of ['Schedule', 'Players', 'Event'])
      book.host.workbook.moveSheet(book.host.workbook.duplicateSheet(id(book, tab)), 1);
  },
  'filter taken off, rows and columns hidden': (book) => {
    book.host.run('menu', () => {
      const sheet = book.host.services.SpreadsheetApp.getActive().getSheetByName('Schedule');
      sheet?.getFilter()?.remove();
      sheet?.hideRows(5, 6);
      sheet?.hideColumns(4, 2);
    });
  },
  'notes beside': (book) => {
    book.host.workbook.paste(id(book, 'Schedule'), 3, 12, [['postponed']]);
    book.host.workbook.paste(id(book, 'Event'), 4, 4, [['tel. 123']]);
    book.host.workbook.paste(id(book, 'Players'), 4, 9, [['paid']]);
  },
};

describe.each(Object.keys(CHANGES))('%s', (name) => {
  test('the event reads as before, and a result goes into the cell of its game', () => {
    const book = running();
    const before = plain(view(book));
    CHANGES[name]?.(book);
    expect(plain(view(book))).toEqual(before);

    const answer = book.call('setResult', { game: { round: 3, white: 3, black: 1 }, was: '', result: '1-0' });
    if (!answer.ok || !answer.reply.done) throw new Error(JSON.stringify(answer));
    const after = plain(answer.reply.view);
    expect(after.games.filter(({ result }) => result !== undefined)).toHaveLength(5);
    expect(after.games.find(({ round, white }) => round === 3 && white === 3)).toMatchObject({
      result: '1-0',
    });
    const lots = book.call('setTieBreaks', {
      was: ['SB', 'DE', 'KS'],
      tieBreaks: ['KS'],
      despiteResults: true,
    });
    if (!lots.ok || !lots.reply.done) throw new Error(JSON.stringify(lots));
    expect(lots.reply.view.settings.tieBreaks).toEqual(['KS']);
    const all = { ...before.settings, tieBreaks: ['KS'] };
    expect(plain(view(book))).toMatchObject({ settings: all, faults: [] });
  });
});

test('sorting the schedule by any column changes no standing', () => {
  const book = running();
  enterResults(book, 5);
  // The names are formulas, which nobody calculates here: the numbers alone tell the players.
  const table = (tab: string) =>
    contents(sheetNamed(book, tab)).map((row) => row.map((cell) => (/^=/.test(String(cell)) ? '' : cell)));
  const before = STANDINGS(table('Players'), table('Schedule'));
  expect(before).toHaveLength(6);
  for (let column = 1; column <= 8; column++)
    for (const ascending of [true, false]) {
      book.host.workbook.sort(id(book, 'Schedule'), rect(2, 1, 15, 8), column, ascending);
      expect([column, STANDINGS(table('Players'), table('Schedule'))]).toEqual([column, before]);
    }
});
