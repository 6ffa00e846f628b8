/**
 * The systems of pairing tables by name.
 * A new one is a file beside `berger.ts`, its name in `System`, and a line here.
 */
import { berger } from './berger';
import type { System } from './format';
import type { PairingTable } from './pairing-table';

const TABLES: Readonly<Record<System, PairingTable>> = { berger };

export function tableOf(system: System): PairingTable {
  return TABLES[system];
}
