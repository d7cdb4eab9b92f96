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
  const backups = read.selectFrom('backups').selectAll().limit(1);
  const newest = backups.orderBy('due_at', 'desc');
  const last = await newest.executeTakeFirst();
  const good = await newest.where('file', 'is not', null).executeTakeFirst();
  const first = await backups.orderBy('due_at', 'asc').executeTakeFirst();
  const missing = lastDue(schedule, now - GRACE);
  return {
    madeAt: good?.ended_at ?? null,
    file: good?.file ?? null,
    fault: last?.fault ?? null,
    // where none was ever due the first start makes one at once, and has as long for it
    overdue: first !== undefined && first.began_at < now - GRACE && (good?.due_at ?? 0) < missing,
  };
}
