import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { breakSeal, seal, syncFile, syncFolder } from '../db/sqlite/seal.ts';
import { isLocked, lockFolder, prepareDataFolder, SQLITE_FILE } from '../db/sqlite/sqlite.ts';
import { BackupRefused, backupRefusal } from './backup-refused.ts';
import { refuseHalf, refuseStrange } from './check-backup.ts';
import { type Counted, difference, forgetBackups } from './counted.ts';
import { closeCopy, copySqlite, countSqliteFile } from './sqlite-copy.ts';

export interface Restored {
  readonly counted: Counted;
  /** where what was there before lies; null = nothing was there */
  readonly kept: string | null;
}

interface RestoreToFolder {
  readonly dataFolder: string;
  readonly file: string;
  /** somebody has said that it may take the place of another installation's data */
  readonly replaces: boolean;
  /** epoch ms */
  readonly now: number;
}

/** The installation whose data lies there; null = none that could be read. */
function installationIn(current: string): string | null {
  if (!existsSync(current)) return null;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(current);
    return String(database.prepare('select id from installation').get()?.id ?? '') || null;
  } catch {
    // damaged, or of a time when it had no name: it is kept in any case
    return null;
  } finally {
    database?.close();
  }
}

function refuseOther(
  current: string,
  { file, replaces, dataFolder }: RestoreToFolder,
  counted: Counted,
): void {
  const here = installationIn(current);
  if (replaces || here === null || counted.installation === null || here === counted.installation) return;
  throw new BackupRefused(
    `${file} is of another installation than the one whose data lies in ${dataFolder}: set DATA_DIR to an empty folder, or say --replace to put it in that one's place.`,
  );
}

/**
 * Ends the log of a database that was killed, so that the file alone is all of it; false = another program has it open,
 * idle or not: what it wrote afterwards would go into the file that is kept.
 */
function endLog(current: string): boolean {
  const database = new DatabaseSync(current);
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    return database.prepare('pragma wal_checkpoint(truncate)').get()?.busy !== 1;
  } catch (fault) {
    // else damaged: its bytes are kept as they are, the log too
    return !isLocked(fault);
  } finally {
    database.close();
  }
}

/** A second name for the same bytes; a copy where the disk knows no second names. */
function nameTwice(file: string, second: string): void {
  try {
    linkSync(file, second);
  } catch {
    copyFileSync(file, second);
    syncFile(second);
  }
}

/** The backup beside today's data, whole and on disk, and read once more. */
async function bringIn(file: string, incoming: string): Promise<Counted> {
  for (const part of ['', '-journal', '-wal', '-shm']) rmSync(incoming + part, { force: true });
  // a file that was copied by hand with its log: what was committed last stands there alone
  if (existsSync(`${file}-wal`)) await copySqlite(file, incoming, true);
  else copyFileSync(file, incoming);
  closeCopy(incoming);
  const counted = await countSqliteFile(incoming);
  refuseStrange(file, counted);
  const database = new DatabaseSync(incoming);
  database.exec(forgetBackups(counted));
  database.close();
  syncFile(incoming);
  return counted;
}

/** One name is changed: whoever is killed before it leaves what was there, and after it the backup. */
function swap(incoming: string, current: string, kept: string | null): void {
  if (kept) {
    if (!endLog(current))
      throw new BackupRefused(`Another program has ${current} open: end it, and restore once more.`);
    nameTwice(current, kept);
    if (existsSync(`${current}-wal`)) nameTwice(`${current}-wal`, `${kept}-wal`);
  }
  breakSeal(current);
  // the log of the old database must never be played into the new one
  for (const log of ['-wal', '-shm']) rmSync(current + log, { force: true });
  renameSync(incoming, current);
  syncFolder(current);
  seal(current);
}

/** Puts a backup in place of the data in a folder, which is kept beside it. Nothing is changed when it is refused. */
export async function restoreSqlite(to: RestoreToFolder): Promise<Restored> {
  const { dataFolder, file, now } = to;
  refuseHalf(file, 'sqlite');
  const counted = await countSqliteFile(file);
  refuseStrange(file, counted);
  prepareDataFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  const current = join(dataFolder, SQLITE_FILE);
  const incoming = `${current}.incoming`;
  try {
    refuseOther(current, to, counted);
    const differs = difference(counted, await bringIn(file, incoming));
    if (differs)
      throw new BackupRefused(`The disk of ${dataFolder} does not hold what was written: ${differs}.`);
    const kept = existsSync(current) ? `${current}.before-restore-${now}` : null;
    swap(incoming, current, kept);
    return { counted, kept };
  } catch (fault) {
    throw backupRefusal(fault, incoming);
  } finally {
    rmSync(incoming, { force: true });
    lock.close();
  }
}
