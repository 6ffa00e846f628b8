/**
 * The part of the Standings panel that makes a knockout of those who qualify: by rank or by hand, with its first round
 * shown before anything is written.
 */
import { MOST_GAMES_A_MATCH } from '../../engine/knockout/bracket';
import type { Pool } from '../../engine/knockout/pools';
import type { EventView, MakeKnockout, PlayerKey } from '../calls';
import { choice } from '../parts/choice';
import { button, element, redraw, setText } from '../parts/element';
import { fold } from '../parts/fold';
import { calledIn, knockoutPools, mostOfEach, prepared, usualOfEach, type FirstRoundMatch } from './knockout';
import { labelled } from '../parts/player-fields';
import { selection } from '../parts/selection';
import { tabLinks } from '../parts/tab-links';
import type { Texts } from '../parts/texts';

export interface KnockoutActions {
  readonly make: (request: MakeKnockout) => void;
  readonly goTo: (sheetId: number) => void;
  /** Shows the standings of a section, and the lots there. */
  readonly showSection: (section: string) => void;
}

export interface KnockoutPart {
  readonly root: HTMLElement;
  /** `allowed`: no command is under way, and nothing of the panel is unsaved. */
  readonly update: (view: EventView, allowed: boolean) => void;
  readonly focus: () => void;
}

const keyOf = ({ section = '', no }: PlayerKey): string => JSON.stringify([section, no]);

export function knockoutPart(t: Texts, actions: KnockoutActions): KnockoutPart {
  const texts = t.knockout;
  let view: EventView | undefined;
  let pools: readonly Pool[] = [];
  let isAllowed = false;
  let isByHand = false;
  let outdated = true;
  /** Who is named by hand, in the order of the ticks. */
  let named: readonly PlayerKey[] = [];
  const numbers = (most: number) =>
    Array.from({ length: most }, (_, i) => ({ value: String(i + 1), text: String(i + 1) }));

  const way = choice<'rank' | 'hand'>(
    'knockout-way',
    texts.way,
    'segments',
    [
      { value: 'rank', label: texts.byRank },
      { value: 'hand', label: texts.byHand },
    ],
    (value) => {
      isByHand = value === 'hand';
      draw();
    },
  );
  way.select('rank');
  way.root.classList.add('halves');
  const each = selection('knockout-each', draw);
  const eachLabel = element('label', { for: 'knockout-each' });
  const eachLine = element('div', { class: 'line labelled' }, eachLabel, each.root);
  const handHint = element('p', { class: 'hint' }, texts.handHint);
  const list = element('div', { class: 'ticks' });
  const byHand = element('div', { class: 'stack' }, handHint, list);
  const games = selection('knockout-games', () => undefined);
  games.fill(numbers(MOST_GAMES_A_MATCH), '1');
  const third = element('input', { id: 'knockout-third', type: 'checkbox' });
  const thirdLine = element(
    'label',
    { class: 'check', for: 'knockout-third' },
    third,
    element('span', {}, texts.thirdPlace),
  );
  const problem = element('p', { class: 'warn', hidden: true });
  let tied = '';
  const showTied = button('', () => actions.showSection(tied), { class: 'quiet small' });
  const heading = element('h3', {});
  const round = element('ol', { class: 'bracket' });
  const then = element('p', { class: 'hint' });
  const preview = element(
    'div',
    { class: 'stack', 'aria-live': 'polite' },
    problem,
    showTied,
    heading,
    round,
    then,
  );
  const make = button(
    texts.make,
    () => {
      if (make.getAttribute('aria-disabled') !== 'true') actions.make(request());
    },
    { class: 'quiet' },
  );
  const links = element('div', { class: 'stack', hidden: true });
  const part = fold(
    texts.heading,
    way.root,
    eachLine,
    byHand,
    labelled(texts.games, games.root),
    thirdLine,
    preview,
    make,
    links,
  );
  const root = element('section', { 'aria-label': texts.heading }, part.root);
  part.root.addEventListener('toggle', () => {
    if (part.root.open && outdated) draw();
  });

  const qualifiers = (): MakeKnockout['qualifiers'] =>
    isByHand ? { named } : { each: Number(each.value()) };
  const request = (): MakeKnockout => ({
    qualifiers: qualifiers(),
    games: Number(games.value()),
    thirdPlace: third.checked && !third.disabled,
  });

  /** Only what is unfolded: standings take their time in a large field. */
  function draw(): void {
    outdated = true;
    if (!view || !part.root.open) return;
    outdated = false;
    pools = knockoutPools(view);
    setText(eachLabel, pools.length > 1 ? texts.each : texts.first);
    each.fill(numbers(mostOfEach(pools)), String(usualOfEach(pools)));
    eachLine.hidden = isByHand;
    byHand.hidden = !isByHand;
    if (isByHand) drawList(view);
    const ready = prepared(view, pools, qualifiers(), t);
    const shown = 'preview' in ready ? ready.preview : undefined;
    problem.hidden = shown !== undefined;
    setText(problem, 'problem' in ready ? ready.problem : '');
    tied = ('tied' in ready ? ready.tied : undefined) ?? '';
    showTied.hidden = tied === '';
    setText(showTied, texts.showSection(tied));
    for (const one of [heading, round, then]) one.hidden = !shown;
    third.disabled = shown?.canHaveThirdPlace !== true;
    make.setAttribute('aria-disabled', String(!isAllowed || !shown));
    part.say(shown ? texts.players(shown.players) : '');
    if (!shown) return;
    setText(heading, shown.rounds[0] ?? '');
    const half = shown.firstRound.length / 2;
    redraw(round, shown.firstRound, () =>
      shown.firstRound.map((match, i) => matchElement(match, i === half)),
    );
    const next = shown.rounds.length > 1 ? texts.then(shown.rounds.slice(1)) : '';
    setText(then, `${next} ${pools.length > 1 ? texts.inBrackets : ''}`.trim());
    then.hidden = then.textContent === '';
  }

  function matchElement({ upper, lower }: FirstRoundMatch, isCut: boolean): HTMLElement {
    return element(
      'li',
      isCut ? { class: 'cut' } : {},
      element('bdi', {}, upper),
      lower === undefined ? element('span', { class: 'hint' }, texts.bye) : element('bdi', {}, lower),
    );
  }

  const places = new Map<string, HTMLElement>();
  function drawList(event: EventView): void {
    const called = calledIn(event);
    const groups = pools.map(({ section, playing }) => ({
      section,
      players: playing.map((no): PlayerKey => (section === undefined ? { no } : { section, no })),
    }));
    const known = new Set(groups.flatMap(({ players }) => players.map(keyOf)));
    named = named.filter((player) => known.has(keyOf(player)));
    redraw(
      list,
      groups.map(({ players }) => players.map(called)),
      () => {
        places.clear();
        return groups.map(({ section, players }) =>
          element(
            'fieldset',
            {},
            ...(section === undefined ? [] : [element('legend', {}, `${t.words.section} ${section}`)]),
            ...players.map((player) => tick(player, called(player))),
          ),
        );
      },
    );
    for (const [key, place] of places) {
      const player = named.find((one) => keyOf(one) === key);
      const own = named.filter(({ section }) => section === player?.section);
      setText(place, player ? `${own.indexOf(player) + 1}.` : '');
    }
  }

  function tick(player: PlayerKey, text: string): HTMLElement {
    const key = keyOf(player);
    const input = element('input', {
      type: 'checkbox',
      id: `knockout-of-${encodeURIComponent(key)}`,
      checked: named.some((one) => keyOf(one) === key),
    });
    input.addEventListener('change', () => {
      named = named.filter((one) => keyOf(one) !== key);
      if (input.checked) named = [...named, player];
      draw();
    });
    const place = element('span', { class: 'hint' });
    places.set(key, place);
    return element('label', { class: 'check' }, input, element('bdi', {}, text), place);
  }

  function drawLinks({ tabs }: EventView): void {
    const made = tabs.filter(({ kind }) => kind === 'knockout');
    links.hidden = made.length === 0;
    redraw(links, made, () => [element('h3', {}, texts.tabs), tabLinks(made, actions.goTo)]);
  }

  return {
    root,
    focus: () => {
      part.open();
      part.root.querySelector('summary')?.focus();
    },
    update: (event, allowed) => {
      view = event;
      isAllowed = allowed;
      drawLinks(event);
      draw();
    },
  };
}
