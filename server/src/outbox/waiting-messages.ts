import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Looked at at most: a thousand that wait are as bad as a hundred thousand, and are counted in a millisecond. */
const MOST = 1_000;

/** How many messages are not sent yet, a thousand at most, and since when the longest of them waits; null = none does. */
export async function waitingMessages(
  read: Kysely<Tables>,
): Promise<{ readonly count: number; readonly since: number | null }> {
  const { count, since } = await read
    .selectFrom((of) =>
      of
        .selectFrom('outbox')
        .select('created_at')
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(MOST)
        .as('waiting'),
    )
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('created_at').as('since')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), since: since === null ? null : Number(since) };
}
