import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { MapGroundAnswer } from '@mam/contract/delivery/map.schema.ts';
import { distanceKm } from '@mam/domain/store/distance.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { GAZETTEER, type Gazetteer, type Shape } from './read-gazetteer.ts';

/** Farther from every store nobody looks. */
const ROUND_STORES = 12;

/** Columns: kind, name, metres, points ("lat lng" by semicolons). */
export function landShapes(): readonly Shape[] {
  return readFileSync(resolve(GAZETTEER, 'land.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind, name = '', metres, points = ''] = line.split(',');
      return {
        kind: kind as Shape['kind'],
        name,
        metres: Number(metres),
        points: points.split(';').map((point) => {
          const [lat = Number.NaN, lng = Number.NaN] = point.split(' ').map(Number);
          return [lat, lng];
        }),
      };
    });
}

/** The ground of a map round these places: rivers, parks, avenues, and the names of wards. */
export function landNear(
  { entries, shapes }: Gazetteer,
  near: readonly Location[],
): Pick<MapGroundAnswer, 'names' | 'shapes'> {
  const isNear = (at: Location) => near.some((one) => distanceKm(one, at) <= ROUND_STORES);
  return {
    names: entries()
      .filter(({ kind, location }) => kind === 'ward' && isNear(location))
      .map(({ name, location }) => ({
        name: name.replace(/^[PX]\. /, ''),
        at: [location.lat, location.lng],
      })),
    shapes: shapes().filter(({ points }) => points.some(([lat, lng]) => isNear({ lat, lng }))),
  };
}
