import type { Kysely } from 'kysely';
import type { EventRow, Tables } from './tables.ts';

export type CommittedListener = (events: readonly EventRow[]) => void;

const AT_ONCE = 500;

/**
 * Hands committed events to this process's listeners: each once, in order of seq, whoever committed them.
 * It reads the table from where it stopped, so a missed wake-up loses nothing.
 */
export class CommittedFeed {
  readonly #read: Kysely<Tables>;
  readonly #listeners = new Set<CommittedListener>();
  #last: number;
  #wanted = false;
  #reading: Promise<void> | null = null;

  constructor(read: Kysely<Tables>, last: number) {
    this.#read = read;
    this.#last = last;
  }

  /** the seq up to which everything was handed out */
  get last(): number {
    return this.#last;
  }

  listen(listener: CommittedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wake(): void {
    this.#wanted = true;
    this.#reading ??= this.#catchUp().finally(() => {
      this.#reading = null;
      if (this.#wanted) this.wake();
    });
  }

  async settled(): Promise<void> {
    await this.#reading;
  }

  async #catchUp(): Promise<void> {
    this.#wanted = false;
    for (;;) {
      const events = await this.#next();
      const latest = events.at(-1);
      if (!latest) return;
      this.#last = latest.seq;
      for (const listener of this.#listeners) listener(events);
      if (events.length < AT_ONCE) return;
    }
  }

  async #next(): Promise<EventRow[]> {
    try {
      return await this.#read
        .selectFrom('events')
        .selectAll()
        .where('seq', '>', this.#last)
        .orderBy('seq')
        .limit(AT_ONCE)
        .execute();
    } catch {
      return []; // the database is away; the next wake-up reads on from the same place
    }
  }
}
