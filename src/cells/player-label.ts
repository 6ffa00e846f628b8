/**
 * What stands for a player in a schedule's cells: his name, or his start number where only a number of
 * players was given.
 */
import type { PlayerList, Section } from './player-list';
import type { Output } from './value';

/** By start number, from 1; nothing stands at 0. */
export type Labels = readonly (string | number)[];

export function labelsOf(kind: PlayerList['kind'], section: Section): Labels {
  const labels = new Array<string | number>(section.players.length + 1).fill('');
  for (const { no, name } of section.players) labels[no] = kind === 'number' ? no : name;
  return labels;
}

/** In a column Name beside the start numbers: a number is no name. */
export function nameCell(label: Output = ''): Output {
  return typeof label === 'number' ? '' : label;
}
