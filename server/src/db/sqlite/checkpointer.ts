import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** ms between two looks at the log */
const EVERY = 250;
const PAGE = 4_096;
/** the log grows while it is copied; after so many rounds what is left is a few pages */
const ROUNDS = 4;

/** In pages of the log. */
export interface LogLimits {
  /** so many are copied at once: a page that is written often is copied once */
  readonly copied: number;
  /** a log of so many begins anew */
  readonly longest: number;
}

/** The size of a database's log, in pages. */
export interface LogState {
  readonly pages: number;
  /** not yet copied into the file */
  readonly left: number;
}

export interface CheckpointerOn {
  readonly file: string;
  /** does something while nobody writes */
  readonly pauseWriter: (work: () => Promise<void>) => Promise<void>;
  /** nothing is copied into a file that is known to be damaged */
  readonly isDamaged: () => boolean;
}

/**
 * Copies SQLite's log into its file in a thread of its own: within a commit, every order of that moment would wait. The
 * log begins anew only when all is copied; where orders never pause, the writer waits for the last pages.
 */
export class Checkpointer {
  readonly #on: CheckpointerOn;
  readonly #limits: LogLimits;
  readonly #timer: NodeJS.Timeout;
  #worker: Worker | null = null;
  #looking: Promise<void> | null = null;

  constructor(on: CheckpointerOn, limits: LogLimits) {
    this.#on = on;
    this.#limits = limits;
    this.#timer = setInterval(() => {
      if (!this.#looking && !on.isDamaged()) void this.look();
    }, EVERY);
    this.#timer.unref();
  }

  /** Copies what has to be copied now. */
  look(): Promise<void> {
    this.#looking ??= this.#copy().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #copy(): Promise<void> {
    const { copied, longest } = this.#limits;
    // a log that was never long needs no thread
    if (!this.#worker && this.#sizeOfLog() < copied * PAGE) return;
    let state = await this.#ask(copied);
    for (let round = 1; state.pages >= longest && state.left > 0; round += 1) {
      if (round > ROUNDS) {
        await this.#on.pauseWriter(async () => {
          await this.#ask(1);
        });
        return;
      }
      state = await this.#ask(1);
    }
  }

  #sizeOfLog(): number {
    return statSync(`${this.#on.file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  }

  #start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'checkpoint-worker.ts'), {
      workerData: this.#on.file,
    });
    worker.unref();
    // one that cannot go on is begun anew at the next look
    worker.on('error', () => {});
    worker.once('exit', () => {
      this.#worker = null;
    });
    return worker;
  }

  /** Nothing is known, and nothing was copied, when the thread ends before it answers. */
  async #ask(least: number): Promise<LogState> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return await new Promise<LogState>((done) => {
      const answered = (state: LogState) => {
        worker.off('exit', ended);
        done(state);
      };
      const ended = () => {
        worker.off('message', answered);
        done({ pages: 0, left: 0 });
      };
      worker.once('message', answered);
      worker.once('exit', ended);
      worker.postMessage(least);
    });
  }

  /** Its connection is closed, so that whoever closes the file after it closes it last. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    if (!this.#worker) return;
    const gone = once(this.#worker, 'exit');
    this.#worker.ref();
    this.#worker.postMessage('close');
    await gone;
  }
}
