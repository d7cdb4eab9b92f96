import type { Role } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { StaffRow, StaffSessionRow } from '../db/tables/staff-tables.ts';
import type { Tables } from '../db/tables.ts';

type Account = Pick<StaffRow, 'id' | 'brand' | 'name' | 'password_hash' | 'role'>;

/** The active account of that name. */
export function accountByName(
  db: Kysely<Tables>,
  nameKey: string,
  brand: string,
): Promise<Account | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'brand', 'name', 'password_hash', 'role'])
    .where('name_key', '=', nameKey)
    .where('active', '=', 1)
    .where('brand', '=', brand)
    .executeTakeFirst();
}

/** Whether a brand has, or had, somebody of that name. */
export async function isNameKnown(
  db: Kysely<Tables>,
  { brand, key }: { readonly brand: string; readonly key: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('brand', '=', brand)
    .where('name_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

export async function openSession(trx: Trx, row: StaffSessionRow): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('expires_at', '<=', row.created_at).execute();
  await trx.insertInto('staff_sessions').values(row).execute();
}

export async function endSession(trx: Trx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** All sessions of an account, but for the one kept. */
export async function endSessionsOfStaff(trx: Trx, staffId: string, kept = ''): Promise<void> {
  await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', kept)
    .execute();
}

/** The stores somebody is bound to, in place of those before. */
export async function bindStores(
  trx: Trx,
  { id, brand }: { id: string; brand: string },
  stores: readonly number[],
): Promise<void> {
  await trx.deleteFrom('staff_stores').where('staff_id', '=', id).where('brand', '=', brand).execute();
  if (stores.length === 0) return;
  await trx
    .insertInto('staff_stores')
    .values(stores.map((store_id) => ({ staff_id: id, store_id, brand })))
    .execute();
}

/** Everybody of a brand with the stores they are bound to. */
export async function peopleOfBrand(
  db: Kysely<Tables>,
  brand: string,
): Promise<
  { id: string; name: string; display_name: string; role: Role; totp: boolean; stores: number[] }[]
> {
  const people = await db
    .selectFrom('staff')
    .leftJoin('staff_totp', 'staff_totp.staff_id', 'staff.id')
    .select(['id', 'name', 'display_name', 'role', 'confirmed_at'])
    .where('brand', '=', brand)
    .where('active', '=', 1)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
  const bound = await db
    .selectFrom('staff_stores')
    .select(['staff_id', 'store_id'])
    .where('brand', '=', brand)
    .orderBy('store_id')
    .execute();
  return people.map(({ confirmed_at, ...person }) => ({
    ...person,
    totp: confirmed_at !== null,
    stores: bound.filter((row) => row.staff_id === person.id).map((row) => row.store_id),
  }));
}

/** An account as it is signed in, or undefined when it was switched off meanwhile. */
export async function memberById(
  db: Kysely<Tables>,
  id: string,
): Promise<{ brand: string; name: string; role: Role; stores: number[] } | undefined> {
  const row = await db
    .selectFrom('staff')
    .select(['brand', 'name', 'role'])
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const bound = await db
    .selectFrom('staff_stores')
    .select('store_id')
    .where('staff_id', '=', id)
    .where('brand', '=', row.brand)
    .execute();
  return { ...row, stores: bound.map(({ store_id }) => store_id) };
}
