import { type KeptAnswer, keptAnswer } from '../http/cached-answer.ts';

/** What an answer was made from: the same version means the same answer. */
export interface Made {
  readonly version: string;
  readonly data: unknown;
}

interface Kept {
  readonly version: string;
  readonly answer: KeptAnswer;
}

interface Entry {
  readonly making: Promise<Kept | null>;
  /** once it is made */
  answer: KeptAnswer | null;
}

/** More brands and stores than one process serves; beyond it the oldest is made again when asked for. */
const AT_MOST = 2_000;

/**
 * The reading calls served from memory: made once, kept until a bell for their topic rings.
 * Two requests for an answer that is not there wait for the same making.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Entry>();
  readonly #pack: (data: unknown) => Promise<KeptAnswer>;

  constructor(pack = keptAnswer) {
    this.#pack = pack;
  }

  /** What is ready to be sent at once, without waiting for anything. */
  ready(key: string): KeptAnswer | null {
    return this.#kept.get(key)?.answer ?? null;
  }

  /** null = there is nothing under this key; that is never kept, or strangers could fill the memory. */
  async get(key: string, make: () => Promise<Made | null>): Promise<KeptAnswer | null> {
    const kept = await (this.#kept.get(key)?.making ?? this.#make(key, make));
    return kept?.answer ?? null;
  }

  /** The same, after asking whether the rows behind it have changed; makes anew only when they have. */
  async latest(
    key: string,
    version: () => Promise<string | null>,
    make: () => Promise<Made | null>,
  ): Promise<KeptAnswer | null> {
    const [kept, now] = await Promise.all([this.#kept.get(key)?.making, version()]);
    if (kept && kept.version !== now) this.#kept.delete(key);
    return this.get(key, make);
  }

  /** Forgets every key that starts so. */
  drop(start: string): void {
    for (const key of this.#kept.keys()) {
      if (key.startsWith(start)) this.#kept.delete(key);
    }
  }

  #make(key: string, make: () => Promise<Made | null>): Promise<Kept | null> {
    const making = this.#fill(make);
    const entry: Entry = { making, answer: null };
    this.#kept.set(key, entry);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > AT_MOST && oldest !== undefined) this.#kept.delete(oldest);
    const forget = () => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
    };
    making.then((kept) => {
      if (kept) entry.answer = kept.answer;
      else forget();
    }, forget);
    return making;
  }

  async #fill(make: () => Promise<Made | null>): Promise<Kept | null> {
    const made = await make();
    return made && { version: made.version, answer: await this.#pack(made.data) };
  }
}
