/**
 * Tabs to be printed: round sheets and player cards.
 */
import { remark } from '../../cells/text';
import type { Changed } from '../../sidebar/calls';
import type { PrintedEvent } from '../../tabs/paper';
import { playerCardsPlan } from '../../tabs/player-cards';
import { freeName, type TabPlan } from '../../tabs/plan';
import { roundSheetsPlan } from '../../tabs/round-sheets';
import { tabTexts } from '../../tabs/texts';
import { command } from '../writing/command';
import type { EventState } from '../event/event-reader';
import { spreadsheetLanguage } from '../locale';
import { Problem } from '../problem';
import { say } from '../texts';

/** More take too long to write, and nobody prints them. */
const MOST_ROWS = 12_000;

/** Without a round: every round. */
export function makeRoundSheets(round: number | undefined): Changed {
  return command((state) => {
    const { book, view } = state;
    const texts = say().share;
    if (!view.games.some((game) => round === undefined || game.round === round))
      throw new Problem(texts.noSuchRound(round));
    const language = spreadsheetLanguage();
    const { names, round: word } = tabTexts(language);
    const name = freeIn(book, round === undefined ? names.roundSheets : `${word} ${String(round)}`);
    return printed(roundSheetsPlan({ name, language, event: eventOf(state), round }), texts.roundSheets);
  });
}

export function makePlayerCards(): Changed {
  return command((state) => {
    const { book, view } = state;
    const texts = say().share;
    if (!view.games.some(({ black }) => black !== 0)) throw new Problem(texts.noSuchRound(undefined));
    const language = spreadsheetLanguage();
    const name = freeIn(book, tabTexts(language).names.playerCards);
    return printed(playerCardsPlan({ name, language, event: eventOf(state) }), texts.playerCards);
  });
}

function eventOf({ view, settingCell }: EventState): PrintedEvent {
  return { ...view, arbiter: remark(settingCell('arbiter')) ?? '' };
}

function printed(plan: TabPlan, title: string) {
  const rows = plan.operations.reduce((n, o) => (o.do === 'heights' ? n + o.count : n), 0);
  if (rows > MOST_ROWS) throw new Problem(say().share.tooManyPages);
  return { title, tabs: [plan], notes: [say().share.howToPrint] };
}

export function freeIn(book: EventState['book'], wanted: string): string {
  return freeName(
    wanted,
    book.getSheets().map((sheet) => sheet.getName()),
  );
}
