import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Looked at at most; a thousand that wait are counted in a millisecond. */
const MOST = 1_000;

/** [OR38] How many orders wait for their restaurant, up to a thousand, and since when the longest; null = none does. */
export async function ordersAwaiting(
  read: Kysely<Tables>,
): Promise<{ readonly count: number; readonly since: number | null }> {
  const { count, since } = await read
    .selectFrom((of) =>
      of
        .selectFrom('orders')
        .select('waits_since')
        .where('look_at', 'is not', null)
        .orderBy('look_at')
        .limit(MOST)
        .as('waiting'),
    )
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('waits_since').as('since')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), since: since === null ? null : Number(since) };
}
