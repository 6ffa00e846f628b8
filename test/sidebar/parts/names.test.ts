/**
 * Pasted lists of names, as people paste them.
 */
import fc from 'fast-check';
import { equalNames, parseNames, tidy } from '../../../src/sidebar/parts/names';

const names = (text: string) => parseNames(text).names;

test('one name a line, blank lines skipped, blanks folded', () => {
  expect(parseNames('Ana Gil\r\n\r\n  Zoë \t\n Li   Wei\n')).toEqual({
    names: ['Ana Gil', 'Zoë', 'Li Wei'],
    lines: [1, 3, 4],
  });
});

test.each(['', ' \n\t\n;;', '\u00a0'])('no names in %j', (text) => {
  expect(names(text)).toEqual([]);
});

test('from columns the first is the name', () => {
  expect(names('Ana\t1800\nZoë\t1750')).toEqual(['Ana', 'Zoë']);
  expect(names('Ana; 1800\nZoë;1750')).toEqual(['Ana', 'Zoë']);
});

test('a comma is part of a name', () => {
  expect(names('Gil, Ana\nRuiz, Zoë')).toEqual(['Gil, Ana', 'Ruiz, Zoë']);
});

test('a line of headings is left out and names the column', () => {
  expect(parseNames('No.\tName\tElo\n1\tAna\t1800\n2\tZoë\t1750')).toEqual({
    names: ['Ana', 'Zoë'],
    lines: [2, 3],
    dropped: 'header',
    known: [{ rating: 1800 }, { rating: 1750 }],
  });
  expect(names('JUGADORES\nAna\nZoë')).toEqual(['Ana', 'Zoë']);
});

test.each([
  ['English', 'No.;Name;Rating;Federation;Club;Team;Section'],
  ['Spanish', 'N.º;Nombre;Elo;Federación;Club;Equipo;Grupo'],
])('further columns under headings are read: %s', (_, headings) => {
  const text = `${headings}\n1;Ana;1800;ESP;Sur;Rojos;A\n2;Zoë;-;;;;\n3;Li;0`;
  expect(parseNames(text)).toEqual({
    names: ['Ana', 'Zoë', 'Li'],
    lines: [2, 3, 4],
    dropped: 'header',
    known: [{ rating: 1800, federation: 'ESP', club: 'Sur', team: 'Rojos', section: 'A' }, {}, {}],
  });
});

test('a rating that is none is told with its line', () => {
  expect(parseNames('Name\tRating\nAna\t1800\nZoë\t18x0').wrongRating).toEqual({ line: 3, text: '18x0' });
  expect(parseNames('Name\tRating\nAna\t4001').wrongRating).toEqual({ line: 2, text: '4001' });
});

test('without headings only the first column is read, and that is told', () => {
  expect(parseNames('Ana;1800\nZoë;1750').unread).toBe('oneColumn');
  expect(parseNames('1;Ana;1800\n2;Zoë;1750')).toMatchObject({ dropped: 'numbering', unread: 'oneColumn' });
  expect(parseNames('Ana;\nZoë\t')).not.toHaveProperty('unread');
});

test('headings between commas have every line read at its commas', () => {
  expect(parseNames('Name, Rating\nAna Gil, 1800\nZoë Ruiz,1750')).toEqual({
    names: ['Ana Gil', 'Zoë Ruiz'],
    lines: [2, 3],
    dropped: 'header',
    known: [{ rating: 1800 }, { rating: 1750 }],
  });
  expect(parseNames('"N.º","Nombre","Elo","Club"\n1,"Ana",1800,"Sur"\n2,Zoë,,\n3\tLi;1700').known).toEqual([
    { rating: 1800, club: 'Sur' },
    {},
    { rating: 1700 },
  ]);
  expect(parseNames('Name,Elo\nAna,18x0').wrongRating).toEqual({ line: 2, text: '18x0' });
});

test('commas beyond the headings are part of the name', () => {
  const text = 'No.,Name,Rating\n1,Gil, Ana,1800\n2,"Ruiz, Zoë",1750,\n3,Li,1700,,';
  expect(parseNames(text)).toMatchObject({
    names: ['Gil, Ana', 'Ruiz, Zoë', 'Li'],
    known: [{ rating: 1800 }, { rating: 1750 }, { rating: 1700 }],
  });
});

test.each([',', ';', '\t'])('cells in quotation marks, between %j', (comma) => {
  const lines = [
    ['Name', 'Club', 'Rating'],
    [`"Gil${comma} Ana"`, `"Club${comma} SA" `, '1800'],
    ['"Luis ""Lu"" Paz"', '', '"1700"'],
    ['', '"Sur"', '1500'],
    ['Li "El" Wei', 'Sur', '1600'],
    ['"Max" Frei', 'Sur', '1600'],
  ];
  expect(parseNames(lines.map((line) => line.join(comma)).join('\n'))).toEqual({
    names: [tidy(`Gil${comma} Ana`), 'Luis "Lu" Paz', 'Li "El" Wei', '"Max" Frei'],
    lines: [2, 3, 5, 6],
    dropped: 'header',
    known: [
      { club: tidy(`Club${comma} SA`), rating: 1800 },
      { rating: 1700 },
      { club: 'Sur', rating: 1600 },
      { club: 'Sur', rating: 1600 },
    ],
  });
});

test('a mark of quotation that is not closed is part of its cell', () => {
  expect(parseNames('Name,Rating\n"Gil, Ana,1800')).toMatchObject({
    names: ['"Gil, Ana'],
    known: [{ rating: 1800 }],
  });
});

test.each([
  ['Name, Rating\nAna Gil, 1800,5', '1800,5'],
  ['Name, Rating\nAna Gil, 1,800', '1,800'],
  ['No.,Rating,Name\n1,1800,5,Ana Gil', '1800,5'],
  ['Name,Club,Rating\nAna Gil,Sur,1800,5', '1800,5'],
  ['Rating,Club,Name\n1800,5,Sur,Ana', '1800,5'],
])('a rating that a comma parts is none: %j', (list, text) => {
  expect(parseNames(list).wrongRating).toEqual({ line: 2, text });
});

test('a number beside the rating is none of its digits', () => {
  expect(parseNames('Name,Team,Rating\nGil, Ana,1,1800')).toMatchObject({
    names: ['Gil, Ana'],
    known: [{ team: '1', rating: 1800 }],
  });
  expect(parseNames('Name,Born,Rating\nGil, Ana,1990,1800').known).toEqual([{ rating: 1800 }]);
});

test.each(['Surname, Name\nGil, Ana', 'Name, Ana\nGil, Zoë'])('no headings: %j', (text) => {
  expect(names(text)).toEqual(text.split('\n'));
});

test('lines that end in a number after a comma are told to be read whole', () => {
  expect(parseNames('Ana Gil, 1800\nZoë Ruiz,1750 ')).toEqual({
    names: ['Ana Gil, 1800', 'Zoë Ruiz,1750'],
    lines: [1, 2],
    unread: 'wholeLines',
  });
  expect(parseNames('Nom, Elo\nAna, 1800').unread).toBe('wholeLines');
  expect(parseNames('Ana, 1800').unread).toBe('wholeLines');
  expect(parseNames('Ana, 1800\nZoë\nLi, 1700')).not.toHaveProperty('unread');
  expect(parseNames('Gil, Ana')).not.toHaveProperty('unread');
});

test.each([
  '1. Ana\n2. Zoë',
  '1) Ana\n2) Zoë',
  '1\tAna\n2\tZoë',
  '1;Ana\n2;Zoë',
  '1 Ana\n2 Zoë',
  '2. Zoë\n1. Ana',
])('numbering on every line gives the start numbers: %j', (text) => {
  expect(parseNames(text)).toMatchObject({ names: ['Ana', 'Zoë'], dropped: 'numbering' });
});

test.each([
  ['1. FC Köln\nHertha', ['1. FC Köln', 'Hertha']],
  ['1. FC Köln\n1. FC Nürnberg', ['1. FC Köln', '1. FC Nürnberg']],
  ['1. Ana', ['1. Ana']],
  ['1\n2\n3', ['1', '2', '3']],
])('numbers that are no numbering stay: %j', (text, expected) => {
  expect(parseNames(text)).toMatchObject({ names: expected });
  expect(parseNames(text)).not.toHaveProperty('dropped');
});

test('hostile names come through as they are', () => {
  const hostile = ['=IMPORTXML("x")', '<img src=x onerror=alert(1)>', 'محمد عبد', 'X'.repeat(10_000)];
  expect(names(hostile.join('\n'))).toEqual(hostile);
});

test('equal after tidying, with their places; case counts', () => {
  expect(tidy('Zoe\u0308  Ruiz ')).toBe('Zoë Ruiz');
  expect(equalNames(names('Ana\nZoe\u0308\nana\nZoë\nAna\u00a0'))).toEqual([
    { name: 'Ana', places: [0, 4] },
    { name: 'Zoë', places: [1, 3] },
  ]);
});

test('every name has its line, whatever is pasted', () => {
  const piece = fc.constantFrom('Ana', '1.', '2)', ' ', '\t', ';', '\n', '\r\n', '12', 'Name', 'ñ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const list = parseNames(text);
      const count = text.split(/\r\n|\n|\r/).length;
      expect(list.lines).toHaveLength(list.names.length);
      expect(list.names.every((name) => name !== '' && name === tidy(name))).toBe(true);
      expect(list.lines.every((line) => line >= 1 && line <= count)).toBe(true);
      expect(new Set(list.lines).size).toBe(list.lines.length);
    }),
  );
});
