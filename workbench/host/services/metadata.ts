/**
 * `DeveloperMetadata` of sheets and of the file, and its finder. Metadata of rows and columns are not modelled.
 */
import { type Context, type GasSheet, type GasSpreadsheet, idOf } from './context';
import { sheetOf } from '../model/edits';
import { DeveloperMetadataLocationType, DeveloperMetadataVisibility, member } from './enums';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import { type Metadata, type State, replaceSheet } from '../model/state';

type Gas = GoogleAppsScript.Spreadsheet.DeveloperMetadata;
type GasFinder = GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder;
type GasLocation = GoogleAppsScript.Spreadsheet.DeveloperMetadataLocation;
type GasVisibility = GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility;

interface Placed {
  /** Absent: the file. */
  readonly sheetId?: number;
  readonly one: Metadata;
}

function everything(state: State): Placed[] {
  return [
    ...state.metadata.map((one) => ({ one })),
    ...state.sheets.flatMap((sheet) => sheet.metadata.map((one) => ({ sheetId: sheet.id, one }))),
  ];
}

/** Replaces, removes (undefined) or moves one piece of metadata. */
function change(state: State, id: number, to: (placed: Placed) => Placed | undefined): State {
  const placed = everything(state).find(({ one }) => one.id === id);
  if (!placed) throw new Refusal('The developer metadata no longer exists.');
  const next = to(placed);
  let after: State = {
    ...state,
    metadata: state.metadata.filter((one) => one.id !== id),
    sheets: state.sheets.map((sheet) =>
      sheet.metadata.some((one) => one.id === id)
        ? { ...sheet, metadata: sheet.metadata.filter((one) => one.id !== id) }
        : sheet,
    ),
  };
  if (next) after = placeMetadata(after, next.sheetId, next.one);
  return after;
}

function placeMetadata(state: State, sheetId: number | undefined, one: Metadata): State {
  if (sheetId === undefined) return { ...state, metadata: withinLimit([...state.metadata, one]) };
  const sheet = sheetOf(state, sheetId);
  return replaceSheet(state, { ...sheet, metadata: withinLimit([...sheet.metadata, one]) });
}

/** Characters in keys and values, for each sheet and for the file. */
const MOST_CHARACTERS = 30_000;

function withinLimit(metadata: readonly Metadata[]): readonly Metadata[] {
  const length = metadata.reduce((sum, { key, value }) => sum + key.length + (value?.length ?? 0), 0);
  if (length > MOST_CHARACTERS)
    throw new Refusal('Adding this developer metadata would exceed the limit for this location.', 'server');
  return metadata;
}

function isVisibility(value: unknown): value is GasVisibility {
  return typeof value === 'object' && value !== null;
}

/** `addDeveloperMetadata` of a sheet or the file, all four overloads. */
export function addMetadata(
  context: Context,
  method: string,
  sheetId: number | undefined,
  key: string,
  second?: string | GasVisibility,
  third?: GasVisibility,
): void {
  const value = isVisibility(second) ? undefined : second;
  const visibility = isVisibility(second) ? second : third;
  const id = context.runtime.store.nextId();
  context.runtime.write(method, sheetId, () => {
    if (typeof key !== 'string' || key === '')
      throw new Refusal('The key of developer metadata must not be empty.');
    const one: Metadata = {
      id,
      key,
      visibility: String(visibility ?? 'DOCUMENT') === 'PROJECT' ? 'PROJECT' : 'DOCUMENT',
      ...(value === undefined ? {} : { value: String(value) }),
    };
    return (state) => placeMetadata(state, sheetId, one);
  });
}

export class MetadataPart extends Part<Gas> {
  readonly #context: Context;
  readonly #id: number;

  constructor(context: Context, id: number) {
    super('DeveloperMetadata');
    this.#context = context;
    this.#id = id;
  }

  static of(context: Context, id: number): Gas {
    return new MetadataPart(context, id) as unknown as Gas;
  }

  #read<T>(method: string, body: (placed: Placed) => T): T {
    return this.#context.runtime.read(`DeveloperMetadata.${method}`, (state) => {
      const placed = everything(state).find(({ one }) => one.id === this.#id);
      if (!placed) throw new Refusal('The developer metadata no longer exists.');
      return body(placed);
    });
  }
  #change(method: string, to: (placed: Placed) => Placed | undefined): Gas {
    const { runtime } = this.#context;
    const at = everything(runtime.state).find(({ one }) => one.id === this.#id)?.sheetId;
    runtime.write(`DeveloperMetadata.${method}`, at, () => (state) => change(state, this.#id, to));
    return this.whole;
  }

  getId(): number {
    return this.#id;
  }
  getKey(): string {
    return this.#read('getKey', ({ one }) => one.key);
  }
  getValue(): string | null {
    return this.#read('getValue', ({ one }) => one.value ?? null);
  }
  getVisibility(): GasVisibility {
    return this.#read('getVisibility', ({ one }) => member(DeveloperMetadataVisibility, one.visibility));
  }
  getLocation(): GasLocation {
    return this.#read('getLocation', ({ sheetId }) => MetadataLocationPart.of(this.#context, sheetId));
  }
  setKey(key: string): Gas {
    return this.#change('setKey', (placed) => ({ ...placed, one: { ...placed.one, key } }));
  }
  setValue(value: string): Gas {
    return this.#change('setValue', (placed) => ({
      ...placed,
      one: { ...placed.one, value: String(value) },
    }));
  }
  setVisibility(visibility: GasVisibility): Gas {
    const name = String(visibility) === 'PROJECT' ? 'PROJECT' : 'DOCUMENT';
    return this.#change('setVisibility', (placed) => ({
      ...placed,
      one: { ...placed.one, visibility: name },
    }));
  }
  moveToSheet(sheet: GasSheet): Gas {
    const sheetId = idOf(sheet);
    return this.#change('moveToSheet', ({ one }) => ({ sheetId, one }));
  }
  moveToSpreadsheet(): Gas {
    return this.#change('moveToSpreadsheet', ({ one }) => ({ one }));
  }
  remove(): void {
    this.#change('remove', () => undefined);
  }
}

export class MetadataLocationPart extends Part<GasLocation> {
  readonly #context: Context;
  readonly #sheetId: number | undefined;

  constructor(context: Context, sheetId: number | undefined) {
    super('DeveloperMetadataLocation');
    this.#context = context;
    this.#sheetId = sheetId;
  }

  static of(context: Context, sheetId: number | undefined): GasLocation {
    return new MetadataLocationPart(context, sheetId) as unknown as GasLocation;
  }

  getColumn(): null {
    return null;
  }
  getRow(): null {
    return null;
  }
  getLocationType(): GoogleAppsScript.Spreadsheet.DeveloperMetadataLocationType {
    return member(DeveloperMetadataLocationType, this.#sheetId === undefined ? 'SPREADSHEET' : 'SHEET');
  }
  getSheet(): GasSheet | null {
    return this.#sheetId === undefined ? null : this.#context.sheet(this.#sheetId);
  }
  getSpreadsheet(): GasSpreadsheet | null {
    return this.#sheetId === undefined ? this.#context.spreadsheet() : null;
  }
}

export class MetadataFinderPart extends Part<GasFinder> {
  readonly #context: Context;
  /** Absent: the whole file. */
  readonly #sheetId: number | undefined;
  #filters: ((placed: Placed) => boolean)[] = [];

  constructor(context: Context, sheetId: number | undefined) {
    super('DeveloperMetadataFinder');
    this.#context = context;
    this.#sheetId = sheetId;
  }

  static of(context: Context, sheetId?: number): GasFinder {
    return new MetadataFinderPart(context, sheetId) as unknown as GasFinder;
  }

  #with(filter: (placed: Placed) => boolean): GasFinder {
    this.#filters.push(filter);
    return this.whole;
  }
  find(): Gas[] {
    return this.#context.runtime.read('DeveloperMetadataFinder.find', (state) =>
      everything(state)
        .filter((placed) => this.#sheetId === undefined || placed.sheetId === this.#sheetId)
        .filter((placed) => this.#filters.every((filter) => filter(placed)))
        .map(({ one }) => MetadataPart.of(this.#context, one.id)),
    );
  }
  onIntersectingLocations(): GasFinder {
    return this.whole;
  }
  withId(id: number): GasFinder {
    return this.#with(({ one }) => one.id === id);
  }
  withKey(key: string): GasFinder {
    return this.#with(({ one }) => one.key === key);
  }
  withValue(value: string): GasFinder {
    return this.#with(({ one }) => one.value === value);
  }
  withVisibility(visibility: GasVisibility): GasFinder {
    return this.#with(({ one }) => one.visibility === String(visibility));
  }
  withLocationType(locationType: GoogleAppsScript.Spreadsheet.DeveloperMetadataLocationType): GasFinder {
    return this.#with(
      ({ sheetId }) => String(locationType) === (sheetId === undefined ? 'SPREADSHEET' : 'SHEET'),
    );
  }
}

export function metadataOf(context: Context, method: string, sheetId: number | undefined): Gas[] {
  return context.runtime.read(
    method,
    (state) =>
      (sheetId === undefined ? state.metadata : sheetOf(state, sheetId).metadata).map((one) =>
        MetadataPart.of(context, one.id),
      ),
    sheetId,
  );
}
