/**
 * The part of the Share panel with a round's pairings as a text to paste into a message.
 */
import type { EventView } from '../calls';
import { copyPart } from '../parts/copy-part';
import { element } from '../parts/element';
import { currentRound, roundCounts } from '../page/event-status';
import { labelled } from '../parts/player-fields';
import { roundText } from './round-text';
import { selection } from '../parts/selection';
import type { Texts } from '../parts/texts';

export interface SharePart {
  readonly root: HTMLElement;
  readonly update: (view: EventView) => void;
}

export function messagePart(t: Texts): SharePart {
  const texts = t.share.message;
  let view: EventView | undefined;
  const round = selection('message-round', draw);
  const copy = copyPart('message-text', t, {
    label: texts.text,
    copy: texts.copy,
    copied: texts.copied,
    rows: 7,
  });

  function draw(): void {
    if (view) copy.set(roundText(view, Number(round.value()), t));
  }

  return {
    root: element(
      'section',
      { class: 'stack' },
      element('h2', {}, texts.heading),
      labelled(texts.round, round.root),
      copy.root,
    ),
    update: (now) => {
      view = now;
      const rounds = roundCounts(now.games);
      round.fill(
        rounds.map((one) => ({ value: String(one.round), text: t.share.round(one.round) })),
        String(currentRound(rounds) ?? 1),
      );
      draw();
    },
  };
}
