import { decimalMark, type Language } from '../money/language.ts';
import type { Location } from './store.ts';

const EARTH_KM = 6371;

/** [ST8] Kilometres between two places as the crow flies (haversine, earth radius 6371 km). */
export function distanceKm(a: Location, b: Location): number {
  const rad = Math.PI / 180;
  const half = Math.sin(((b.lat - a.lat) * rad) / 2) ** 2;
  const along = Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  const h = half + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * along;
  // Rounding can lift h a hair above 1 for opposite points.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** [ST8] The same between two places of which either may be unknown; then null. */
export function kmBetween(a: Location | null, b: Location | null): number | null {
  return a && b ? distanceKm(a, b) : null;
}

/** [ST8] "1,2 km": one decimal, none where it is a 0. */
export function formatKm(km: number, language: Language): string {
  return `${km.toFixed(1).replace('.0', '').replace('.', decimalMark(language))} km`;
}
