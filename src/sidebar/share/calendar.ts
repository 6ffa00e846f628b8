/**
 * A calendar file (RFC 5545) of appointments, byte for byte as calendars read it: lines end with CRLF and have
 * 75 octets at most.
 */

export interface Appointment {
  /** The same for the same game for ever, so that importing a later file updates it. */
  readonly uid: string;
  /** `2027-01-12`: all day; `2027-01-12T19:30`: from then on, in whatever time zone it is read. */
  readonly start: string;
  readonly summary: string;
  /** Blank where it is not known. */
  readonly location: string;
  /** True for a game that will not be played. */
  readonly cancelled: boolean;
}

/** How long a game is taken to last. */
export const HOURS = 4;

const LONGEST_LINE = 75;

/** `stamp`: when the file is made, in milliseconds. */
export function calendarFile(appointments: readonly Appointment[], stamp: number): string {
  const made = `${compact(new Date(stamp).toISOString())}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Berger//Round-robin tournaments//EN',
    ...appointments.flatMap((appointment) => component(appointment, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function component({ uid, start, summary, location, cancelled }: Appointment, made: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${made}`,
    ...(start.includes('T')
      ? [`DTSTART:${compact(start)}`, `DTEND:${compact(later(start, HOURS))}`]
      : [`DTSTART;VALUE=DATE:${compact(start)}`]),
    `SUMMARY:${escapeText(summary)}`,
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(cancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ];
}

/** A value of the type TEXT, section 3.3.11: no control character stays but the tabulator. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
      // eslint-disable-next-line no-control-regex -- these are what has to go
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
  );
}

/** Section 3.1: a longer line goes on in the next, which begins with a blank. No character is cut. */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const width = octetsOf(character);
    if (octets + width > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += width;
  }
  return folded;
}

/** In UTF-8; half of a surrogate pair is written as U+FFFD, which has three. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** `2027-01-12T19:30` and `2027-01-12T19:30:00.000Z` without signs between the numbers and without a zone. */
function compact(time: string): string {
  const [date = '', clock] = time.split('T');
  const day = date.replace(/-/g, '');
  return clock === undefined ? day : `${day}T${clock.slice(0, 8).replace(/:/g, '').padEnd(6, '0')}`;
}

/** On the clock that hangs on the wall: no zone, no summer time. */
function later(start: string, hours: number): string {
  return new Date(Date.parse(`${start}Z`) + hours * 3_600_000).toISOString();
}
