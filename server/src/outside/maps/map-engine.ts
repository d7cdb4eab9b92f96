import type { MapSource } from '@mam/contract/delivery/map.schema.ts';
import type { Language } from '@mam/domain/money/language.ts';
import type { Location } from '@mam/domain/store/store.ts';

/** The circumstances of a question about addresses. */
export interface MapQuery {
  readonly language: Language;
  /** where the stores are whose diner asks; what lies near them is meant first */
  readonly near: readonly Location[];
  /** groups the questions of one typed address */
  readonly session: string | null;
}

export interface Suggestion {
  readonly description: string;
  /** the engine's own name for it, to find it by */
  readonly id: string | null;
  /** null = still to be found */
  readonly location: Location | null;
  readonly source: MapSource;
}

export interface FoundAddress {
  readonly address: string;
  readonly location: Location;
  /** the street or the ward rather than the door */
  readonly approximate: boolean;
  readonly source: MapSource;
}

/** Somebody who knows addresses: a provider outside, or our own list. Throws EngineDown when it cannot answer. */
export interface MapEngine {
  readonly name: MapSource;
  /** asked over the network, so it counts against the day's budget and may fail */
  readonly outside: boolean;
  /** how long its answers may be kept, in ms; 0 = its terms forbid it */
  readonly keeps: { readonly suggestions: number; readonly addresses: number };
  suggest(text: string, asked: MapQuery): Promise<readonly Suggestion[]>;
  find(address: string, id: string | null, asked: MapQuery): Promise<FoundAddress | null>;
  nameOf(location: Location, language: Language): Promise<FoundAddress | null>;
}

/** No answer, a late one, or one that says nothing; the next engine is asked. Never carries what was asked. */
export class EngineDown extends Error {
  override name = 'EngineDown';
}

export const MOST_SUGGESTIONS = 6;

const METRE = 1e5;

/** Five decimals are a metre: finer ones would only tell more about the diner. */
export function roundedLocation(lat: number, lng: number): Location {
  return { lat: Math.round(lat * METRE) / METRE, lng: Math.round(lng * METRE) / METRE };
}

/** Where the stores lie as a circle; null when they lie too far apart to mean one town. */
export function searchBias(
  near: readonly Location[],
): { readonly center: Location; readonly km: number } | null {
  const [first] = near;
  if (!first) return null;
  const sum = near.reduce((all, one) => ({ lat: all.lat + one.lat, lng: all.lng + one.lng }));
  const center = { lat: sum.lat / near.length, lng: sum.lng / near.length };
  const DEGREE = 111;
  const spread = Math.max(
    ...near.map((one) =>
      Math.hypot(
        (one.lat - center.lat) * DEGREE,
        (one.lng - center.lng) * DEGREE * Math.cos((center.lat * Math.PI) / 180),
      ),
    ),
  );
  return spread > 40 ? null : { center, km: spread + 10 };
}
