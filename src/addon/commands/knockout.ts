/**
 * A tab with the knockout that follows the pools, or the one group, of the running event.
 */
import { MOST_PLAYERS } from '../../cells/player-list';
import { MOST_GAMES_A_MATCH } from '../../engine/knockout/bracket';
import { poolsOf } from '../../engine/knockout/pools';
import { namesOf, problemText, unplayedText } from '../../engine/knockout/problem-text';
import { qualifiersByHand, qualifiersByRank } from '../../engine/knockout/qualifiers';
import { seeding } from '../../engine/knockout/seeding';
import { tabs } from '../../messages/languages';
import type { Changed, EventView, MakeKnockout, PlayerKey } from '../../sidebar/calls';
import type { PlayersAt } from '../../tabs/formula';
import { knockoutPlan, referenceOf } from '../../tabs/knockout';
import { tabTexts } from '../../tabs/texts';
import { fields, listOf, playerKeyOf, wholeNumber } from '../arguments';
import { command, type Change } from '../writing/command';
import type { EventState } from '../event/event-reader';
import { spreadsheetLanguage, userLanguage } from '../locale';
import { freeIn } from './print';
import { Problem } from '../problem';
import { say } from '../texts';

export function makeKnockoutRequest(value: unknown): MakeKnockout {
  const { qualifiers, games, thirdPlace } = fields(value);
  const { each, named } = fields(qualifiers);
  return {
    qualifiers:
      named === undefined
        ? { each: wholeNumber(each, 1, MOST_PLAYERS) }
        : { named: listOf(named, MOST_PLAYERS, namedKey) },
    games: wholeNumber(games, 1, MOST_GAMES_A_MATCH),
    thirdPlace: thirdPlace === true,
  };
}

function namedKey(value: unknown): PlayerKey {
  const { section, no } = playerKeyOf(value);
  return section === undefined || section === '' ? { no } : { section, no };
}

/** Cells that cannot be read decide no ranking; the order of the rounds has no part in it. */
function checkRanking({ view, sheet, settingRow }: EventState): void {
  const eventId = sheet('event')?.getSheetId();
  const order = `B${String(settingRow('order') ?? 0)}`;
  const fault = view.faults.find(({ sheetId, cell }) => sheetId !== eventId || cell !== order);
  if (!fault) return;
  throw new Problem(say().formats.knockout.faulty(`${fault.tab}!${fault.cell}`, fault.problem));
}

export function makeKnockout({ qualifiers, games, thirdPlace }: MakeKnockout): Changed {
  return command((event) => {
    const { view } = event;
    const texts = say().formats.knockout;
    const { problems } = tabs[userLanguage()].knockout;
    const called = calledIn(view);
    if (!('named' in qualifiers)) checkRanking(event);
    const pools = poolsOf(view);
    const qualified =
      'named' in qualifiers
        ? qualifiersByHand(pools, qualifiers.named)
        : qualifiersByRank(pools, qualifiers.each);
    if ('problem' in qualified) throw new Problem(problemText(qualified, problems, called));
    const seeds = seeding(qualified.qualifiers);
    const language = spreadsheetLanguage();
    const name = freeIn(event.book, tabTexts(language).names.knockout);
    const unplayed = pools
      .filter((pool) => pool.unplayed > 0)
      .map((pool) => ({ ...pool, games: pool.unplayed }));
    return {
      title: texts.making,
      tabs: [knockoutPlan({ name, language, seeds, players: listOfPlayers(event), games, thirdPlace })],
      changes: logLine(
        event,
        tabTexts(language).knockout.made(seeds.length, name, seeds.map(referenceOf).join(', ')),
      ),
      notes: [
        ...qualified.ties.map((tie) => texts.noteTied(tie.section ?? '', namesOf(tie, tie.players, called))),
        ...(unplayed.length > 0 ? [texts.noteUnplayed(unplayedText(unplayed, problems))] : []),
        texts.noteHowTo,
      ],
    };
  });
}

function calledIn({ players }: EventView) {
  return ({ section, no }: PlayerKey): string => {
    const name = players.find((player) => player.no === no && player.section === section)?.name ?? '';
    const reference = referenceOf({ ...(section !== undefined && { section }), no });
    return name === '' ? reference : `${name} (${reference})`;
  };
}

/** Where the formulas find the names. */
function listOfPlayers({ sheet, playersTop, playerColumns, view }: EventState): PlayersAt {
  const { no = 1, name = 2, section } = playerColumns;
  const sectioned = view.players.some((player) => player.section !== undefined);
  return {
    tab: sheet('players')?.getName() ?? '',
    row: playersTop,
    numbers: no,
    names: name,
    ...(sectioned && section !== undefined && { sections: section }),
  };
}

/** Where the tab Event is gone there is no log. */
function logLine({ sheet }: EventState, text: string): Change[] {
  return sheet('event') ? [{ change: 'log', text }] : [];
}
