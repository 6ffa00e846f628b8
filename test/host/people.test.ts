/**
 * The panel Players: withdrawal and return, substitutes, names.
 */
import {
  contents,
  generated,
  HOSTILE,
  NAMES,
  sheetNamed,
  spreadsheet,
  type,
  type Spreadsheet,
} from './berger';
import { clearResults, pooled } from './knockout-commands';
import { answerOf, done, logOf, play, playRounds, refused, resultsOf, tabOf, values, view } from './people';

const EIGHT = [...NAMES, 'Eva Sol', 'Tom Roe', 'Ida Koch'];

function event(
  names: readonly string[] = NAMES,
  options: Parameters<typeof spreadsheet>[0] = {},
): Spreadsheet {
  const book = spreadsheet(options);
  generated(book, { from: 'list', names });
  return book;
}

const statuses = (book: Spreadsheet) =>
  values(tabOf(book, 'players'))
    .slice(0, view(book).players.length + 1)
    .map((row) => row[5]);

describe('withdrawal', () => {
  test('open games become forfeits, what was played stays, the log names them', () => {
    const book = event(EIGHT);
    playRounds(book, 3);
    const before = view(book);
    const changed = done(book, 'withdraw', { no: 4, status: 'withdrawn' });
    expect(changed.notes).toEqual(['4 open games were entered as forfeits.']);
    expect(statuses(book)).toEqual(['Status', '', '', '', 'Withdrawn', '', '', '', '']);
    expect(resultsOf(changed.view, 4)).toEqual([
      ...resultsOf(before, 4).slice(0, 3),
      ...resultsOf(before, 4)
        .slice(3)
        .map((game) => `${game} ${/\.4-/.test(game) ? '0F-1F' : '1F-0F'}`),
    ]);
    expect(changed.view.games.filter(({ result }) => result).length).toBe(12 + 4);
    const data = resultsOf(before, 4).slice(3).join(' ');
    expect(logOf(book).at(-1)).toEqual([
      'Withdrawn: 4 Max Frei. Forfeits entered: 4.',
      `withdrawn 4: ${data}`,
    ]);
    expect(changed.view.withdrawals).toEqual([{ no: 4, forfeits: expect.any(Array) as unknown }]);
    expect(changed.view.withdrawals[0]?.forfeits).toHaveLength(4);
  });

  test('nothing is written where other games are open than the page showed', () => {
    const book = event(EIGHT);
    playRounds(book, 3);
    const { state } = book.host.workbook;
    expect(answerOf(book, 'withdraw', { no: 4, status: 'withdrawn', open: 6 })).toEqual({
      done: false,
      ask: 'overwrite',
      now: '4',
    });
    expect(book.host.workbook.state).toBe(state);
    expect(done(book, 'withdraw', { no: 4, status: 'withdrawn', open: 4 }).notes).toEqual([
      '4 open games were entered as forfeits.',
    ]);
    for (const bad of [-1, 1.5, '4'])
      expect(book.callAnything('withdraw', [{ no: 3, status: 'withdrawn', open: bad }]).ok).toBe(false);
  });

  test('in a Spanish spreadsheet, an expulsion', () => {
    const book = event(NAMES, { locale: 'es_ES', userLocale: 'es' });
    const changed = done(book, 'withdraw', { no: 2, status: 'expelled' });
    expect(statuses(book)[2]).toBe('Expulsado');
    expect(changed.notes).toEqual(['4 partidas pendientes se anotaron como incomparecencias.']);
    expect(changed.view.players[1]).toMatchObject({ status: 'expelled' });
    expect(logOf(book).at(-1)?.[0]).toBe('Expulsado: 2 Luis Paz. Incomparecencias anotadas: 4.');
  });

  test('the word in the language of the list, not of the file', () => {
    const book = spreadsheet();
    type(book, 'Jugadores', [['N.º', 'Nombre', 'Estado'], ...NAMES.map((name, i) => [String(i + 1), name])]);
    generated(book, { from: 'tab' });
    done(book, 'withdraw', { no: 5, status: 'withdrawn' });
    expect(values(sheetNamed(book, 'Jugadores'))[5]?.[2]).toBe('Retirado');
  });

  test('twice: nothing to do; expelled afterwards: only the status', () => {
    const book = event();
    done(book, 'withdraw', { no: 1, status: 'withdrawn' });
    expect(refused(book, 'withdraw', { no: 1, status: 'withdrawn' })).toMatch(/^Ana Gil has left already/);
    const again = done(book, 'withdraw', { no: 1, status: 'expelled' });
    expect(statuses(book)[1]).toBe('Expelled');
    expect(again.view.withdrawals[0]?.forfeits).toHaveLength(4);
  });

  test('a status typed by hand: the forfeits are still to be written', () => {
    const book = event();
    type(book, 'Players', [['withdrawn']], 2, 6);
    const changed = done(book, 'withdraw', { no: 1, status: 'withdrawn' });
    expect(resultsOf(changed.view, 1).every((game) => /F/.test(game))).toBe(true);
    expect(statuses(book)[1]).toBe('withdrawn');
  });

  test('all games played already: only the status', () => {
    const book = event();
    playRounds(book, 5);
    const before = view(book).games;
    const changed = done(book, 'withdraw', { no: 3, status: 'withdrawn' });
    expect(changed.view.games).toEqual(before);
    expect(changed.notes).toEqual([]);
    done(book, 'reinstate', { no: 3 });
    expect(view(book).games).toEqual(before);
  });

  test('a result that cannot be read is named by its cell', () => {
    const book = event();
    const game = view(book).games.find(({ white, black }) => black !== 0 && (white === 1 || black === 1));
    type(book, 'Schedule', [['playing']], game?.row, 6);
    expect(refused(book, 'withdraw', { no: 1, status: 'withdrawn' })).toBe(
      `A result cannot be read (F${game?.row}): put it right first, then try again.`,
    );
    const third = [2, 3, 4, 5].find((no) => no !== game?.white && no !== game?.black) ?? 0;
    const answer = answerOf(book, 'withdraw', { no: third, status: 'withdrawn' });
    expect(answer).toMatchObject({ done: true, view: { faults: [{ text: 'playing' }] } });
  });

  test('results written in other ways are results', () => {
    const book = event();
    play(book, { '3-4': '1/2', '5-3': '+:-' });
    const changed = done(book, 'withdraw', { no: 3, status: 'withdrawn' });
    expect(resultsOf(changed.view, 3).slice(0, 2)).toEqual(['1.3-4 ½-½', '2.5-3 1F-0F']);
    expect(changed.view.withdrawals[0]?.forfeits).toHaveLength(2);
  });

  test('two players', () => {
    const book = event(['Ana', 'Luis']);
    const changed = done(book, 'withdraw', { no: 1, status: 'withdrawn' });
    expect(resultsOf(changed.view, 1)).toEqual(['1.1-2 0F-1F']);
    done(book, 'withdraw', { no: 2, status: 'withdrawn' });
    expect(resultsOf(view(book), 1)).toEqual(['1.1-2 0F-1F']);
    const back = done(book, 'reinstate', { no: 1 });
    expect(resultsOf(back.view, 1)).toEqual(['1.1-2 1F-0F']);
    expect(resultsOf(done(book, 'reinstate', { no: 2 }).view, 1)).toEqual(['1.1-2']);
  });

  test('a player who is not in the list any more', () => {
    const book = event();
    const { workbook } = book.host;
    workbook.deleteRows(sheetNamed(book, 'Players').id, 3, 1);
    expect(refused(book, 'withdraw', { no: 2, status: 'withdrawn' })).toMatch(/has no number 2/);
    expect(refused(book, 'rename', { no: 9, was: 'x', name: 'y' })).toMatch(/has no number 9/);
    expect(refused(book, 'withdraw', { no: 2 })).toMatch(/cannot read/);
    expect(refused(book, 'withdraw', { no: 501, status: 'withdrawn' })).toMatch(/cannot read/);
  });

  test('equal names: the number says who', () => {
    const book = spreadsheet();
    type(book, 'Players', [
      ['No.', 'Name'],
      ...['Ana', 'Ana', 'Ana'].map((name, i) => [String(i + 1), name]),
    ]);
    generated(book, { from: 'tab' });
    const changed = done(book, 'withdraw', { no: 2, status: 'withdrawn' });
    expect(changed.view.players.map(({ status }) => status)).toEqual(['playing', 'withdrawn', 'playing']);
    expect(changed.notes[1]).toBe('The list in Players got a column for the status.');
    expect(values(sheetNamed(book, 'Players')).map((row) => row[2])).toEqual([
      'Status',
      undefined,
      'Withdrawn',
      undefined,
    ]);
  });

  test('a schedule sorted by White, with rows above and a filter', () => {
    const book = event(EIGHT);
    playRounds(book, 2);
    const { workbook } = book.host;
    const { id } = sheetNamed(book, 'Schedule');
    workbook.sort(id, { row: 2, column: 1, lastRow: 29, lastColumn: 8 }, 4, true);
    workbook.insertRows(id, 1, 2);
    const changed = done(book, 'withdraw', { no: 6, status: 'withdrawn' });
    expect(resultsOf(changed.view, 6).filter((game) => /F/.test(game))).toHaveLength(5);
    expect(done(book, 'reinstate', { no: 6 }).view.games.filter(({ result }) => result)).toHaveLength(8);
  });

  test('a list elsewhere: other headings, other order, no status, a title above', () => {
    const book = spreadsheet();
    type(book, 'Socios', [
      ['Club Open'],
      [],
      ['Elo', 'Jugador', 'Núm.'],
      ['2000', 'Ana', '3'],
      ['', 'Luis', '1'],
      ['1900', 'Zoë', '2'],
    ]);
    generated(book, { from: 'tab' });
    const changed = done(book, 'withdraw', { no: 1, status: 'expelled' });
    expect(values(sheetNamed(book, 'Socios')).map((row) => row[3])).toEqual([
      ...[undefined, undefined, 'Estado', undefined, 'Expulsado', undefined],
    ]);
    expect(changed.notes).toContain('The list in Socios got a column for the status.');
    done(book, 'rename', { no: 3, was: 'Ana', name: 'Anna' });
    expect(values(sheetNamed(book, 'Socios'))[3]?.[1]).toBe('Anna');
    done(book, 'withdraw', { no: 3, status: 'withdrawn' });
    expect(values(sheetNamed(book, 'Socios')).map((row) => row[3])).toEqual([
      ...[undefined, undefined, 'Estado', 'Retirado', 'Expulsado', undefined],
    ]);
  });

  test('a list without room for the status', () => {
    const book = spreadsheet();
    type(book, 'Players', [['No.', 'Name'], ...NAMES.map((name, i) => [String(i + 1), name])]);
    book.host.workbook.deleteColumns(sheetNamed(book, 'Players').id, 3, 24);
    generated(book, { from: 'tab' });
    expect(refused(book, 'withdraw', { no: 1, status: 'withdrawn' })).toMatch(
      /has no column Status, and no blank column/,
    );
  });

  test('a result typed while the command runs is kept, and nothing else is written', () => {
    const book = event();
    const { id } = sheetNamed(book, 'Schedule');
    const open = view(book).games.find(({ white, black }) => black !== 0 && (white === 2 || black === 2));
    book.host.faults.between = (call) => {
      if (call.method !== 'Sheet.addDeveloperMetadata') return;
      book.host.faults.between = undefined;
      book.host.workbook.paste(id, open?.row ?? 0, 6, [['1-0']]);
    };
    const answer = book.callAnything('withdraw', [{ no: 2, status: 'withdrawn' }]);
    book.host.faults.between = undefined;
    expect(answer).toMatchObject({ ok: false });
    const now = view(book);
    expect(now.games.filter(({ result }) => result).map(({ result }) => result)).toEqual(['1-0']);
    expect([statuses(book)[2], now.withdrawals]).toEqual(['', []]);
  });
});

describe('return', () => {
  test('takes out exactly what the withdrawal wrote', () => {
    const book = event(EIGHT);
    playRounds(book, 3);
    const before = view(book).games;
    done(book, 'withdraw', { no: 4, status: 'withdrawn' });
    const changed = done(book, 'reinstate', { no: 4 });
    expect(changed.view.games).toEqual(before);
    expect([changed.view.withdrawals, changed.notes, statuses(book)[4]]).toEqual([[], [], '']);
    expect(logOf(book).at(-1)).toEqual(['Back in play: 4 Max Frei.', 'reinstated 4']);
    expect(refused(book, 'reinstate', { no: 4 })).toMatch(/^Max Frei has not left/);
    done(book, 'withdraw', { no: 4, status: 'withdrawn' });
    expect(done(book, 'reinstate', { no: 4 }).view.games).toEqual(before);
  });

  test('a result changed since stays, and is told', () => {
    const book = event();
    done(book, 'withdraw', { no: 3, status: 'withdrawn' });
    play(book, { '3-4': '½-½', '5-3': '0F-0F' });
    const changed = done(book, 'reinstate', { no: 3 });
    expect(resultsOf(changed.view, 3).filter((game) => / /.test(game))).toEqual(['1.3-4 ½-½', '2.5-3 0F-0F']);
    expect(changed.notes).toEqual(['2 results that were changed since stay as they are.']);
  });

  test('a status typed by hand: no forfeits are known', () => {
    const book = event();
    type(book, 'Players', [['Expelled']], 2, 6);
    const changed = done(book, 'reinstate', { no: 1 });
    expect(changed.notes).toEqual(['The log names no forfeits of this player: look through the results.']);
    expect(statuses(book)[1]).toBe('');
  });

  test.each([
    ['the first', 3, 4],
    ['the second', 4, 3],
  ])('two withdrawals, %s comes back', (_, back, away) => {
    const book = event(EIGHT);
    playRounds(book, 2);
    done(book, 'withdraw', { no: 3, status: 'withdrawn' });
    done(book, 'withdraw', { no: 4, status: 'withdrawn' });
    const between = () => resultsOf(view(book), 3).find((game) => /\.(3-4|4-3)/.test(game));
    const both = view(book).games;
    expect(between()).toMatch(/\.3-4 0F-1F|\.4-3 1F-0F/);
    const changed = done(book, 'reinstate', { no: back });
    // Whoever is still away has lost it.
    expect(between()).toMatch(away === 3 ? /\.3-4 0F-1F|\.4-3 1F-0F/ : /\.3-4 1F-0F|\.4-3 0F-1F/);
    expect(changed.view.games.filter(({ result }) => result)).toHaveLength(
      both.filter(({ result }) => result).length - 4,
    );
    done(book, 'reinstate', { no: away });
    expect(view(book).games.filter(({ result }) => result)).toHaveLength(8);
    expect(view(book).withdrawals).toEqual([]);
  });

  test('both had left when the game was written as a forfeit of both', () => {
    const book = event();
    type(book, 'Players', [['Withdrawn']], 2, 6);
    done(book, 'withdraw', { no: 2, status: 'withdrawn' });
    expect(resultsOf(view(book), 2).find((game) => /-1 |\.1-/.test(game))).toMatch(/0F-0F$/);
    const changed = done(book, 'reinstate', { no: 2 });
    expect(changed.notes).toEqual(['1 game is now a forfeit of the opponent, who has left too.']);
    expect(changed.view.withdrawals).toEqual([
      { no: 1, forfeits: [expect.objectContaining({ round: expect.any(Number) as number })] },
    ]);
    expect(done(book, 'reinstate', { no: 1 }).view.games.every(({ result }) => result === undefined)).toBe(
      true,
    );
  });
});

test('a section typed otherwise since: the return finds its forfeits', () => {
  const book = pooled(2, 3);
  clearResults(book);
  expect(book.call('withdraw', { section: 'A', no: 2, status: 'withdrawn' }).ok).toBe(true);
  const list = sheetNamed(book, 'Players');
  values(list).forEach((row, r) => {
    if (row[0] === 'A') book.host.workbook.enter(list.id, r + 1, 1, 'a');
  });
  const answer = book.call('reinstate', { section: 'a', no: 2 });
  if (!answer.ok || !answer.reply.done) throw new Error(JSON.stringify(answer));
  expect(answer.reply.notes).toEqual([]);
  expect(answer.reply.view.games.filter(({ result }) => result !== undefined)).toEqual([]);
});

describe('substitute', () => {
  test('takes over number, name, rating, federation and club', () => {
    const book = event();
    const changed = done(book, 'substitute', {
      ...{ no: 2, was: 'Luis Paz' },
      player: { name: '  Olga  Ruiz ', rating: 2222, federation: 'ESP', club: '=1+1' },
    });
    expect(values(sheetNamed(book, 'Players'))[2]).toEqual([2, 'Olga Ruiz', 2222, 'ESP', '=1+1', '']);
    expect(changed.view.players[1]).toEqual({
      ...{ no: 2, name: 'Olga Ruiz', rating: 2222, federation: 'ESP', club: '=1+1', status: 'playing' },
    });
    expect(logOf(book).at(-1)?.[0]).toBe('Substitute: 2 Olga Ruiz for Luis Paz.');
    done(book, 'substitute', { no: 2, was: 'Olga Ruiz', player: { name: 'Luis Paz' } });
    expect(values(sheetNamed(book, 'Players'))[2]).toEqual([2, 'Luis Paz', '', '', '', '']);
  });

  test('not after a result, forfeits included; blank status again where it was typed', () => {
    const book = event();
    play(book, { '3-4': '1F-0F' });
    expect(refused(book, 'substitute', { no: 4, was: 'Max Frei', player: { name: 'X' } })).toBe(
      'Max Frei has 1 result, forfeits included, so nobody can take over that number: withdraw Max Frei, and enter the newcomer late.',
    );
    play(book, { '3-4': 'soon' });
    expect(refused(book, 'substitute', { no: 4, was: 'Max Frei', player: { name: 'X' } })).toMatch(
      /cannot be read/,
    );
    play(book, { '3-4': '' });
    type(book, 'Players', [['Withdrawn']], 5, 6);
    expect(
      done(book, 'substitute', { no: 4, was: 'Max Frei', player: { name: 'X' } }).view.players[3],
    ).toEqual({
      ...{ no: 4, name: 'X', status: 'playing' },
    });
  });

  test('somebody changed the name meanwhile', () => {
    const book = event();
    type(book, 'Players', [['Luisa']], 3, 2);
    const request = { no: 2, was: 'Luis Paz', player: { name: 'X' } };
    expect(answerOf(book, 'substitute', request)).toEqual({ done: false, ask: 'overwrite', now: 'Luisa' });
    expect(done(book, 'substitute', { ...request, was: 'Luisa' }).view.players[1]?.name).toBe('X');
  });

  test('columns that are missing, and columns that are now another person’s', () => {
    const book = spreadsheet();
    type(book, 'Players', [
      ['No.', 'Name', 'Title', 'FIDE ID'],
      ['1', 'Ana', 'GM', '123'],
      ['2', 'Luis', '', ''],
    ]);
    generated(book, { from: 'tab' });
    const changed = done(book, 'substitute', {
      no: 1,
      was: 'Ana',
      player: { name: 'Lucas', rating: 1500, club: 'Sur' },
    });
    expect(changed.notes).toEqual([
      'The list of players has no column for: Rating, Club.',
      'Look at the other columns of that row too: Title, FIDE ID.',
    ]);
  });

  test('what is no player is refused', () => {
    const book = event();
    const request = (player: unknown) => ({ no: 2, was: 'Luis Paz', player });
    expect(refused(book, 'substitute', request({ name: ' \n ' }))).toBe('The name is missing: type one.');
    expect(refused(book, 'substitute', request({ name: '#REF!' }))).toMatch(/must not begin with #/);
    expect(refused(book, 'substitute', request({ name: 'X', rating: -1 }))).toMatch(/^A rating must be/);
    expect(refused(book, 'substitute', request({ name: 7 }))).toMatch(/cannot read/);
    expect(refused(book, 'substitute', request(undefined))).toMatch(/cannot read/);
    expect(refused(book, 'substitute', request({ name: 'x'.repeat(201) }))).toMatch(/at most 200 characters/);
  });
});

test('a name that another player has is refused, with a way out', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES });
  const [first = '', second = ''] = view(book).players.map(({ name }) => name);
  const taken = `Number 1 is called “${first}” too: add an initial or the club, so that each name is there once.`;
  expect(refused(book, 'rename', { no: 2, was: second, name: first })).toBe(taken);
  expect(refused(book, 'substitute', { no: 2, was: second, player: { name: first } })).toBe(taken);
  expect(done(book, 'rename', { no: 2, was: second, name: second }).notes).toEqual([]);
});

describe('names', () => {
  test('a new name shows everywhere, since names are formulas', () => {
    const book = event();
    const schedule = sheetNamed(book, 'Schedule').rows;
    const changed = done(book, 'rename', { no: 3, was: 'Zoë Ruiz', name: 'Zoë Ruiz Vega' });
    expect(changed.view.players[2]?.name).toBe('Zoë Ruiz Vega');
    expect(sheetNamed(book, 'Schedule').rows).toBe(schedule);
    expect(logOf(book).at(-1)?.[0]).toBe('Name of 3: Zoë Ruiz Vega, before Zoë Ruiz.');
    expect(answerOf(book, 'rename', { no: 3, was: 'Zoë Ruiz', name: 'X' })).toEqual({
      ...{ done: false, ask: 'overwrite', now: 'Zoë Ruiz Vega' },
    });
    expect(done(book, 'rename', { no: 3, was: 'Zoë Ruiz Vega', name: 'Zoë Ruiz Vega' }).notes).toEqual([]);
  });

  const hostile = HOSTILE.filter((name) => name.length < 100 && name !== '#REF!');

  test.each(hostile)('%s', (name) => {
    const book = event();
    const changed = done(book, 'rename', { no: 1, was: 'Ana Gil', name });
    expect(changed.view.players[0]?.name).toBe(name.normalize('NFC'));
    expect(sheetNamed(book, 'Players').rows[1]?.[1]?.formula).toBeUndefined();
  });

  test('the same where names are texts', () => {
    const book = event(Array.from({ length: 61 }, (_, i) => `Player ${i + 1}`));
    let was = 'Player 7';
    for (const name of hostile) {
      const now = done(book, 'rename', { no: 7, was, name }).view;
      was = name.normalize('NFC');
      expect([now.players[6]?.name, now.staleNames]).toEqual([was, []]);
      const shown = values(sheetNamed(book, 'Schedule')).flatMap((row) => (row[3] === 7 ? [row[4]] : []));
      expect(new Set(shown)).toEqual(new Set([was]));
    }
    expect(sheetNamed(book, 'Schedule').rows.some((row) => row?.some((cell) => cell?.formula))).toBe(false);
  });

  test('60 characters, and the list’s own plain cells', () => {
    const book = spreadsheet();
    type(book, 'Players', [['No.', 'Name'], ...NAMES.map((name, i) => [String(i + 1), name])]);
    generated(book, { from: 'tab' });
    const long = 'Maximiliana Alejandra Fernández de Córdoba y Villavicencio X';
    expect(long).toHaveLength(60);
    done(book, 'rename', { no: 1, was: 'Ana Gil', name: long });
    done(book, 'rename', { no: 2, was: 'Luis Paz', name: '=1+1' });
    expect(
      view(book)
        .players.slice(0, 2)
        .map(({ name }) => name),
    ).toEqual([long, '=1+1']);
  });

  test('names that are texts are written anew from the list', () => {
    const names = Array.from({ length: 61 }, (_, i) => `Player ${i + 1}`);
    const book = event(names);
    expect(refused(book, 'refreshNames')).toMatch(/nothing to do/);
    type(book, 'Players', [['Ana'], ['Luis']], 2, 2);
    expect(view(book).staleNames).toHaveLength(2);
    const changed = done(book, 'refreshNames');
    expect(changed.view.staleNames).toEqual([]);
    const schedule = values(sheetNamed(book, 'Schedule')).slice(1);
    const name = (no: unknown) =>
      no === 1 ? 'Ana' : no === 2 ? 'Luis' : no === '' ? 'Bye' : `Player ${String(no)}`;
    for (const row of schedule) expect([row[4], row[6]]).toEqual([name(row[3]), name(row[7])]);
    const berger = values(sheetNamed(book, 'Berger table'));
    expect(berger.flatMap((row) => row.slice(-1)).slice(1, 4)).toEqual(['Ana', 'Luis', 'Player 3']);
  });

  test('several texts of one player are put right in one turn', () => {
    const book = event(Array.from({ length: 61 }, (_, i) => `Player ${i + 1}`));
    const before = contents(sheetNamed(book, 'Schedule'));
    const rows = before.flatMap((row, r) => (row[3] === 2 ? [r + 1] : []));
    for (const [i, text] of ['Typo', 'Typoo', '17'].entries())
      type(book, 'Schedule', [[text]], rows[2 * i] ?? 0, 5);
    expect(view(book).staleNames.map(({ no, text }) => [no, text])).toEqual([
      [2, 'Typo'],
      [2, 'Typoo'],
      [2, '17'],
    ]);
    expect(done(book, 'refreshNames').view.staleNames).toEqual([]);
    expect(contents(sheetNamed(book, 'Schedule'))).toEqual(before);
    // A new name replaces what was typed, too.
    type(book, 'Schedule', [['Typo']], rows[0] ?? 0, 5);
    expect(done(book, 'rename', { no: 2, was: 'Player 2', name: 'Luis' }).view.staleNames).toEqual([]);
  });

  test('very many new names take a few turns', () => {
    const names = Array.from({ length: 64 }, (_, i) => `Player ${i + 1} ${'x'.repeat(90)}`);
    const book = event(names);
    type(
      book,
      'Players',
      names.map((name) => [name.replace(/x/g, 'y')]),
      ...([2, 2] as const),
    );
    let turns = 0;
    for (; view(book).staleNames.length > 0 && turns < 9; turns++) done(book, 'refreshNames');
    expect(turns).toBe(2);
  });

  test('a formula that was typed over comes back, whichever it was; the others are left alone', () => {
    const book = event();
    expect(refused(book, 'refreshNames')).toMatch(/nothing to do/);
    const before = ['Schedule', 'Berger table'].map((tab) => contents(sheetNamed(book, tab)));
    for (const [tab, row, column, text] of [
      ['Schedule', 2, 5, "'=1+1"],
      ['Schedule', 3, 7, 'Hacker'],
      ['Berger table', 2, 7, '17'],
    ] as const)
      type(book, tab, [[text]], row, column);
    expect(view(book).staleNames.map(({ text }) => text)).toEqual(['=1+1', 'Hacker']);
    // It is still an event whose names are formulas.
    done(book, 'rename', { no: 2, was: 'Luis Paz', name: 'Luisa' });
    expect(done(book, 'refreshNames').view.staleNames).toEqual([]);
    expect(['Schedule', 'Berger table'].map((tab) => contents(sheetNamed(book, tab)))).toEqual(before);
    type(book, 'Schedule', [['Hacker']], 2, 5);
    done(book, 'lateEntry', { player: { name: 'Nora' }, run: 'late' });
    expect(contents(sheetNamed(book, 'Schedule'))[3]?.[6]).toMatch(/^=IF\(H4/);
  });

  test('sections: the formula with the section’s column', () => {
    const book = spreadsheet();
    const names = Array.from({ length: 6 }, (_, i) => `Player ${i + 1}`);
    generated(book, { from: 'list', names }, { division: { into: 'pools', pools: 2, method: 'order' } });
    const before = contents(sheetNamed(book, 'Schedule'));
    type(book, 'Schedule', [['Hacker']], 2, 6);
    expect(view(book).staleNames).toMatchObject([{ section: 'A', text: 'Hacker', cells: ['F2'] }]);
    answerOf(book, 'refreshNames');
    expect(contents(sheetNamed(book, 'Schedule'))).toEqual(before);
  });
});
