// Started as a worker: looks through a whole database file and says what is wrong with it, or null.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { saysDamaged } from './file-health.ts';
import { structureFault } from './integrity.ts';

function findStructureFault(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return structureFault(database, 'integrity_check');
  } catch (fault) {
    if (saysDamaged(fault)) return (fault as Error).message;
    throw fault;
  } finally {
    database.close();
  }
}

parentPort?.postMessage(findStructureFault(String(workerData)));
