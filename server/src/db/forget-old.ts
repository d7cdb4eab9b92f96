import { identityKeptUntil } from '@mam/domain/diner/identity.ts';
import { BROWSER_KNOWN_DAYS, LONGEST_COUNTED, REFUSED_TOLD_DAYS } from '@mam/domain/staff/brakes.ts';
import type { Kysely } from 'kysely';
import type { Dialect, Trx } from './dialect.ts';
import { EVENTS_KEPT } from './events.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The tables kept only for a time: the column that says since when, and for how long after that, in ms. */
const FORGOTTEN = [
  { table: 'idempotency_keys', column: 'expires_at', keptFor: 0 },
  { table: 'captchas_used', column: 'expires_at', keptFor: 0 },
  { table: 'staff_sessions', column: 'expires_at', keptFor: 0 },
  { table: 'sign_in_brakes', column: 'last_at', keptFor: LONGEST_COUNTED },
  { table: 'staff_browsers', column: 'last_at', keptFor: BROWSER_KNOWN_DAYS * DAY },
  { table: 'refused_sign_ins', column: 'last_at', keptFor: REFUSED_TOLD_DAYS * DAY },
  // the choosing together; its dishes stand with the order
  { table: 'group_sessions', column: 'joined_at', keptFor: 30 * DAY },
  { table: 'group_orders', column: 'created_at', keptFor: 30 * DAY },
  // guests' places, and the names they were called by
  { table: 'staff_calls', column: 'placed_at', keptFor: 30 * DAY },
  { table: 'sitting_guests', column: 'joined_at', keptFor: 30 * DAY },
  { table: 'sitting_tables', column: 'since', keptFor: 30 * DAY },
  { table: 'sittings', column: 'begun_at', keptFor: 30 * DAY },
  { table: 'bill_shares', column: 'created_at', keptFor: 30 * DAY },
  // nobody's network address is kept for longer
  { table: 'order_origins', column: 'at', keptFor: DAY },
  // that it was sent can be looked up, and written again without being sent again
  { table: 'outbox', column: 'sent_at', keptFor: 7 * DAY },
  { table: 'outbox', column: 'given_up_at', keptFor: 30 * DAY },
  // their end is told by the orders and by the points
  { table: 'own_vouchers', column: 'ends_at', keptFor: 180 * DAY },
  // the longest span in which codes are counted
  { table: 'phone_codes', column: 'sent_at', keptFor: DAY },
  // long after it opens anything: the diner who proved it can be looked up
  { table: 'phone_proofs', column: 'proved_at', keptFor: 180 * DAY },
] as const;

/** Rows of one transaction: an order placed meanwhile waits for no more of them. */
const AT_ONCE = 200;
/** of identities at a time: they are the most, and may all become due on one day; the rest is due an hour later */
const DINERS_PORTIONS = 50;

/** The oldest of a table, as many as are forgotten at once: true = there may be more. */
function forgetSome(
  { write }: Pick<Dialect, 'write'>,
  { table, column }: { table: string; column: string },
  before: number,
): Promise<boolean> {
  return write.transaction().execute(async (trx) => {
    const rows = trx as unknown as Kysely<Record<string, Record<string, number>>>;
    const edge = await rows
      .selectFrom(table)
      .select(column)
      .where(column, '<', before)
      .orderBy(column)
      .offset(AT_ONCE - 1)
      .limit(1)
      .executeTakeFirst();
    const until = edge?.[column];
    const old = rows.deleteFrom(table);
    await (until === undefined ? old.where(column, '<', before) : old.where(column, '<=', until)).execute();
    return until !== undefined;
  });
}

/**
 * The same of events, up to the last old one whatever clocks said: the kept ones have no holes, so a gap can be told.
 */
function forgetSomeEvents({ write }: Pick<Dialect, 'write'>, before: number): Promise<boolean> {
  return write.transaction().execute(async (trx) => {
    const oldest = await trx
      .selectFrom('events')
      .select(['seq', 'at'])
      .orderBy('seq')
      .limit(AT_ONCE)
      .execute();
    const lastOld = oldest.findLast(({ at }) => at < before);
    if (!lastOld) return false;
    await trx.deleteFrom('events').where('seq', '<=', lastOld.seq).execute();
    return lastOld === oldest.at(-1) && oldest.length === AT_ONCE;
  });
}

/** The identities to look at now, the longest unseen first, and what refers to them. */
const dinersDue = (trx: Trx, at: number) =>
  trx
    .selectFrom('diners')
    .select((of) => [
      'uid',
      of
        .or([
          of.exists(of.selectFrom('orders').select('id').whereRef('orders.uid', '=', 'diners.uid')),
          // [OR80] theirs by its number
          of.exists(
            of.selectFrom('order_buyers').select('order_id').whereRef('order_buyers.uid', '=', 'diners.uid'),
          ),
        ])
        .as('ordered'),
      of
        .exists(
          of
            .selectFrom('push_subscriptions')
            .select('endpoint')
            .whereRef('push_subscriptions.uid', '=', 'diners.uid'),
        )
        .as('told'),
    ])
    .where('kept_until', '<', at)
    .orderBy('kept_until')
    .limit(AT_ONCE)
    .execute();

/**
 * [DN7] The same of identities. An order marks its diner as seen before it is written, so they are due no more. One
 * with an order is never looked at again, one with a device in half a year.
 */
function forgetSomeDiners({ write }: Pick<Dialect, 'write'>, at: number): Promise<boolean> {
  return write.transaction().execute(async (trx) => {
    const due = await dinersDue(trx, at);
    const uids = (of: readonly (typeof due)[number][]) => of.map(({ uid }) => uid);
    const [ordered, others] = [due.filter(({ ordered }) => ordered), due.filter(({ ordered }) => !ordered)];
    const [told, nobody] = [others.filter(({ told }) => told), others.filter(({ told }) => !told)];
    const keep = (who: typeof due, kept_until: number | null) =>
      trx.updateTable('diners').set({ kept_until }).where('uid', 'in', uids(who)).execute();
    if (ordered.length > 0) await keep(ordered, null);
    if (told.length > 0) await keep(told, identityKeptUntil(at));
    if (nobody.length > 0)
      await trx.deleteFrom('diners').where('uid', 'in', uids(nobody)).where('kept_until', '<', at).execute();
    return due.length === AT_ONCE;
  });
}

/** Forgets what nobody can ask for any more, a little at a time. at: now, in epoch ms */
export async function forgetOld(dialect: Pick<Dialect, 'write'>, at: number): Promise<void> {
  while (await forgetSomeEvents(dialect, at - EVENTS_KEPT));
  for (let more = true, portions = 0; more && portions < DINERS_PORTIONS; portions += 1)
    more = await forgetSomeDiners(dialect, at);
  for (const aged of FORGOTTEN) while (await forgetSome(dialect, aged, at - aged.keptFor));
}
