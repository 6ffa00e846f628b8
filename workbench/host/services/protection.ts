/**
 * `Protection` of a range or a sheet.
 */
import { type Context, type GasRange, refOf } from './context';
import { sheetOf } from '../model/edits';
import { ProtectionType, member } from './enums';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import { mayRestructure, PROTECTED } from '../model/rights';
import { type ProtectionState, type Rect, replaceSheet } from '../model/state';

type Gas = GoogleAppsScript.Spreadsheet.Protection;
type GasUser = GoogleAppsScript.Base.User;

/** Protects; a sheet that is protected already keeps its protection (documentation of `Sheet.protect`). */
export function newProtection(context: Context, method: string, sheetId: number, rect?: Rect): Gas {
  const { runtime } = context;
  const id = runtime.store.nextId();
  let existing: number | undefined;
  runtime.write(method, sheetId, (now) => {
    existing =
      rect === undefined
        ? sheetOf(now, sheetId).protections.find((one) => one.rect === undefined)?.id
        : undefined;
    return (state) => {
      if (existing !== undefined) return state;
      const sheet = sheetOf(state, sheetId);
      if (!mayRestructure(state, sheet, runtime.user)) throw new Refusal(PROTECTED, 'server');
      const fresh: ProtectionState = {
        id,
        description: '',
        warningOnly: false,
        editors: state.editors,
        domainEdit: false,
        unprotected: [],
        ...(rect === undefined ? {} : { rect }),
      };
      return replaceSheet(state, { ...sheet, protections: [...sheet.protections, fresh] });
    };
  });
  return context.protection(sheetId, existing ?? id);
}

export class ProtectionPart extends Part<Gas> {
  readonly #context: Context;
  readonly #sheetId: number;
  readonly #id: number;

  constructor(context: Context, sheetId: number, id: number) {
    super('Protection');
    this.#context = context;
    this.#sheetId = sheetId;
    this.#id = id;
  }

  static of(context: Context, sheetId: number, id: number): Gas {
    return new ProtectionPart(context, sheetId, id) as unknown as Gas;
  }

  #read<T>(method: string, body: (one: ProtectionState) => T): T {
    return this.#context.runtime.read(
      `Protection.${method}`,
      (state) => {
        const found = sheetOf(state, this.#sheetId).protections.find((one) => one.id === this.#id);
        if (!found) throw new Refusal('The protection no longer exists.');
        return body(found);
      },
      this.#sheetId,
    );
  }

  #change(method: string, change: (one: ProtectionState, owner: string) => ProtectionState | undefined): Gas {
    const { runtime } = this.#context;
    runtime.write(`Protection.${method}`, this.#sheetId, () => (state) => {
      const sheet = sheetOf(state, this.#sheetId);
      const found = sheet.protections.find((one) => one.id === this.#id);
      if (!found) throw new Refusal('The protection no longer exists.');
      const allowed = runtime.user === state.owner || found.editors.includes(runtime.user);
      if (!allowed) throw new Refusal(PROTECTED, 'server');
      const protections = sheet.protections.flatMap((one) =>
        one.id === this.#id ? (change(one, state.owner) ?? []) : one,
      );
      return replaceSheet(state, { ...sheet, protections });
    });
    return this.whole;
  }

  #emails(users: readonly (string | GasUser)[]): string[] {
    return users.map((user) => (typeof user === 'string' ? user : user.getEmail()));
  }
  /** Neither the owner nor the present user can be removed (documentation of `removeEditors`). */
  #without(method: string, users: readonly (string | GasUser)[]): Gas {
    const gone = this.#emails(users);
    return this.#change(method, (one, owner) => {
      const kept = (email: string) =>
        email === owner || email === this.#context.runtime.user || !gone.includes(email);
      return { ...one, editors: one.editors.filter(kept) };
    });
  }
  #with(method: string, users: readonly (string | GasUser)[]): Gas {
    const more = this.#emails(users);
    return this.#change(method, (one) => ({ ...one, editors: [...new Set([...one.editors, ...more])] }));
  }

  addEditor(user: string | GasUser): Gas {
    return this.#with('addEditor', [user]);
  }
  addEditors(emailAddresses: string[]): Gas {
    return this.#with('addEditors', emailAddresses);
  }
  removeEditor(user: string | GasUser): Gas {
    return this.#without('removeEditor', [user]);
  }
  removeEditors(users: readonly (string | GasUser)[]): Gas {
    return this.#without('removeEditors', users);
  }
  getEditors(): GasUser[] {
    return this.#read('getEditors', (one) => one.editors.map((email) => this.#context.user(email)));
  }
  canEdit(): boolean {
    return this.#read('canEdit', (one) => {
      const { user, state } = this.#context.runtime;
      return user === state.owner || one.editors.includes(user);
    });
  }
  canDomainEdit(): boolean {
    return this.#read('canDomainEdit', (one) => one.domainEdit);
  }
  setDomainEdit(editable: boolean): Gas {
    return this.#change('setDomainEdit', (one) => ({ ...one, domainEdit: editable }));
  }
  getDescription(): string {
    return this.#read('getDescription', (one) => one.description);
  }
  setDescription(description: string): Gas {
    return this.#change('setDescription', (one) => ({ ...one, description }));
  }
  getProtectionType(): GoogleAppsScript.Spreadsheet.ProtectionType {
    return this.#read('getProtectionType', (one) => member(ProtectionType, one.rect ? 'RANGE' : 'SHEET'));
  }
  getRange(): GasRange {
    return this.#read('getRange', (one) => {
      const { maxRows, maxColumns } = sheetOf(this.#context.runtime.state, this.#sheetId);
      const all = { row: 1, column: 1, lastRow: maxRows, lastColumn: maxColumns };
      return this.#context.range(this.#sheetId, one.rect ?? all);
    });
  }
  getUnprotectedRanges(): GasRange[] {
    return this.#read('getUnprotectedRanges', (one) =>
      one.unprotected.map((rect) => this.#context.range(this.#sheetId, rect)),
    );
  }
  setUnprotectedRanges(ranges: GasRange[]): Gas {
    return this.#change('setUnprotectedRanges', (one) => {
      if (one.rect) throw new Refusal('Unprotected ranges can only be set on a protected sheet.');
      const refs = ranges.map(refOf);
      if (refs.some((ref) => ref.sheetId !== this.#sheetId)) {
        throw new Refusal('The unprotected ranges must be on the protected sheet.');
      }
      return { ...one, unprotected: refs.map((ref) => ref.rect) };
    });
  }
  isWarningOnly(): boolean {
    return this.#read('isWarningOnly', (one) => one.warningOnly);
  }
  setWarningOnly(warningOnly: boolean): Gas {
    return this.#change('setWarningOnly', (one) => ({ ...one, warningOnly }));
  }
  remove(): void {
    this.#change('remove', () => undefined);
  }
}
