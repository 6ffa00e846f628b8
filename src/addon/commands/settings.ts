/**
 * Changes the settings of the running event: the list of tie-breaks, and the lots that are its last word.
 */
import { got, sentencesIn } from '../../cells/failure';
import { scoreTable } from '../../engine/results/score-table';
import { rank } from '../../engine/standings/ranking';
import { KNOWN_CODES, readTieBreaks } from '../../engine/standings/tie-break-list';
import type { Changed, DrawLots, EventView, SetTieBreaks } from '../../sidebar/calls';
import { tabTexts } from '../../tabs/texts';
import { fields, listOf, text } from '../arguments';
import { command, type Change } from '../writing/command';
import type { EventState } from '../event/event-reader';
import { asSentence } from '../event/faults';
import { spreadsheetLanguage, userLanguage } from '../locale';
import { tieBreaksData } from '../event/log';
import { Problem } from '../problem';
import { textOf } from '../event/schedule-reader';
import { say } from '../texts';
import { faultInList, lastRound, listText, tieBreaksLine } from '../writing/tie-breaks-line';

const MOST_CODES = 30;
const LONGEST_CODE = 100;

export function setTieBreaksRequest(value: unknown): SetTieBreaks {
  const { was, tieBreaks, despiteResults } = fields(value);
  const codes = (list: unknown) => listOf(list, MOST_CODES, (one) => text(one, LONGEST_CODE));
  return { was: codes(was), tieBreaks: codes(tieBreaks), despiteResults: despiteResults === true };
}

export function drawLotsRequest(value: unknown): DrawLots {
  return { seed: text(fields(value)['seed'], LONGEST_CODE) };
}

/** The codes as FIDE writes them; throws a `Problem` at one that is none. */
function checkedCodes(typed: readonly string[]): string[] {
  const { tieBreaks, problems } = readTieBreaks(typed);
  const [bad] = problems;
  if (bad) {
    const sentences = sentencesIn(userLanguage());
    const what = got(sentences, bad.text);
    const list = say().change.list;
    throw new Problem(
      asSentence(
        bad.problem === 'buchholz'
          ? sentences.buchholz(list, what)
          : bad.problem === 'seed'
            ? sentences.lotSeed(list, what)
            : sentences.tieBreak(list, what, KNOWN_CODES.join(', ')),
      ),
    );
  }
  const codes = tieBreaks.map(({ code }) => code);
  return codes.filter((code, i) => codes.indexOf(code) === i);
}

export function setTieBreaks({ was, tieBreaks, despiteResults }: SetTieBreaks): Changed {
  const codes = checkedCodes(tieBreaks);
  return command((event) => {
    const { settings, games } = event.view;
    const now = listText(settings.tieBreaks);
    if (now === listText(codes) && !faultInList(event)) return { title: say().change.settingTieBreaks };
    if (listText(was) !== now) return { ask: 'overwrite', now };
    const results = games.filter(({ result }) => result !== undefined).length;
    if (results > 0 && despiteResults !== true) return { ask: 'started', results };
    return { title: say().change.settingTieBreaks, changes: tieBreakChanges(event, codes) };
  });
}

function tieBreakChanges(event: EventState, codes: readonly string[]): Change[] {
  return [
    { change: 'setting', setting: 'tieBreaks', from: cellText(event, 'tieBreaks'), to: listText(codes) },
    tieBreaksLine(event, event.loggedTieBreaks ?? listText(event.view.settings.tieBreaks), codes),
  ];
}

function cellText(event: EventState, setting: string): string {
  return textOf(event.settingCell(setting));
}

/** Draws lots among those whom the list leaves tied, C.07 art. 4.2: anybody can repeat the draw with its seed. */
export function drawLots({ seed }: DrawLots): Changed {
  const word = seed.trim();
  if (word === '') throw new Problem(say().seedWanted);
  if (/[\s,;]/.test(word)) throw new Problem(say().change.seedOneWord);
  return command((event) => {
    const { view } = event;
    const fault = faultInList(event);
    if (fault) throw new Problem(fault.problem);
    const others = view.settings.tieBreaks.filter((code) => !code.startsWith('LOT '));
    if (!isAnybodyTied(view, others)) throw new Problem(say().change.nobodyTied);
    const codes = checkedCodes([...others, `LOT ${word}`]);
    const { lotsAmongTied } = tabTexts(spreadsheetLanguage()).event;
    return {
      title: say().change.drawingLots,
      changes: [
        { change: 'setting', setting: 'seed', from: cellText(event, 'seed'), to: word },
        { change: 'setting', setting: 'tieBreaks', from: cellText(event, 'tieBreaks'), to: listText(codes) },
        {
          change: 'log',
          text: lotsAmongTied(lastRound(view), word, listText(codes)),
          data: tieBreaksData(listText(codes)),
        },
      ],
    };
  });
}

/** In any section, among those who have played. */
function isAnybodyTied({ players, games, settings }: EventView, codes: readonly string[]): boolean {
  const { tieBreaks } = readTieBreaks(codes);
  return [...new Set(players.map(({ section }) => section))].some((section) => {
    const own = players.filter((player) => player.section === section);
    const n = Math.max(2, ...own.map(({ no }) => no));
    const rows = games.filter((game) => game.section === section);
    const byNumber = <V>(value: (player: (typeof own)[number]) => V) => {
      const values = new Array<V | undefined>(n + 1).fill(undefined);
      for (const player of own) values[player.no] = value(player);
      return values;
    };
    const table = scoreTable(
      {
        players: n,
        cycles: settings.cycles,
        games: rows.filter(({ black }) => black !== 0),
        freeRounds: rows
          .filter(({ black }) => black === 0)
          .map(({ white, round }) => ({ player: white, round })),
        hasColours: true,
      },
      {
        leavers: new Set(own.filter(({ status }) => status !== 'playing').map(({ no }) => no)),
        withdrawal: settings.withdrawal,
        scoring: settings.scoring,
      },
    );
    const { ranks } = rank(table, tieBreaks, {
      ratings: byNumber(({ rating }) => rating),
      hand: byNumber(({ hand }) => hand),
    });
    const taken = ranks.filter((place) => place !== undefined);
    return new Set(taken).size < taken.length;
  });
}
