import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { MapGroundAnswer } from '@mam/contract/delivery/map.schema.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { comparableWords, withoutKinds } from './typed-address.ts';

export type PlaceKind = 'province' | 'ward' | 'street';

/** One line of the list: a street, a ward or a province with a point in its middle. */
export interface Entry {
  readonly kind: PlaceKind;
  readonly name: string;
  /** the rest of a written address, after the name: "P. Sài Gòn, TP. Hồ Chí Minh" */
  readonly within: string;
  readonly location: Location;
  readonly nameWords: readonly string[];
  /** everything it may be asked for by: its name, where it lies, older names */
  readonly words: ReadonlySet<string>;
  /** the number of a house follows the street */
  readonly numberAfter: boolean;
}

/** Where the lists lie. */
export const GAZETTEER = resolve(import.meta.dirname, '../../../gazetteer');
const FILES = [
  { file: 'vietnam.csv', numberAfter: false },
  { file: 'berlin.csv', numberAfter: true },
];

/** The lines of one file. Columns: kind, name, within, lat, lng, also (older names, by semicolons). */
export function parseGazetteer(text: string, numberAfter: boolean): Entry[] {
  const lines = text.trim().split('\n').slice(1);
  const rows = lines.map((line) => line.split(','));
  const wards = new Map<string, { within: string; also: string }>();
  for (const [kind, name = '', within = '', , , also = ''] of rows)
    if (kind === 'ward') wards.set(name, { within, also });
  return rows.map(([kind, name = '', area = '', lat, lng, also = '']) => {
    const ward = kind === 'street' ? wards.get(area) : undefined;
    const within = ward ? `${area}, ${ward.within}` : area;
    return {
      kind: kind as PlaceKind,
      name,
      within,
      location: { lat: Number(lat), lng: Number(lng) },
      // a ward is listed as "P. Sài Gòn", a street by its whole name
      nameWords: kind === 'ward' ? withoutKinds(comparableWords(name)) : comparableWords(name),
      words: new Set(comparableWords([name, within, also, ward?.also ?? ''].join(' ').replaceAll(';', ' '))),
      numberAfter,
    };
  });
}

/** The whole list. */
export function gazetteerEntries(): readonly Entry[] {
  return FILES.flatMap(({ file, numberAfter }) =>
    parseGazetteer(readFileSync(resolve(GAZETTEER, file), 'utf8'), numberAfter),
  );
}

export type Shape = MapGroundAnswer['shapes'][number];

/** Our own lists: what has a name, and what a map is drawn from. */
export interface Gazetteer {
  readonly entries: () => readonly Entry[];
  readonly shapes: () => readonly Shape[];
}
