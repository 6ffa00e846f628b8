/**
 * The calendar file byte for byte (RFC 5545), and which games are in it.
 */
import fc from 'fast-check';
import { appointmentsOf, undated } from '../../../src/sidebar/share/appointments';
import { calendarFile, escapeText, fold, type Appointment } from '../../../src/sidebar/share/calendar';
import { fileName } from '../../../src/sidebar/share/calendar-part';
import { textsOf } from '../../../src/sidebar/parts/texts';
import { event, games, player } from '../event';

const t = textsOf('en');
const STAMP = Date.UTC(2026, 10, 29, 23, 37, 34, 567);

const appointment = (more: Partial<Appointment> = {}): Appointment => ({
  uid: 'event-1-1-4@berger',
  start: '2027-01-12',
  summary: 'Round 1: Ana Gil – Max Frei (board 1)',
  location: '',
  cancelled: false,
  ...more,
});

const octets = (text: string) => Buffer.byteLength(text, 'utf8');
/** What a calendar reads: RFC 5545 section 3.1. */
const unfold = (text: string) => text.replace(/\r\n /g, '');
const lineOf = (name: string, file: string) =>
  unfold(file)
    .split('\r\n')
    .filter((line) => line.startsWith(name));

test('a whole file', () => {
  const file = calendarFile(
    [
      appointment({ location: 'Club house; Main St 5, back\\yard\n2nd floor' }),
      appointment({
        uid: 'event-2-1-2@berger',
        start: '2027-01-19T19:30',
        summary: 'Ronda 2: Zoë Ruiz – שלום',
        cancelled: true,
      }),
    ],
    STAMP,
  );
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Berger//Round-robin tournaments//EN',
      'BEGIN:VEVENT',
      'UID:event-1-1-4@berger',
      'DTSTAMP:20261129T233734Z',
      'DTSTART;VALUE=DATE:20270112',
      'SUMMARY:Round 1: Ana Gil – Max Frei (board 1)',
      'LOCATION:Club house\\; Main St 5\\, back\\\\yard\\n2nd floor',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:event-2-1-2@berger',
      'DTSTAMP:20261129T233734Z',
      'DTSTART:20270119T193000',
      'DTEND:20270119T233000',
      'SUMMARY:Ronda 2: Zoë Ruiz – שלום',
      'STATUS:CANCELLED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['2026-12-31T22:15', '20261231T221500', '20270101T021500'],
  ['2028-02-28T20:00', '20280228T200000', '20280229T000000'],
  // On this night clocks go forward in Europe: four hours on the clock stay four.
  ['2027-03-28T00:30', '20270328T003000', '20270328T043000'],
])('a game from %s ends four hours later', (start, from, to) => {
  const file = calendarFile([appointment({ start })], STAMP);
  expect(lineOf('DTSTART', file)).toEqual([`DTSTART:${from}`]);
  expect(lineOf('DTEND', file)).toEqual([`DTEND:${to}`]);
});

test('control characters go, the tabulator stays', () => {
  expect(escapeText('a\0b\x07c\x1f\x7fd\te')).toBe('abcd\te');
  expect(escapeText('a\r\nb\rc\nd\u2028e')).toBe('a\\nb\\nc\\nd\\ne');
});

test('a line of 75 octets stays whole, the 76th goes into the next', () => {
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
  expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  // The umlaut has two octets, the 75th and 76th.
  expect(fold(`${'x'.repeat(74)}öx`)).toBe(`${'x'.repeat(74)}\r\n öx`);
  expect(fold(`${'x'.repeat(72)}♔x`)).toBe(`${'x'.repeat(72)}♔\r\n x`);
  expect(
    fold('🏆'.repeat(40))
      .split('\r\n ')
      .map((line) => Array.from(line).length),
  ).toEqual([18, 18, 4]);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

test('whatever the texts: no line above 75 octets, no control character, and it reads as it was', () => {
  fc.assert(
    fc.property(anyText, anyText, (summary, location) => {
      const file = calendarFile([appointment({ summary, location })], STAMP);
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(octets(line)).toBeLessThanOrEqual(75);
        // eslint-disable-next-line no-control-regex -- what must not be there
        expect(line).not.toMatch(/[\0-\x08\x0a-\x1f\x7f]/);
        expect(line).not.toBe('');
      }
      expect(lineOf('SUMMARY:', file)[0]).toBe(`SUMMARY:${escapeText(summary)}`);
      expect(read(escapeText(summary))).toBe(plain(summary));
    }),
  );
});

/** What a calendar makes of a value of the type TEXT. */
function read(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}

function plain(text: string): string {
  // eslint-disable-next-line no-control-regex -- what is left out
  return text.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');
}

describe('the games of an event', () => {
  const rounds = ['1-4:1F-0F 2-3', '4-3 1-2'];
  const dated = games(rounds).map((game) => ({
    ...game,
    ...(game.round === 1 ? { date: '2027-01-19T19:30' } : game.white === 4 ? { date: '2027-01-12' } : {}),
  }));
  const view = event(4, rounds, { games: dated });

  test('in the order of time, with round, pair, board and place; forfeits are cancelled', () => {
    expect(appointmentsOf(view, undefined, t)).toEqual([
      {
        uid: '2026-11-29T20:00:00.000Z-2-3-4@berger',
        start: '2027-01-12',
        summary: 'Round 2: Max Frei – Zoë Ruiz (board 1)',
        location: 'Club house, Main St 5',
        cancelled: false,
      },
      expect.objectContaining({ summary: 'Round 1: Ana Gil – Max Frei (board 1)', cancelled: true }),
      expect.objectContaining({ start: '2027-01-19T19:30', cancelled: false }),
    ]);
    expect(undated(view, undefined)).toBe(1);
  });

  test('one player', () => {
    const summaries = appointmentsOf(view, { no: 3 }, textsOf('es')).map(({ summary }) => summary);
    expect(summaries).toEqual([
      'Ronda 2: Max Frei – Zoë Ruiz (mesa 1)',
      'Ronda 1: Luis Paz – Zoë Ruiz (mesa 2)',
    ]);
    expect(undated(view, { no: 1 })).toBe(1);
    expect(undated(view, { no: 3 })).toBe(0);
  });

  test('a game keeps its UID when colours are turned round, names or dates change', () => {
    const turned = {
      ...view,
      players: view.players.map((one) => ({ ...one, name: `New ${one.no}` })),
      games: view.games.map((game) => ({
        ...game,
        white: game.black,
        black: game.white,
        date: '2027-05-01',
      })),
    };
    const uids = (of: typeof view) => appointmentsOf(of, undefined, t).map(({ uid }) => uid);
    expect(uids(turned)).toEqual(expect.arrayContaining(uids(view)));
    expect(new Set(uids(turned)).size).toBe(4);
  });

  test('a free round is no appointment; sections are told apart', () => {
    const date = '2027-01-12';
    const sections = event(3, [], {
      players: [
        ...[1, 2, 3].map((no) => player(no, { section: 'A' })),
        ...[1, 2, 3].map((no) => player(no, { section: 'B, west', name: `B${no}` })),
      ],
      games: [...games(['2-3 1'], { section: 'A', date }), ...games(['2-3 1'], { section: 'B, west', date })],
    });
    expect(appointmentsOf(sections, undefined, t)).toMatchObject([
      {
        uid: '2026-11-29T20:00:00.000Z-A-1-2-3@berger',
        summary: 'Round 1: Luis Paz – Zoë Ruiz (A, board 1)',
      },
      {
        uid: '2026-11-29T20:00:00.000Z-B%2C%20west-1-2-3@berger',
        summary: 'Round 1: B2 – B3 (B, west, board 1)',
      },
    ]);
    expect(appointmentsOf(sections, { section: 'B, west', no: 2 }, t)).toHaveLength(1);
    expect(undated(sections, undefined)).toBe(0);
  });
});

test.each([
  [['Club: "Open" 2027/28', '3 Zoë Ruiz'], 'Club Open 2027 28 - 3 Zoë Ruiz.ics'],
  [['../..', ''], 'Berger.ics'],
  [['Luis Paz, Jr.'], 'Luis Paz Jr.ics'],
  [[''], 'Berger.ics'],
  [['שלום'], 'שלום.ics'],
])('the file for %j', (parts, name) => {
  expect(fileName(parts)).toBe(name);
});
