import type { Database } from '../db/database.ts';
import { changeFrame, helloFrame, resetFrame } from './frames.ts';

/** More missed events than this are not worth telling one by one. */
const MOST_TOLD = 1_000;

async function oldestKept(database: Database): Promise<number | null> {
  const row = await database.read
    .selectFrom('events')
    .select((of) => of.fn.min('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? null;
}

/**
 * The frames that bring a stream from the last event it saw up to `upTo`, without a gap: the changes it
 * missed, or `reset` where they are no longer kept (24 h) or were never ours.
 */
export async function missedFrames(
  database: Database,
  topics: readonly string[],
  lastSeen: number | null,
  upTo: number,
): Promise<string[]> {
  if (lastSeen === null || lastSeen === upTo) return [helloFrame(upTo)];
  const oldest = await oldestKept(database);
  if (lastSeen > upTo || oldest === null || lastSeen < oldest - 1) return [resetFrame(upTo)];
  const events = await database.read
    .selectFrom('events')
    .selectAll()
    .where('seq', '>', lastSeen)
    .where('seq', '<=', upTo)
    .where('topic', 'in', topics)
    .orderBy('seq')
    .limit(MOST_TOLD + 1)
    .execute();
  if (events.length > MOST_TOLD) return [resetFrame(upTo)];
  return [...events.map(changeFrame), helloFrame(upTo)];
}
