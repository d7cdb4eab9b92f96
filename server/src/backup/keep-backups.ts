import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { BackupJob, BackupOutcome } from './backup-process.ts';
import { failed, giveBackLease, type Lease, made, stillAlive, takeBackup } from './lease.ts';
import { backupPlaceOf, prepareFolder } from './make-backup.ts';
import { backupName, removeLeftBehind, removeOldest, removeUnfinished } from './manifest.ts';
import { lastDue } from './schedule.ts';

/** ms between two looks whether a backup is due */
const LOOK = 30_000;
/** ms between two signs of life of who makes one */
const SIGN = 20_000;
/** ms it has to end in when it is told to: while it hashes or counts it hears nothing */
const END_WITHIN = 3_000;
/** the least of a processor that a system gives: those who order come first */
const NICE = 19;

type Keeping = Pick<Context, 'config' | 'database' | 'now' | 'log'>;

/** Makes one in a process of its own; null = the server stops meanwhile. */
function backUpBeside(job: BackupJob, stopped: AbortSignal): Promise<BackupOutcome | null> {
  const child = fork(join(import.meta.dirname, 'backup-process.ts'), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICE);
  } catch {
    // it has ended, or the system does not let us: it competes for the processor then
  }
  return new Promise<BackupOutcome | null>((done) => {
    let outcome: BackupOutcome | null = null;
    let late: NodeJS.Timeout | undefined;
    const end = () => {
      child.kill('SIGTERM');
      late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN);
    };
    stopped.addEventListener('abort', end, { once: true });
    if (stopped.aborted) end();
    child.once('message', (said) => {
      outcome = said as BackupOutcome;
    });
    child.on('error', (fault) => {
      outcome = { fault: `The process that makes backups could not be started: ${fault.message}` };
    });
    child.once('close', (code, signal) => {
      stopped.removeEventListener('abort', end);
      clearTimeout(late);
      if (!outcome) removeUnfinished(job.file);
      if (stopped.aborted && !outcome) return done(null);
      done(outcome ?? { fault: `The process that makes the backup was ended (${signal ?? code}).` });
    });
    // one that has ended at once says so by itself
    child.send(job, () => {});
  });
}

function prepareBackupJob({ config, database, now }: Keeping): BackupJob {
  const folder = prepareFolder(config.backups.folder);
  removeLeftBehind(folder, Date.now());
  return {
    place: backupPlaceOf(config, process.env.PATH),
    file: join(folder, backupName(database.engine, now())),
    now: now(),
  };
}

async function make(context: Keeping, stopped: AbortSignal): Promise<BackupOutcome | null> {
  try {
    return await backUpBeside(prepareBackupJob(context), stopped);
  } catch (fault) {
    return { fault: (fault as Error).message };
  }
}

async function writeDown(
  { config, database, now, log }: Keeping,
  { lease, keep }: { readonly lease: Lease; readonly keep: number },
  outcome: BackupOutcome,
): Promise<void> {
  if ('fault' in outcome) {
    await failed(database, lease, outcome.fault, now());
    log.error({ event: 'backup failed', tries: lease.tries, why: outcome.fault }, 'no backup was made');
    return;
  }
  const { file, installation, bytes, rows } = outcome.made;
  await made(database, lease, file, now());
  const removed = removeOldest(config.backups.folder, installation, keep);
  log.info(
    { event: 'backup made', file, bytes, orders: rows.orders, removed },
    'a backup was made and read again',
  );
}

/** Makes the backup that is due, if one is and no other process has it. */
export async function backUpWhenDue(context: Keeping, stopped: AbortSignal): Promise<void> {
  const { config, database, now } = context;
  const { schedule } = config.backups;
  if (!schedule || stopped.aborted) return;
  const lease = await takeBackup(database, lastDue(schedule, now()), now());
  if (!lease) return;
  const signs = setInterval(() => void stillAlive(database, lease, now()).catch(() => {}), SIGN);
  try {
    const outcome = await make(context, stopped);
    if (outcome) await writeDown(context, { lease, keep: schedule.keep }, outcome);
    else await giveBackLease(database, lease);
  } finally {
    clearInterval(signs);
  }
}

/** Looks again and again whether a backup is due; the answer ends it, and the one that is being made. */
export function keepBackups(context: Keeping): () => Promise<void> {
  if (!context.config.backups.schedule) return async () => {};
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= backUpWhenDue(context, stopping.signal)
      .catch((fault: unknown) =>
        context.log.error({ err: fault, event: 'backup failed' }, 'no backup was made'),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, LOOK);
  timer.unref();
  look();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
