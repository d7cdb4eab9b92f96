import { type CachedAnswer, cachedAnswer } from '../http/cached/cached-answer.ts';
import { PrefixCache } from './prefix-cache.ts';

/** The data of an answer and the version it was made from: the same version means the same answer. */
export interface Made {
  readonly version: string;
  readonly data: unknown;
}

type Make = () => Promise<Made | null>;

interface Entry {
  readonly version: string;
  readonly answer: CachedAnswer;
}

/** More brands and stores than one process serves. */
const AT_MOST = 2_000;

/** The reading calls served from memory: made and packed once, kept until an event of their topic. */
export class AnswerCache {
  readonly #entries = new PrefixCache<Entry>({ most: { entries: AT_MOST } });
  readonly #pack: (data: unknown) => Promise<CachedAnswer>;

  constructor(pack = cachedAnswer) {
    this.#pack = pack;
  }

  /** The answer that can be sent at once; null = none. */
  ready(key: string): CachedAnswer | null {
    return this.#entries.ready(key)?.answer ?? null;
  }

  /** null = there is nothing under this key. */
  async get(key: string, make: Make): Promise<CachedAnswer | null> {
    return (await this.#entry(key, make))?.answer ?? null;
  }

  /** The same, after asking whether the rows behind it have changed; makes anew only when they have. */
  async latest(key: string, version: () => Promise<string | null>, make: Make): Promise<CachedAnswer | null> {
    const now = await version();
    const entry = await this.#entry(key, make);
    if (entry && entry.version === now) return entry.answer;
    this.drop(key);
    return this.get(key, make);
  }

  /** Forgets every key that starts so. */
  drop(start: string): void {
    this.#entries.drop(start);
  }

  #entry(key: string, make: Make): Promise<Entry | null> {
    return this.#entries.get(key, async () => {
      const made = await make();
      return made && { version: made.version, answer: await this.#pack(made.data) };
    });
  }
}
