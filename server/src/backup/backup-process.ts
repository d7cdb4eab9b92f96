// Started as a process of its own, with a low priority: makes one backup and says how it went over its channel. In the
// server's process its reading, compressing and comparing would keep diners waiting.
import { BackupRefused } from './backup-refused.ts';
import { type BackupPlace, type MadeBackup, makeBackup } from './make-backup.ts';
import { removeUnfinished } from './manifest.ts';

export interface BackupJob {
  readonly place: BackupPlace;
  readonly file: string;
  /** epoch ms */
  readonly now: number;
}

/** How it ended: with the manifest, or with why there is none. */
export type BackupOutcome = { readonly made: MadeBackup } | { readonly fault: string };

function backupFaultText(fault: unknown): string {
  const { code, message, stack } = fault as NodeJS.ErrnoException;
  return fault instanceof BackupRefused || code ? message : (stack ?? String(fault));
}

async function runBackupJob({ place, file, now }: BackupJob): Promise<BackupOutcome> {
  try {
    return { made: await makeBackup(place, file, now) };
  } catch (fault) {
    return { fault: backupFaultText(fault) };
  }
}

process.once('message', async (job) => {
  const { file } = job as BackupJob;
  const giveUp = () => {
    removeUnfinished(file);
    process.exit(1);
  };
  // the server is gone: nobody would write down what becomes of it
  process.once('disconnect', giveUp);
  // by itself a signal would leave the programs of PostgreSQL running
  process.once('SIGTERM', giveUp);
  const outcome = await runBackupJob(job as BackupJob);
  process.send?.(outcome, () => process.exit(0));
});
