import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** Checked whole at the start up to this size: a third of a second. Beyond it the quick check is a third of that. */
const WHOLE_UP_TO = 64 * 1024 * 1024;

/** The first fault in the structure of an open file; null = none was found. */
export function structureFault(
  database: DatabaseSync,
  check: 'quick_check' | 'integrity_check',
): string | null {
  const found = String(Object.values(database.prepare(`pragma ${check}(1)`).get() ?? {})[0]);
  return found === 'ok' ? null : found;
}

/** How much of a file is looked at before it is served. */
export const checkAtStart = (file: string) =>
  statSync(file).size > WHOLE_UP_TO ? 'quick_check' : 'integrity_check';

/** Checks a whole file on a connection and in a thread of its own, so that nobody waits for it. */
export class IntegrityCheck {
  readonly #file: string;
  #worker: Worker | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** null also when the check could not be made */
  async run(): Promise<string | null> {
    if (this.#worker) return null;
    const worker = new Worker(join(import.meta.dirname, 'integrity-worker.ts'), { workerData: this.#file });
    this.#worker = worker;
    try {
      return await new Promise<string | null>((done, fail) => {
        worker.once('message', done);
        worker.once('error', fail);
        worker.once('exit', () => done(null));
      });
    } finally {
      this.#worker = null;
    }
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }
}
