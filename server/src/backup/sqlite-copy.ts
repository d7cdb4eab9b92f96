import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { structureFault } from '../db/sqlite/integrity.ts';
import { BackupRefused } from './backup-refused.ts';
import { type Counted, countSqlite } from './counted.ts';

/** 1 MB at a time */
const PAGES = 256;
/** after each of them the disk belongs to those who order, for so many times as long as it took */
const REST = 2;
const LONGEST_REST = 100;
/** so many pieces are left to the system to write; then they are on disk before more are copied */
const PIECES_UNWRITTEN = 8;

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const sleep = (ms: number) => void Atomics.wait(sleeper, 0, 0, ms);

/** Called after each piece: leaves time, and keeps what is to be written from piling up in front of an order's commit. */
function leavesTime(file: string): { pause: () => void; close: () => void } {
  let [at, pieces] = [performance.now(), 0];
  let open: number | null = null;
  return {
    pause: () => {
      open ??= openSync(file, 'r+');
      pieces += 1;
      if (pieces % PIECES_UNWRITTEN === 0) fdatasyncSync(open);
      sleep(Math.min(LONGEST_REST, (performance.now() - at) * REST));
      at = performance.now();
    },
    close: () => {
      if (open !== null) closeSync(open);
    },
  };
}

/**
 * Copies a database as it is at one moment, while others write; what was counted at that moment is answered. Blocks its
 * process while it rests, unless it is alone.
 */
export async function copySqlite(source: string, target: string, alone = false): Promise<Counted> {
  const database = new DatabaseSync(source);
  const { pause, close } = leavesTime(target);
  try {
    // all that follows sees the database as it is now
    database.exec('pragma busy_timeout = 5000; pragma query_only = on; begin');
    const counted = await countSqlite(database);
    await backup(database, target, { rate: PAGES, ...(!alone && { progress: pause }) });
    database.exec('commit');
    return counted;
  } finally {
    close();
    database.close();
  }
}

/** A copy of a database that was served is one that could be: made a plain file without a log. */
export function closeCopy(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec('pragma journal_mode = delete');
  copy.close();
}

/** Opens a backup, looks through all of it and counts it. Throws BackupRefused when it is not whole. */
export async function countSqliteFile(file: string): Promise<Counted> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const fault = structureFault(database, 'integrity_check');
    if (fault !== null) throw new BackupRefused(`${file} is damaged: ${fault}.`);
    return await countSqlite(database);
  } catch (fault) {
    if (fault instanceof BackupRefused) throw fault;
    throw new BackupRefused(`${file} is not a database: ${(fault as Error).message}.`);
  } finally {
    database.close();
  }
}
