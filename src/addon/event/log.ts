/**
 * The log of the tab Event: what was done, and in its third column what the add-on reads again.
 * `withdrawn 5: 4.5-2 5.1-5` names the forfeits that were written, a further such line more of them, `reinstated 5`
 * ends it, `tiebreaks SB, DE, KS` is the list since then,
 * `berger 2025-…Z` says that Berger tables made before that time are too small. Where there are sections, `B/` stands before each number.
 */
import type { GameKey, PlayerKey, Withdrawal } from '../../sidebar/calls';
import { playerKey } from './players-reader';

const place = (section: string | undefined) =>
  section === undefined ? '' : `${encodeURIComponent(section)}/`;

const playerText = ({ section, no }: PlayerKey) => place(section) + String(no);

export function withdrawnData(player: PlayerKey, forfeits: readonly GameKey[]): string {
  return `withdrawn ${playerText(player)}:${forfeits.map((game) => ` ${gameText(game)}`).join('')}`;
}

/** `4.5-2`: round, White, Black. */
export function gameText({ section, round, white, black }: GameKey): string {
  return `${place(section)}${String(round)}.${String(white)}-${String(black)}`;
}

export function reinstatedData(player: PlayerKey): string {
  return `reinstated ${playerText(player)}`;
}

export function tieBreaksData(list: string): string {
  return `tiebreaks ${list}`;
}

export function bergerData(since: string): string {
  return `berger ${since}`;
}

export interface Log {
  readonly withdrawals: readonly Withdrawal[];
  /** The list of tie-breaks as the log has it last. */
  readonly tieBreaks?: string;
  /** Berger tables of runs before this ISO time lack a late entry. */
  readonly bergerSince?: string;
}

/** Reads the third column, oldest line first. Lines that say something else are passed over. */
export function readLog(lines: readonly string[]): Log {
  const withdrawals = new Map<string, Withdrawal>();
  let tieBreaks: string | undefined;
  let bergerSince: string | undefined;
  for (const line of lines) {
    const [, word, rest = ''] = /^(withdrawn|reinstated|tiebreaks|berger) ?(.*)$/.exec(line.trim()) ?? [];
    if (word === 'tiebreaks') tieBreaks = rest;
    if (word === 'berger') bergerSince = rest;
    const player = /^(?:([^/\s]*)\/)?(\d{1,4})(?::(.*))?$/.exec(rest);
    if (!player || word === 'tiebreaks' || word === 'berger') continue;
    const section = sectionIn(player[1]);
    const no = Number(player[2]);
    const key = playerKey(no, section);
    if (word === 'reinstated') withdrawals.delete(key);
    else
      withdrawals.set(key, {
        no,
        ...(section === undefined ? {} : { section }),
        forfeits: [
          ...(withdrawals.get(key)?.forfeits ?? []),
          ...(player[3] ?? '').split(' ').flatMap(gameIn),
        ],
      });
  }
  return {
    withdrawals: [...withdrawals.values()],
    ...(tieBreaks === undefined ? {} : { tieBreaks }),
    ...(bergerSince === undefined ? {} : { bergerSince }),
  };
}

/** The game of a `gameText`; none where it is something else. */
export function gameIn(text: string): GameKey[] {
  const game = /^(?:([^/]*)\/)?(\d{1,5})\.(\d{1,4})-(\d{1,4})$/.exec(text);
  if (!game) return [];
  const section = sectionIn(game[1]);
  return [
    {
      ...(section === undefined ? {} : { section }),
      round: Number(game[2]),
      white: Number(game[3]),
      black: Number(game[4]),
    },
  ];
}

function sectionIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
