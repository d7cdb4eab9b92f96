import { lastBackup } from '../backup/last-backup.ts';
import type { BackupSettings } from '../backup/settings.ts';
import type { Database } from '../db/database.ts';
import { inTime } from './in-time.ts';
import type { Trouble } from './trouble.ts';

const PATIENCE = 2_000;

/** Whether the backup that was due is missing. */
export async function backupTroubles(
  database: Database,
  { schedule, folder }: BackupSettings,
  now: number,
): Promise<Trouble[]> {
  const last = await inTime(lastBackup(database, schedule, now), PATIENCE).catch(() => null);
  if (!last?.overdue) return [];
  const when =
    last.madeAt === null ? 'none was ever made' : `the last is of ${new Date(last.madeAt).toISOString()}`;
  const why = last.fault ? `: ${last.fault}` : '.';
  return [
    {
      reason: 'backup-overdue',
      bearable: true,
      detail: `A backup into ${folder} is overdue, ${when}${why}`,
    },
  ];
}
