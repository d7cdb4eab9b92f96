import type { Kysely } from 'kysely';
import type { BrandRow } from '../db/tables/brand-tables.ts';
import type { Tables } from '../db/tables.ts';

export function brandByCode(db: Kysely<Tables>, code: string): Promise<BrandRow | undefined> {
  return db.selectFrom('brands').selectAll().where('code', '=', code).executeTakeFirst();
}

export function allBrands(db: Kysely<Tables>): Promise<BrandRow[]> {
  return db.selectFrom('brands').selectAll().orderBy('created_at').orderBy('code').execute();
}

/** Changes whenever a brand comes, goes or changes. */
export async function brandsVersion(db: Kysely<Tables>): Promise<string> {
  const rows = await db.selectFrom('brands').select(['code', 'version']).orderBy('code').execute();
  return rows.map((row) => `${row.code}.${row.version}`).join(' ');
}

/** Two at most: whether there is one brand, and which. */
export async function brandCodes(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('brands').select('code').orderBy('code').limit(2).execute();
  return rows.map(({ code }) => code);
}
