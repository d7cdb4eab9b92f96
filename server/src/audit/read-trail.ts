import type { ActKind } from '@mam/domain/audit/act.ts';
import { isInScope, type TrailScope } from '@mam/domain/audit/reader.ts';
import { fold } from '@mam/domain/search/keyword.ts';
import type { Kysely } from 'kysely';
import type { TrailRow } from '../db/tables/audit-tables.ts';
import type { Tables } from '../db/tables.ts';

/** How many lines a page has, and how many are looked at along one index, whatever a filter leaves of them: the next page goes on there. */
export interface PageSize {
  readonly page: number;
  readonly look: number;
}

const SCREEN_PAGE: PageSize = { page: 50, look: 200 };

/** [AU7] Of a file: few questions for many lines, and none that holds the database for long. */
export const FILE_PAGE: PageSize = { page: 1_000, look: 2_000 };

/** People whose names have what is searched for. */
const MOST_PEOPLE = 10;
/** A trail is numbered in the order of its commits, lines have the time at which they were begun. */
const SLACK = 100;

export interface TrailWish {
  readonly brand: string;
  readonly scope: TrailScope;
  readonly store?: number | undefined;
  readonly kind?: ActKind | undefined;
  /** epoch ms: from included, to excluded */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly q?: string | undefined;
  readonly before?: number | undefined;
  /** absent = as a screen wants it */
  readonly size?: PageSize | undefined;
}

export interface TrailPage {
  readonly lines: readonly TrailRow[];
  /** null = there is no older one */
  readonly before: number | null;
}

/** One walk along an index: each of these has one. */
type Walk = Partial<Pick<TrailRow, 'store_id' | 'staff_id' | 'subject_id' | 'kind'>>;

/** The walks that meet every line somebody may read. */
function walksOfScope({ scope, store, kind }: TrailWish): Walk[] {
  const ofKind = kind && { kind };
  if (store !== undefined && scope.of !== 'own') return [{ store_id: store, ...ofKind }];
  if (scope.of === 'brand') return [{ ...ofKind }];
  const own: Walk = { staff_id: scope.own };
  if (scope.of === 'own') return [own];
  if (scope.stores === 'all') return [{ ...ofKind }];
  return [own, ...scope.stores.map((store_id) => ({ store_id, ...ofKind }))];
}

/** The people of a brand whose name has this in it, also those who have gone. */
async function peopleCalled(db: Kysely<Tables>, brand: string, wanted: string): Promise<string[]> {
  const people = await db.selectFrom('staff').select(['id', 'name']).where('brand', '=', brand).execute();
  return people
    .filter(({ name }) => fold(name).includes(wanted))
    .slice(0, MOST_PEOPLE)
    .map(({ id }) => id);
}

/** The walks that meet what is searched for: an order or a table by its name, people, dishes. */
async function walksOfSearch(db: Kysely<Tables>, brand: string, q: string): Promise<Walk[]> {
  const people = await peopleCalled(db, brand, fold(q));
  return [
    ...[...new Set([q, q.toUpperCase(), ...people])].map((subject_id) => ({ subject_id })),
    ...people.map((staff_id) => ({ staff_id })),
    { kind: 'menu' },
  ];
}

interface Bounds {
  /** null = from the beginning */
  readonly first: number | null;
  /** excluded; null = to the end */
  readonly end: number | null;
}

/** The numbers between which the lines of some days lie, a little wider. */
async function boundsOf(db: Kysely<Tables>, { brand, from, to, before }: TrailWish): Promise<Bounds> {
  const along = db.selectFrom('trail').select('seq').where('brand', '=', brand).limit(1);
  const first =
    from === undefined ? undefined : await along.where('at', '>=', from).orderBy('at').executeTakeFirst();
  const last =
    to === undefined ? undefined : await along.where('at', '<', to).orderBy('at', 'desc').executeTakeFirst();
  const ends = [before, last && last.seq + SLACK].filter((end) => end !== undefined);
  return { first: first ? first.seq - SLACK : null, end: ends.length > 0 ? Math.min(...ends) : null };
}

function walkAlong(
  db: Kysely<Tables>,
  brand: string,
  walk: Walk,
  { first, end, look }: Bounds & Pick<PageSize, 'look'>,
): Promise<TrailRow[]> {
  let query = db.selectFrom('trail').selectAll().where('brand', '=', brand);
  for (const [column, value] of Object.entries(walk)) query = query.where(column as keyof Walk, '=', value);
  if (first !== null) query = query.where('seq', '>=', first);
  if (end !== null) query = query.where('seq', '<', end);
  return query.orderBy('seq', 'desc').limit(look).execute();
}

/** Whether a line is what was wished for, and may be read. */
function isWished(line: TrailRow, { scope, store, kind, from, to, q }: TrailWish, found: Walk): boolean {
  if (!isInScope(scope, { store: line.store_id, staffId: line.staff_id })) return false;
  if (store !== undefined && line.store_id !== store) return false;
  if (kind !== undefined && line.kind !== kind) return false;
  if (from !== undefined && line.at < from) return false;
  if (to !== undefined && line.at >= to) return false;
  // of the menu's lines those of the dish
  return !q || found.kind !== 'menu' || fold(line.subject_name).includes(fold(q));
}

/** [AU5] A page of the lines somebody may read and wishes to, the youngest first; few are looked at for it. */
export async function readTrail(db: Kysely<Tables>, wish: TrailWish): Promise<TrailPage> {
  const q = wish.q?.trim() ?? '';
  const asked = { ...wish, q };
  const { page: most, look } = wish.size ?? SCREEN_PAGE;
  const bounds = await boundsOf(db, wish);
  const walks = q ? await walksOfSearch(db, wish.brand, q) : walksOfScope(wish);
  const found = new Map<number, TrailRow>();
  // below this number somebody has not looked yet
  let seen = 0;
  for (const walk of walks) {
    const rows = await walkAlong(db, wish.brand, walk, { ...bounds, look });
    for (const row of rows) if (isWished(row, asked, walk)) found.set(row.seq, row);
    if (rows.length === look) seen = Math.max(seen, rows.at(-1)?.seq ?? 0);
  }
  const lines = [...found.values()].filter(({ seq }) => seq >= seen).sort((a, b) => b.seq - a.seq);
  const page = lines.slice(0, most);
  if (lines.length > most) return { lines: page, before: page.at(-1)?.seq ?? null };
  return { lines: page, before: seen > (bounds.first ?? 1) ? seen : null };
}
