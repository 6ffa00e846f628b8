/**
 * The `player`, `a` and `b` arguments: one player by start number or name, with sections `B 3`.
 */
import { fail, got, type Sentences } from './failure';
import { oneCell } from './options';
import type { Player, PlayerList, Section } from './player-list';
import { fold, numberOf, shown, tidy } from './text';
import type { Argument, Cell } from './value';

export interface FoundPlayer<S extends Section = Section> {
  readonly section: S;
  readonly player: Player;
}

/** Whom a player can be looked for among. */
type Listed<S extends Section> = Pick<PlayerList, 'language'> & { readonly sections: readonly S[] };

/** The arguments `a` and `b`: two players of one section. */
export function readPair<S extends Section>(
  fn: string,
  a: Argument,
  b: Argument,
  list: Listed<S>,
): { readonly section: S; readonly a: Player; readonly b: Player } {
  const first = readPlayer(fn, 'a', a, list);
  const second = readPlayer(fn, 'b', b, list);
  if (first.section !== second.section)
    fail(fn, list.language, (say) =>
      say.meetingSections(shown(first.section.name), shown(second.section.name)),
    );
  if (first.player === second.player)
    fail(fn, list.language, (say) => say.meetingSelf(shown(first.player.name)));
  return { section: first.section, a: first.player, b: second.player };
}

/**
 * Finds the player whom the argument named `parameter` means. A number is a start number; a text is tried as
 * a name, then as a start number, then without regard to case and accents.
 */
export function readPlayer<S extends Section>(
  fn: string,
  parameter: string,
  argument: Argument,
  list: Listed<S>,
): FoundPlayer<S> {
  const cell = oneCell(fn, parameter, argument, list.language);
  const sentence = (choose: (say: Sentences) => (parameter: string, got: string) => string): never =>
    fail(fn, list.language, (say) => choose(say)(parameter, got(say, cell)));

  const found = lookUp(cell, list.sections);
  if (found.length === 1 && found[0] !== undefined) return found[0];
  if (found.length === 0) return sentence((say) => say.playerNotFound);
  const inOneSection = found.every(({ section }) => section === found[0]?.section);
  return sentence((say) => (inOneSection ? say.playerNotUnique : say.playerNeedsSection));
}

function lookUp<S extends Section>(cell: Cell, sections: readonly S[]): readonly FoundPlayer<S>[] {
  if (typeof cell === 'number') return select(sections, ({ no }) => no === cell);
  if (typeof cell !== 'string') return [];
  const text = tidy(cell);
  const bySection = withSection(text, sections);
  const number = numberOf(text);
  const folded = fold(text);
  const ways = [
    () => select(sections, ({ name }) => name === text),
    () => bySection,
    () => (number === undefined ? [] : select(sections, ({ no }) => no === number)),
    () => select(sections, ({ name }) => fold(name) === folded),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** `B 3` or `B Ana`: the section's name, a blank, then the player. */
function withSection<S extends Section>(text: string, sections: readonly S[]): readonly FoundPlayer<S>[] {
  if (sections.length < 2 && sections[0]?.name === '') return [];
  for (let blank = text.indexOf(' '); blank !== -1; blank = text.indexOf(' ', blank + 1)) {
    const name = fold(text.slice(0, blank));
    const section = sections.find((one) => fold(one.name) === name);
    if (section === undefined) continue;
    const rest = text.slice(blank + 1);
    const found = lookUp(rest, [{ ...section, name: '' }]).map(({ player }) => ({ section, player }));
    if (found.length > 0) return found;
  }
  return [];
}

function select<S extends Section>(
  sections: readonly S[],
  is: (player: Player) => boolean,
): readonly FoundPlayer<S>[] {
  const found: FoundPlayer<S>[] = [];
  for (const section of sections)
    for (const player of section.players) if (is(player)) found.push({ section, player });
  return found;
}
