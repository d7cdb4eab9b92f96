// Started as a worker: copies what was committed from the log of a database into its file, whenever it is asked to.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { LogState } from './checkpointer.ts';

const database = new DatabaseSync(String(workerData));
// as durable as the writer: the log is on disk before it is copied, the file before the log begins anew
database.exec('pragma synchronous = full; pragma busy_timeout = 0');

function look(): LogState {
  const { log, checkpointed } = database.prepare('pragma wal_checkpoint(noop)').get() as Record<
    string,
    number
  >;
  return { pages: log ?? 0, left: (log ?? 0) - (checkpointed ?? 0) };
}

/** Copies when so many pages are left to copy; passive: neither the writer nor a reader is kept from anything. */
function checkpoint(least: number): LogState {
  const before = look();
  if (before.left < least) return before;
  database.exec('pragma wal_checkpoint(passive)');
  // its own answer does not know of what was committed meanwhile
  return look();
}

parentPort?.on('message', (least: number | 'close') => {
  if (least === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage(checkpoint(least));
  } catch {
    // a full or failing disk: the log keeps what was committed, the next look tries again
    parentPort?.postMessage({ pages: 0, left: 0 } satisfies LogState);
  }
});
