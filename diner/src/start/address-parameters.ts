import { type Colour, parseColour, parseColourName } from '@mam/domain/brand/colour.ts';
import { parseLayout } from '@mam/domain/menu/layout.ts';
import { parseSearchEngine } from '@mam/domain/search/engine.ts';
import type { Visit } from '../device/visit.ts';

/** Longer names of a table or an experience would be refused with the order. */
const LONGEST_TABLE = 40;
const LONGEST_CODE = 40;
const LONGEST_EXPERIENCE = 60;
const MOST_COLOURS = 40;

/** Names with a meaning of their own are never colours: "pos_id=101" is no dark green. */
const OWN_NAMES = new Set(
  (
    'pos_parent pos_id source logo is_preview latest menu_type item_type search_engine group again lang experience ' +
    'is_test is_tablet table_name table_code sitting order_hash product_id combo_id index sheet'
  ).split(' '),
);

const text = (value: string | null, longest: number): string | undefined =>
  value?.trim().slice(0, longest) || undefined;

function coloursIn(query: URLSearchParams): Readonly<Record<string, Colour>> | undefined {
  const colours: [string, Colour][] = [];
  for (const [name, value] of query) {
    const colour = OWN_NAMES.has(name) || !parseColourName(name) ? null : parseColour(value);
    if (colour) colours.push([name, colour]);
  }
  return colours.length > 0 ? Object.fromEntries(colours.slice(0, MOST_COLOURS)) : undefined;
}

/** A table belongs to a store: its name counts only beside the store's, its code only beside its name. */
function tableIn(query: URLSearchParams): Visit['table'] | undefined {
  const name = text(query.get('table_name'), LONGEST_TABLE);
  const [brand, storeId] = [query.get('pos_parent')?.trim().toUpperCase(), Number(query.get('pos_id'))];
  const code = text(query.get('table_code'), LONGEST_CODE) ?? null;
  return name && brand && Number.isSafeInteger(storeId) && storeId > 0
    ? { brand, storeId, name, code }
    : undefined;
}

/** Wishes of an address for the visit; those it does not mention, or says wrongly, are left out. */
export function parseVisit(search: string | URLSearchParams): Partial<Visit> {
  const query = new URLSearchParams(search);
  const is = (name: string, value: string) => (query.has(name) ? query.get(name) === value : undefined);
  const said: { [Key in keyof Visit]: Visit[Key] | undefined } = {
    preview: is('is_preview', 'true'),
    logoHidden: is('logo', '0'),
    latest: is('latest', 'true'),
    test: is('is_test', 'true'),
    menuType: parseLayout(query.get('menu_type')) ?? undefined,
    itemType: parseLayout(query.get('item_type')) ?? undefined,
    searchEngine: parseSearchEngine(query.get('search_engine')) ?? undefined,
    experience: text(query.get('experience'), LONGEST_EXPERIENCE),
    table: tableIn(query),
    colours: coloursIn(query),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** The same, written down as an address would say it. */
export function visitQuery(visit: Visit): string {
  const { table } = visit;
  const said: readonly (readonly [string, string | number | null | undefined])[] = [
    ['is_preview', visit.preview ? 'true' : null],
    ['logo', visit.logoHidden ? '0' : null],
    ['latest', visit.latest ? 'true' : null],
    ['is_test', visit.test ? 'true' : null],
    ['menu_type', visit.menuType],
    ['item_type', visit.itemType],
    ['search_engine', visit.searchEngine],
    ['experience', visit.experience],
    ['table_name', table?.name],
    ['table_code', table?.code],
    ['pos_parent', table?.brand],
    ['pos_id', table?.storeId],
    ...Object.entries(visit.colours),
  ];
  const query = new URLSearchParams();
  for (const [name, value] of said) if (value !== null && value !== undefined) query.set(name, String(value));
  return query.toString();
}
