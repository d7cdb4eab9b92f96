import type { Role } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { StaffRow } from '../db/staff-tables.ts';
import type { Tables } from '../db/tables.ts';

type Account = Pick<StaffRow, 'id' | 'brand' | 'name' | 'password_hash' | 'role'>;

/** Active accounts of that name: of one brand at most one, without a brand perhaps one of each. */
export function accountsByName(
  db: Kysely<Tables>,
  nameKey: string,
  brand: string | null,
): Promise<Account[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'brand', 'name', 'password_hash', 'role'])
    .where('name_key', '=', nameKey)
    .where('active', '=', 1)
    .$if(brand !== null, (staff) => staff.where('brand', '=', brand ?? ''))
    .execute();
}

/** What a try costs: counted before the password is looked at, so that tries side by side cannot share one. */
export async function takeTry(
  trx: Trx,
  id: string,
  { tries, pause, now }: { tries: number; pause: number; now: number },
): Promise<{ taken: number } | { pausedUntil: number }> {
  const row = await trx
    .updateTable('staff')
    .set((of) => ({
      // the tenth try starts the pause; after the pause counting begins anew
      failed_tries: of
        .case()
        .when('failed_tries', '>=', tries)
        .then(1)
        .else(of('failed_tries', '+', 1))
        .end(),
      paused_until: of
        .case()
        .when('failed_tries', '=', tries - 1)
        .then(now + pause)
        .else(of.ref('paused_until'))
        .end(),
    }))
    .where('id', '=', id)
    .where('paused_until', '<=', now)
    .returning('failed_tries')
    .executeTakeFirst();
  if (row) return { taken: row.failed_tries };
  const paused = await trx.selectFrom('staff').select('paused_until').where('id', '=', id).executeTakeFirst();
  return { pausedUntil: paused?.paused_until ?? now };
}

/** Counts one more under a name; answers how many there are now. */
export async function countUp(trx: Trx, name: string): Promise<number> {
  const { value } = await trx
    .insertInto('counters')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((of) => ({ value: of('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Counters of spans that are over. Names hold a number of fixed length, so that text order is time order. */
export async function forgetCounters(trx: Trx, from: string, before: string): Promise<void> {
  await trx.deleteFrom('counters').where('name', '>=', from).where('name', '<', before).execute();
}

export async function openSession(
  trx: Trx,
  row: { token_hash: string; staff_id: string; brand: string; created_at: number; expires_at: number },
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ failed_tries: 0, paused_until: 0 })
    .where('id', '=', row.staff_id)
    .execute();
  await trx.deleteFrom('staff_sessions').where('expires_at', '<=', row.created_at).execute();
  await trx.insertInto('staff_sessions').values(row).execute();
}

export async function endSession(trx: Trx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Everybody of a brand with the stores they are bound to. */
export async function peopleOf(
  db: Kysely<Tables>,
  brand: string,
): Promise<{ id: string; name: string; role: Role; stores: number[] }[]> {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
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
  return people.map((person) => ({
    ...person,
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
