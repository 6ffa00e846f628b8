/**
 * What a late entry would do: a free place is taken, or a new schedule is needed.
 */
import { begunRounds } from '../../engine/results/begun-rounds';
import type { EventView } from '../calls';
import { sectionsOf } from '../parts/section';
import { joined, type Texts } from '../parts/texts';

export type Entry =
  /** The newcomer takes the ghost's number (C.05 Annex 1); `begun`: rounds in which he has a game to make up. */
  | {
      readonly place: 'free';
      readonly no: number;
      readonly begun: readonly number[];
      /** Where there are several. */
      readonly section?: string;
    }
  | { readonly place: 'none'; readonly no: number; readonly results: number }
  /** No section has a free place. */
  | { readonly place: 'sections' }
  | { readonly place: 'teams' };

/** The sections with a free place; none where the event has only one. */
export function openSections(view: EventView): readonly string[] {
  const sections = sectionsOf(view);
  if (sections.length < 2) return [];
  return sections.flatMap(({ name, tournament }) => (tournament.players % 2 === 1 ? [name ?? ''] : []));
}

/** `wanted`: the section, where there are several; else the first that has a free place. */
export function entryInto(view: EventView, wanted?: string): Entry {
  if (view.teamSize !== undefined || view.settings.format.kind === 'teams') return { place: 'teams' };
  const sections = sectionsOf(view);
  const isOne = sections.length === 1;
  const open = openSections(view);
  const chosen = open.find((name) => name === wanted) ?? open[0];
  const section = isOne ? sections[0] : sections.find(({ name }) => name !== undefined && name === chosen);
  if (!section) return { place: 'sections' };
  const no = section.tournament.players + 1;
  const { rows, leavers } = section;
  if (no % 2 === 1) {
    return { place: 'none', no, results: rows.filter(({ result }) => result !== undefined).length };
  }
  const begun = begunRounds(rows, ({ white, black }) => leavers.has(white) || leavers.has(black));
  return { place: 'free', no, begun, ...(!isOne && { section: section.name ?? '' }) };
}

/** One sentence a line. */
export function entrySentences(entry: Entry, t: Texts): readonly string[] {
  const texts = t.people.entry;
  switch (entry.place) {
    case 'sections':
    case 'teams':
      return [texts[entry.place]];
    case 'none':
      return [texts.full, texts.kept(entry.results)].filter((sentence) => sentence !== '');
    case 'free': {
      const rounds = joined(entry.begun.map(String), t);
      const later = entry.begun.length === 0 ? [] : [texts.begun(rounds, entry.begun.length)];
      return [texts.free(entry.no), ...later];
    }
  }
}
