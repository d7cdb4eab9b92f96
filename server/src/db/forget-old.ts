import { LONGEST_COUNTED, REFUSED_TOLD_DAYS } from '@mam/domain/staff/brakes.ts';
import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import { EVENTS_KEPT } from './events.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What is kept only for a time: the column that says when, and how long after that, in ms. */
const FORGOTTEN = [
  { table: 'idempotency_keys', column: 'expires_at', keptFor: 0 },
  { table: 'captchas_used', column: 'expires_at', keptFor: 0 },
  { table: 'staff_sessions', column: 'expires_at', keptFor: 0 },
  { table: 'sign_in_brakes', column: 'last_at', keptFor: LONGEST_COUNTED },
  { table: 'refused_sign_ins', column: 'last_at', keptFor: REFUSED_TOLD_DAYS * DAY },
  // nobody's network address is kept for longer
  { table: 'order_origins', column: 'at', keptFor: DAY },
  // what was sent can be looked up, and written again without being sent again
  { table: 'outbox', column: 'sent_at', keptFor: 7 * DAY },
] as const;

/** Rows of one transaction: whoever orders meanwhile waits for no more. */
const AT_ONCE = 200;

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

/** The same of events, all up to the last old one, whatever clocks said: what is kept has no holes, so a gap can be told. */
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

/** Forgets what nobody can ask for any more, a little at a time. at: now, in epoch ms */
export async function forgetOld(dialect: Pick<Dialect, 'write'>, at: number): Promise<void> {
  while (await forgetSomeEvents(dialect, at - EVENTS_KEPT));
  for (const aged of FORGOTTEN) while (await forgetSome(dialect, aged, at - aged.keptFor));
}
