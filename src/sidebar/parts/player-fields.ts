/**
 * The fields for a player who is typed into the page, and what they hold.
 */
import type { TypedPlayer } from '../calls';
import { element, setText } from './element';
import { HIGHEST_RATING, readRating, tidy } from './names';
import type { Texts } from './texts';

export type Typed = { readonly player: TypedPlayer } | { readonly wrong: 'name' | 'rating' };

export interface Typing {
  readonly name: string;
  readonly rating: string;
  readonly federation: string;
  readonly club: string;
}

/** What was typed as a player, or the first field that has to be put right. Blank fields are left out. */
export function typedPlayer(typing: Typing): Typed {
  const [name, federation, club] = [tidy(typing.name), tidy(typing.federation), tidy(typing.club)];
  if (name === '') return { wrong: 'name' };
  const text = typing.rating.trim();
  const rating = readRating(text);
  if (text !== '' && rating === undefined) return { wrong: 'rating' };
  return {
    player: {
      name,
      ...(rating !== undefined && { rating }),
      ...(federation !== '' && { federation }),
      ...(club !== '' && { club }),
    },
  };
}

export interface PlayerFields {
  readonly root: HTMLElement;
  readonly focus: () => void;
  /** The player; undefined once the field that is wrong is marked, explained and in focus. */
  readonly read: () => TypedPlayer | undefined;
}

/** `id` tells these fields from others of the page. */
export function playerFields(id: string, t: Texts): PlayerFields {
  const texts = t.people.fields;
  const said = element('p', { class: 'hint', id: `${id}-said` }, texts.optional);
  const field = (key: keyof Typing, inputmode: string) => {
    const input = element('input', {
      id: `${id}-${key}`,
      type: 'text',
      inputmode,
      autocomplete: 'off',
      spellcheck: 'false',
      dir: 'auto',
      'aria-describedby': `${id}-said`,
      ...(key === 'name' && { required: true }),
    });
    return { input, line: labelled(texts[key], input) };
  };
  const fields = {
    name: field('name', 'text'),
    rating: field('rating', 'numeric'),
    federation: field('federation', 'text'),
    club: field('club', 'text'),
  };

  function mark(wrong: 'name' | 'rating' | undefined): void {
    fields.name.input.setAttribute('aria-invalid', String(wrong === 'name'));
    fields.rating.input.setAttribute('aria-invalid', String(wrong === 'rating'));
    said.className = wrong ? 'warn' : 'hint';
    setText(
      said,
      wrong === 'name'
        ? texts.noName
        : wrong === 'rating'
          ? texts.wrongRating(HIGHEST_RATING)
          : texts.optional,
    );
    if (wrong) fields[wrong].input.focus();
  }

  return {
    root: element('div', { class: 'stack' }, ...Object.values(fields).map(({ line }) => line), said),
    focus: () => fields.name.input.focus(),
    read: () => {
      const typed = typedPlayer({
        name: fields.name.input.value,
        rating: fields.rating.input.value,
        federation: fields.federation.input.value,
        club: fields.club.input.value,
      });
      mark('wrong' in typed ? typed.wrong : undefined);
      return 'wrong' in typed ? undefined : typed.player;
    },
  };
}

/** A field with its label before it, on one line. */
export function labelled(text: string, field: HTMLElement): HTMLElement {
  return element('div', { class: 'line labelled' }, element('label', { for: field.id }, text), field);
}
