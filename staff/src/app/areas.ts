import type { Area, ScreenPath, ScreenRow } from './area.ts';
import { boardArea } from './areas/board.ts';
import { consoleArea } from './areas/console.ts';
import { tablesArea } from './areas/tables.ts';
import { takingArea } from './areas/taking.ts';

/** In the order of the navigation. A new area is its file and its name here. */
const AREAS = [boardArea, tablesArea, takingArea, consoleArea] as const;

/** The type of all rows in one record, out of one of these or those. */
type MergedRows<Rows> = (Rows extends unknown ? (rows: Rows) => void : never) extends (
  rows: infer All,
) => void
  ? All
  : never;

/** The rows of all areas in one record. */
export function mergeAreaRows<Kind extends keyof Area>(kind: Kind): MergedRows<(typeof AREAS)[number][Kind]> {
  return Object.assign({}, ...AREAS.map((area) => area[kind]));
}

/** Every screen by its address. */
export const screens: Readonly<Record<ScreenPath, ScreenRow>> = mergeAreaRows('screens');
