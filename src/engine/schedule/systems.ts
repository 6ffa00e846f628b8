/**
 * The systems of pairing tables by name.
 * A new one is a file beside `berger.ts`, its name in `System`, and a line here.
 */
import { berger } from './berger';
import { circle, circleWithBye } from './circle';
import { crenshaw } from './crenshaw';
import type { Format, System } from './format';
import type { PairingTable } from './pairing-table';

const TABLES: Readonly<Record<System, PairingTable>> = { berger, crenshaw, circle };

export function tableOf({ players, system }: Pick<Format, 'players' | 'system'>): PairingTable {
  return system === 'circle' && players % 2 === 1 ? circleWithBye : TABLES[system];
}
