/**
 * The Results panel: a round, its games, one tap or key a result.
 */
import type { Result } from '../../engine/results/game';
import type { CellFault, EventGame, EventView, GameKey } from '../calls';
import { arrange, button, element, keepFocus, nameElement, redraw, setText } from '../parts/element';
import { currentRound, roundCounts } from '../page/event-status';
import { gameCard, shownText, type GameCard, type GameState } from './game-card';
import type { Host, Panel } from '../page/panel';
import { keyReader } from './result-keys';
import { gameName, resultWriter, type Entry } from './result-writer';
import { failedStatus } from '../page/status';
import { clip, quoted } from '../parts/texts';

/** Cells of other rounds named before the rest is only counted. */
const FAULTS_SHOWN = 5;

export function resultsPanel({ call, texts: t, say, stand, reread, changed, goTo }: Host): Panel {
  let view: EventView | undefined;
  let round = 1;
  /** The event whose round is shown. */
  let event: string | undefined;
  let cards: readonly GameCard[] = [];
  /** By game: what stood there before the user's last change. */
  const before = new Map<string, string>();

  const writer = resultWriter(call, {
    drawn: draw,
    changed: (next, written) => {
      remember(written);
      changed(next);
    },
    asked: ({ game }) =>
      say({ tone: 'wait', title: t.results.askTitle(game.round), detail: t.results.askDetail }),
    failed: (problem) => say(failedStatus(problem, t)),
    outdated: () => void reread().then(answered),
  });
  const read = keyReader();
  /** Name of the game whose result the last key entered. */
  let lastEntered = '';
  /** The keyboard was put on the list of rounds behind the last game. */
  let isBehind = false;

  const previous = step('‹', t.preview.previous, -1);
  const next = step('›', t.preview.next, 1);
  const choice = element('select', { id: 'round', 'aria-label': t.words.round });
  choice.addEventListener('change', () => go(Number(choice.value)));
  choice.addEventListener('blur', () => (isBehind = false));
  const meter = element('progress', { 'aria-label': t.results.played });
  const count = element('p', { class: 'hint' });
  const elsewhere = element('div', { class: 'warn', hidden: true });
  const games = element('div', { class: 'games', 'aria-describedby': 'result-keys' });
  const free = element('div', { class: 'stack' });
  const onward = button('', goOnward, { class: 'quiet', hidden: true });
  const root = element(
    'div',
    {},
    element(
      'div',
      { class: 'stack' },
      element('h2', { class: 'unseen' }, t.words.round),
      choice,
      meter,
      element('div', { class: 'stepper' }, count, previous, next),
    ),
    elsewhere,
    games,
    free,
    onward,
    element('p', { class: 'hint keys', id: 'result-keys' }, t.results.keys),
  );
  games.addEventListener('keydown', pressed);
  choice.addEventListener('keydown', pressedBehind);
  onward.addEventListener('keydown', pressedBehind);
  games.addEventListener('focusin', ({ target }) => {
    const card = cards.find(({ root: one }) => one.contains(target as Node));
    const made = card?.buttons.find((one) => one === target);
    if (card && made) stop(card, made);
  });

  /** The question in the status line goes with the last that is open. */
  function answered(problem: string | undefined): void {
    if (problem === undefined && writer.entries().length === 0) stand();
  }

  function step(sign: string, text: string, by: number): HTMLButtonElement {
    return button(sign, () => stepBy(by), { class: 'step', 'aria-label': text, title: text });
  }

  function stepBy(by: number): void {
    const rounds = view ? roundCounts(view.games).map((one) => one.round) : [];
    go(rounds[rounds.indexOf(round) + by] ?? round);
  }

  function go(to: number): void {
    round = to;
    before.clear();
    draw();
  }

  /** The button that was pressed may be gone by then, and the keyboard with it. */
  function goOnward(): void {
    go(Number(onward.dataset['round']));
    focusOpen();
  }

  /** Puts the keyboard on the first game without a result. */
  function focusOpen(): void {
    const open = cards.findIndex((card) => {
      const game = gameOf(card);
      return game !== undefined && shownText(game) === '';
    });
    (cards[Math.max(open, 0)]?.buttons[0] ?? choice).focus();
  }

  /** The way back from a change of what stood there; the first result of a game needs none. */
  function remember({ game, was, result }: Entry): void {
    const name = gameName(game);
    if (was === '' || before.get(name) === result) before.delete(name);
    else before.set(name, was);
  }

  function enter(game: EventGame, result: Result | ''): void {
    if (isPlain(game, result)) return;
    writer.write(game, shownText(game), result);
  }

  /** True where the game has this result, written as Berger writes it, and nothing else is on its way. */
  function isPlain(game: EventGame, result: Result | ''): boolean {
    return writer.entry(game) === undefined && shownText(game) === result;
  }

  function undo(game: EventGame): void {
    const was = before.get(gameName(game));
    if (was === undefined) return;
    before.delete(gameName(game));
    writer.write(game, shownText(game), was as Result);
  }

  function pressed(press: KeyboardEvent): void {
    if (press.altKey || press.ctrlKey || press.metaKey) return;
    const at = cards.findIndex((card) => card.root.contains(press.target as Node));
    const card = cards[at];
    if (!card) return;
    const place = card.buttons.findIndex((one) => one === press.target);
    const to = place < 0 ? undefined : beside(press.key, at, place);
    if (to) {
      press.preventDefault();
      to.focus();
      return;
    }
    const entered = read(press.key);
    if (!entered) return;
    press.preventDefault();
    const game = gameNamed(entered.before ? lastEntered : card.name);
    if (!game) return;
    const fresh = writer.entry(game) === undefined && shownText(game) === '';
    enter(game, entered.result);
    lastEntered = gameName(game);
    if (!fresh || entered.result === '') return;
    const after = cards[at + 1]?.buttons[0];
    if (after) after.focus();
    else focusBehind();
  }

  /** The last game of the round has its result: no key that follows may replace it. */
  function focusBehind(): void {
    if (!onward.hidden) return onward.focus();
    choice.focus();
    isBehind = true;
  }

  function pressedBehind(press: KeyboardEvent): void {
    if (press.altKey || press.ctrlKey || press.metaKey) return;
    if (press.key === 'ArrowUp' && (isBehind || press.target === onward)) {
      press.preventDefault();
      cards[cards.length - 1]?.buttons[0]?.focus();
    }
    const game = read(press.key, true) && gameNamed(lastEntered);
    if (!game) return;
    press.preventDefault();
    enter(game, '½-½');
  }

  /** The button to which an arrow key leads. */
  function beside(key: string, at: number, place: number): HTMLButtonElement | undefined {
    switch (key) {
      case 'ArrowLeft':
        return cards[at]?.buttons[place - 1];
      case 'ArrowRight':
        return cards[at]?.buttons[place + 1];
      case 'ArrowUp':
        return cards[at - 1]?.buttons[place];
      case 'ArrowDown':
        return cards[at + 1]?.buttons[place];
      default:
        return undefined;
    }
  }

  /** Of each game one button is a stop of the Tab key. */
  function stop({ buttons }: GameCard, chosen: HTMLButtonElement | undefined): void {
    for (const one of buttons) one.tabIndex = one === chosen ? 0 : -1;
  }

  function gamesNow(): readonly EventGame[] {
    return (view?.games ?? []).filter((game) => game.round === round && game.black !== 0);
  }

  function gameOf(card: GameCard): EventGame | undefined {
    return gameNamed(card.name);
  }

  /** As it stands now in the round that is shown. */
  function gameNamed(name: string): EventGame | undefined {
    return gamesNow().find((game) => gameName(game) === name);
  }

  function stateOf(game: EventGame): GameState {
    const { players = [], faults = [] } = view ?? {};
    const player = (no: number) => players.find((one) => one.no === no && one.section === game.section);
    const name = gameName(game);
    return {
      game,
      white: player(game.white),
      black: player(game.black),
      entry: writer.entry(game),
      undo: isResult(before.get(name)) ? before.get(name) : undefined,
      fault: faults.find((fault) => fault.game && gameName(fault.game) === name),
    };
  }

  function draw(): void {
    if (!view) return;
    const counts = roundCounts(view.games);
    const here = gamesNow();
    drawRounds(counts);
    const of = counts.reduce((sum, one) => sum + one.games, 0);
    const done = of - counts.reduce((sum, one) => sum + one.missing, 0);
    meter.max = Math.max(of, 1);
    meter.value = done;
    setText(count, t.results.count(done, of));
    drawElsewhere(view);
    drawGames(here);
    drawFree(view);
    drawOnward(counts, here);
  }

  function drawRounds(counts: ReturnType<typeof roundCounts>): void {
    const options = counts.map(({ round: no, missing, date }) => ({
      no,
      text: t.results.roundOption(no, date && t.results.shortDay(date), missing),
    }));
    redraw(
      choice,
      options.map(({ no }) => no),
      () => options.map(({ no }) => element('option', { value: no })),
    );
    [...choice.children].forEach((option, i) => setText(option, options[i]?.text ?? ''));
    choice.value = String(round);
    previous.setAttribute('aria-disabled', String(counts[0]?.round === round));
    next.setAttribute('aria-disabled', String(counts[counts.length - 1]?.round === round));
  }

  function drawGames(here: readonly EventGame[]): void {
    const names = here.map(gameName);
    if (JSON.stringify(cards.map(({ name }) => name)) === JSON.stringify(names)) {
      here.forEach((game, i) => cards[i]?.update(stateOf(game)));
      return;
    }
    const before = cards;
    cards = here.map((game) => {
      const card = before.find(({ name }) => name === gameName(game));
      card?.update(stateOf(game));
      return card ?? newCard(game);
    });
    arrange(games, () =>
      here.flatMap((game, i) => {
        const card = cards[i];
        const begins = game.section !== undefined && game.section !== here[i - 1]?.section;
        return [
          ...(begins ? [element('h2', {}, t.results.section(game.section ?? ''))] : []),
          ...(card ? [card.root] : []),
        ];
      }),
    );
  }

  function newCard(game: EventGame): GameCard {
    const card = gameCard(t, stateOf(game), {
      enter,
      answer: writer.answer,
      undo,
      goTo: (fault) => void goTo(fault.sheetId, fault.cell),
    });
    stop(card, card.buttons[0]);
    return card;
  }

  function drawFree({ games: all, players }: EventView): void {
    const rows = all.filter((game) => game.round === round && game.black === 0);
    const here = rows.map(({ white, section }) => ({
      white,
      name: players.find((one) => one.no === white && one.section === section)?.name,
    }));
    redraw(free, here, () =>
      here.map(({ white, name }) =>
        element(
          'p',
          { class: 'hint bye' },
          element('span', {}, t.words.bye),
          element('span', { class: 'number' }, String(white)),
          nameElement(name || String(white)),
        ),
      ),
    );
    free.hidden = rows.length === 0;
  }

  /** Once a round is complete, with what is on its way into the sheet, the next one that is not. */
  function drawOnward(counts: ReturnType<typeof roundCounts>, here: readonly EventGame[]): void {
    const complete = here.length > 0 && here.every(hasOrGetsResult);
    const to = counts.find(({ round: one, missing }) => one !== round && missing > 0)?.round;
    const inFocus = document.activeElement === onward;
    onward.hidden = !complete || to === undefined;
    onward.dataset['round'] = String(to ?? round);
    setText(onward, t.results.onward(to ?? round));
    if (!inFocus || !onward.hidden) return;
    keepFocus(choice);
    isBehind = true;
  }

  function hasOrGetsResult(game: EventGame): boolean {
    const entry = writer.entry(game);
    if (entry?.state === 'queued' || entry?.state === 'writing') return entry.result !== '';
    return entry === undefined && game.result !== undefined;
  }

  /** What cannot be read, and what was not written, in the rounds that are not shown. */
  function drawElsewhere({ faults }: EventView): void {
    const unread = faults.filter(({ game }) => game && game.round !== round);
    const stuck = writer
      .entries()
      .filter(({ game, state }) => game.round !== round && (state === 'asking' || state === 'failed'));
    const lines = [
      ...stuck.map(({ game }) => ({ text: t.results.stuck(game.round), game })),
      ...unread.slice(0, FAULTS_SHOWN).map((fault) => ({ text: faultText(fault), game: fault.game })),
    ];
    const more = unread.length - FAULTS_SHOWN;
    elsewhere.hidden = lines.length === 0;
    redraw(elsewhere, [lines, more], () => [
      element('ul', { class: 'plain stack' }, ...lines.map(({ text, game }) => line(text, game))),
      ...(more > 0 ? [element('p', {}, t.nav.moreFaults(more))] : []),
    ]);
  }

  function faultText({ cell, text, game }: CellFault): string {
    return t.results.faultElsewhere(game?.round ?? 0, cell, quoted(clip(text, 30), t));
  }

  function line(text: string, game: GameKey | undefined): HTMLElement {
    const show = (): void => {
      if (!game) return;
      go(game.round);
      cards.find(({ name }) => name === gameName(game))?.buttons[0]?.focus();
    };
    return element('li', {}, `${text} `, button(t.results.showGame, show, { class: 'link' }));
  }

  return {
    name: 'results',
    root,
    status: () => undefined,
    busy: writer.busy,
    focus: focusOpen,
    update: (opening) => {
      view = opening.view;
      if (!view) return;
      const rounds = view.games.map((game) => game.round);
      if (view.event !== event || !rounds.includes(round)) {
        round = currentRound(roundCounts(view.games)) ?? 1;
        before.clear();
      }
      event = view.event;
      draw();
    },
  };
}

const RESULT = /^(1-0|0-1|½-½|1F-0F|0F-1F|0F-0F|0-0|½-0|0-½)$/;

function isResult(text: string | undefined): boolean {
  return text !== undefined && RESULT.test(text);
}
