import type { Kysely } from 'kysely';
import type { Horizon } from './dialect.ts';
import type { EventRow, Tables } from './tables.ts';

export type CommittedListener = (events: readonly EventRow[]) => void;

const AT_ONCE = 500;
/** ms after which a missing number is looked for again, if nobody wakes us before */
const LOOK_AGAIN = 20;

/** A number nobody has committed yet, or never will. */
interface Missing {
  readonly seq: number;
  /** only transactions below this number may still bring it; null = not asked yet */
  readonly below: number | null;
}

export interface FeedParts {
  readonly read: Kysely<Tables>;
  /** the seq up to which everything is known */
  readonly last: number;
  /** which transactions still run; null where numbers are given in order of commit, without holes */
  readonly horizon: (() => Promise<Horizon>) | null;
}

/**
 * Hands each committed event to this process's listeners once, in order of seq; a missed wake-up loses nothing. At a
 * missing number it waits until every transaction that may have drawn it is over.
 */
export class CommittedFeed {
  readonly #read: Kysely<Tables>;
  readonly #horizon: FeedParts['horizon'];
  readonly #listeners = new Set<CommittedListener>();
  #last: number;
  #missing: Missing | null = null;
  #wanted = false;
  #reading: Promise<void> | null = null;
  #lookAgain: NodeJS.Timeout | undefined;

  constructor({ read, last, horizon }: FeedParts) {
    this.#read = read;
    this.#last = last;
    this.#horizon = horizon;
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

  async stop(): Promise<void> {
    clearTimeout(this.#lookAgain);
    await this.#reading;
    clearTimeout(this.#lookAgain);
  }

  async #catchUp(): Promise<void> {
    this.#wanted = false;
    for (;;) {
      const events = await this.#next();
      const latest = events.at(-1);
      if (!latest) return;
      this.#last = latest.seq;
      for (const listener of this.#listeners) listener(events);
      // numbered without holes, these were all there were: whoever commits more wakes us
      if (!this.#horizon && events.length < AT_ONCE) return;
    }
  }

  async #next(): Promise<EventRow[]> {
    try {
      // asked before the table is read: what is over by then, is seen
      const horizon = this.#missing && this.#horizon ? await this.#horizon() : null;
      const events = await this.#read
        .selectFrom('events')
        .selectAll()
        .where('seq', '>', this.#last)
        .orderBy('seq')
        .limit(AT_ONCE)
        .execute();
      return this.#horizon ? this.#withoutHoles(events, horizon) : events;
    } catch {
      return []; // the database is away; the next wake-up reads on from the same place
    }
  }

  /** The events up to the first missing number, or from behind it once it is known that it will never come. */
  #withoutHoles(events: EventRow[], horizon: Horizon | null): EventRow[] {
    const [first] = events;
    if (!first) return [];
    const missing = this.#last + 1;
    const known = this.#missing?.seq === missing ? this.#missing : null;
    const over = known?.below != null && horizon !== null && horizon.oldest >= known.below;
    if (first.seq === missing || over) {
      this.#missing = null;
      const end = events.findIndex(({ seq }, index) => seq !== first.seq + index);
      return end < 0 ? events : events.slice(0, end);
    }
    this.#missing = { seq: missing, below: known ? (known.below ?? horizon?.next ?? null) : null };
    clearTimeout(this.#lookAgain);
    this.#lookAgain = setTimeout(() => this.wake(), LOOK_AGAIN);
    return [];
  }
}
