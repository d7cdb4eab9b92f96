import type { Database } from '../db/database.ts';
import { hasTable, type LookedAt } from '../db/look.ts';
import { keptBackups } from './manifest.ts';
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

/** How the backups stand, for those who watch; null = this server makes none by itself. */
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

/** A backup that was read again. */
export interface KnownBackup {
  readonly file: string;
  /** epoch ms */
  readonly madeAt: number;
}

/** The newest that is known of: one made by the schedule, of whatever machine, or one that lies in the folder. */
export async function newestKnown(database: LookedAt | null, folder: string): Promise<KnownBackup | null> {
  const known = keptBackups(folder).map(({ file, manifest }) => ({ file, madeAt: manifest.madeAt }));
  if (database && (await hasTable(database, 'backups'))) {
    const made = await database.read
      .selectFrom('backups')
      .select(['file', 'ended_at as madeAt'])
      .where('file', 'is not', null)
      .orderBy('due_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (made?.file && made.madeAt) known.push({ file: made.file, madeAt: made.madeAt });
  }
  return known.sort((a, b) => b.madeAt - a.madeAt)[0] ?? null;
}

const HOUR = 3_600_000;

/** "7 hours" */
export function ageInWords(at: number, now: number): string {
  const hours = Math.max(0, Math.round((now - at) / HOUR));
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
