import { LRUCache } from 'lru-cache';

interface Entry<T> {
  readonly value: T;
}

/**
 * Answers kept for a time in this process. Two who ask the same at once share one question; a question that
 * fails is asked again by the next.
 */
export class TtlCache<T> {
  readonly #entries: LRUCache<string, Entry<T>, () => Promise<T>>;

  /** now in epoch ms */
  constructor(now: () => number, most = 2_000) {
    this.#entries = new LRUCache<string, Entry<T>, () => Promise<T>>({
      max: most,
      perf: { now },
      ttlResolution: 0,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: ask }) => ({ value: await ask() }),
    });
  }

  /** ttl in ms from the answer on; 0 = shared only while it is being asked */
  async get(key: string, ttl: number, ask: () => Promise<T>): Promise<T> {
    const { value } = await this.#entries.forceFetch(key, { ttl, context: ask });
    if (ttl === 0) this.#entries.delete(key);
    return value;
  }
}
