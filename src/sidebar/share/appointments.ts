/**
 * The games of the event as appointments: everybody's, or those of one player.
 */
import { isOverTheBoard } from '../../engine/results/game';
import type { Appointment } from './calendar';
import type { EventGame, EventView, PlayerKey } from '../calls';
import { nameOf } from '../parts/section';
import { isolated, type Texts } from '../parts/texts';

/** Games with a date, in the order of time; a free round is no appointment. */
export function appointmentsOf(
  view: EventView,
  who: PlayerKey | undefined,
  t: Texts,
): readonly Appointment[] {
  const { place, event } = view;
  return gamesOf(view, who)
    .flatMap((game) => (game.date === undefined ? [] : [{ ...game, date: game.date }]))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.round - b.round))
    .map((game) => ({
      uid: uidOf(event, game),
      start: game.date,
      summary: summaryOf(view, game, t),
      location: place,
      cancelled: game.result !== undefined && !isOverTheBoard(game.result),
    }));
}

/** How many of the games have no date. */
export function undated(view: EventView, who: PlayerKey | undefined): number {
  return gamesOf(view, who).filter(({ date }) => date === undefined).length;
}

/** Event, section, round and pair: it stays when colours are turned round. */
function uidOf(event: string, { section, round, white, black }: EventGame): string {
  const place = section === undefined ? '' : `${encodeURIComponent(section)}-`;
  return `${event}-${place}${round}-${Math.min(white, black)}-${Math.max(white, black)}@berger`;
}

function summaryOf(
  { players }: EventView,
  { section, round, white, black, board }: EventGame,
  t: Texts,
): string {
  const here = players.filter((player) => player.section === section);
  const pairing = [white, black].map((no) => isolated(nameOf(here, no)));
  const place = [
    ...(section === undefined ? [] : [section]),
    ...(board === undefined ? [] : [t.share.onBoard(board)]),
  ];
  return t.share.summary(round, pairing.join(' – '), place.join(', '));
}

function gamesOf({ games }: EventView, who: PlayerKey | undefined): readonly EventGame[] {
  return games.filter(
    ({ section, white, black }) =>
      black !== 0 && (!who || (section === who.section && (white === who.no || black === who.no))),
  );
}
