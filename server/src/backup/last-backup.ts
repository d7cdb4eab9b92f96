import type { Database } from '../db/database.ts';
import { lastDue, type Schedule } from './schedule.ts';

/** How the backups of this installation stand. Times are epoch ms. */
export interface LastBackup {
  /** the newest that has been read again; null = there is none yet */
  readonly madeAt: number | null;
  readonly file: string | null;
  /** why the last try failed; null = it did not */
  readonly fault: string | null;
  /** one is missing that was due hours ago */
  readonly overdue: boolean;
}

/** ms a backup may take, tried again and again, before it is missed */
const GRACE = 2 * 3_600_000;

/** What those who watch are told; null = this server makes none by itself. */
export async function lastBackup(
  { read }: Pick<Database, 'read'>,
  schedule: Schedule | null,
  now: number,
): Promise<LastBackup | null> {
  if (!schedule) return null;
  const newest = read.selectFrom('backups').selectAll().orderBy('due_at', 'desc').limit(1);
  const last = await newest.executeTakeFirst();
  const good = await newest.where('file', 'is not', null).executeTakeFirst();
  const missing = lastDue(schedule, now - GRACE);
  return {
    madeAt: good?.ended_at ?? null,
    file: good?.file ?? null,
    fault: last?.fault ?? null,
    // where none was ever due one is made at once, at the first start
    overdue: last !== undefined && (good?.due_at ?? 0) < missing && last.began_at < now - GRACE,
  };
}
