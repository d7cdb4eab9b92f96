import { LRUCache } from 'lru-cache';

interface PrefixCacheOptions<V> {
  /** entries kept at most, or their size in whatever sizeOf counts; beyond it the one unused for longest goes */
  readonly most:
    | { readonly entries: number }
    | { readonly size: number; readonly sizeOf: (value: V) => number };
}

/**
 * Values made once and kept until what they are made from changes; then every key that begins so is dropped. Two who
 * ask for what is not there wait for the same making.
 */
export class PrefixCache<V extends object> {
  readonly #values: LRUCache<string, V, () => Promise<V | null>>;
  /** the library does not name the keys that are being made */
  readonly #making = new Set<{ readonly key: string }>();

  constructor({ most }: PrefixCacheOptions<V>) {
    this.#values = new LRUCache<string, V, () => Promise<V | null>>({
      ...('entries' in most ? { max: most.entries } : { maxSize: most.size, sizeCalculation: most.sizeOf }),
      // a value dropped while it is made still answers the callers that wait for it, and is not kept
      ignoreFetchAbort: true,
      fetchMethod: async (key, _stale, { context: make }) => {
        const making = { key };
        this.#making.add(making);
        try {
          return (await make()) ?? undefined;
        } finally {
          this.#making.delete(making);
        }
      },
    });
  }

  /** how many are kept */
  get count(): number {
    return this.#values.size;
  }

  /** The value that is there now, without waiting for anything. */
  ready(key: string): V | null {
    return this.#values.get(key) ?? null;
  }

  /** null and a failure are never kept, or strangers could fill the memory. */
  async get(key: string, make: () => Promise<V | null>): Promise<V | null> {
    return (await this.#values.fetch(key, { context: make })) ?? null;
  }

  /** In the place of what is there. */
  put(key: string, value: V): void {
    this.#values.set(key, value);
  }

  /** how large all that is kept is, in whatever sizeOf counts */
  get size(): number {
    return this.#values.calculatedSize;
  }

  /** Forgets every key that starts so, but what is made and may stay. */
  drop(start: string, mayStay: (value: V) => boolean = () => false): void {
    const making = [...this.#making].map(({ key }) => key);
    for (const key of [...this.#values.keys(), ...making]) {
      if (!key.startsWith(start)) continue;
      const value = this.#values.peek(key);
      if (!value || !mayStay(value)) this.#values.delete(key);
    }
  }
}
