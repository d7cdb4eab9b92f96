import type { Profile } from '@mam/contract/diner/profile.schema.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { DinerRow, PushSubscriptionRow } from '../db/tables/diner-tables.ts';
import type { Tables } from '../db/tables.ts';

export async function insertDiner(trx: Trx, row: DinerRow): Promise<void> {
  await trx.insertInto('diners').values(row).execute();
}

export async function readProfile(db: Kysely<Tables>, uid: string): Promise<Profile> {
  const row = await db
    .selectFrom('diners')
    .select(['uid', 'name', 'language'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return { uid: row.uid, name: row.name ?? '', locale: row.language };
}

/** null = they have not said. */
export async function languageOfDiner(db: Kysely<Tables>, uid: string): Promise<DinerRow['language']> {
  const row = await db.selectFrom('diners').select('language').where('uid', '=', uid).executeTakeFirst();
  return row?.language ?? null;
}

export async function updateDiner(
  trx: Trx,
  uid: string,
  change: Partial<Pick<DinerRow, 'name' | 'language'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('diners').set(change).where('uid', '=', uid).execute();
}

/** A browser's address is one device: asked again, or by another diner, it moves and is the youngest. */
export async function putSubscription(trx: Trx, row: PushSubscriptionRow): Promise<void> {
  const { endpoint, ...rest } = row;
  await trx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((on) => on.column('endpoint').doUpdateSet(rest))
    .execute();
}

/** Where a diner is told, the youngest first. */
export async function readPushSubscriptions(db: Kysely<Tables>, uid: string): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .execute();
}

export async function subscriptionAt(
  db: Kysely<Tables>,
  endpoint: string,
): Promise<PushSubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('endpoint', '=', endpoint).executeTakeFirst();
}

export async function dropSubscriptions(trx: Trx, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length === 0) return;
  await trx.deleteFrom('push_subscriptions').where('endpoint', 'in', endpoints).execute();
}

/** [OR67] Identities whose last order of late is forgotten keep no name either. since: what is of late, epoch ms */
export async function forgetNames(trx: Trx, uids: readonly string[], since: number): Promise<void> {
  if (uids.length === 0) return;
  await trx
    .updateTable('diners')
    .set({ name: null })
    .where('uid', 'in', uids)
    .where('name', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('id')
            .whereRef('orders.uid', '=', 'diners.uid')
            .where('orders.created_at', '>=', since),
        ),
      ),
    )
    .execute();
}
