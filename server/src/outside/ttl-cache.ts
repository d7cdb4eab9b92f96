interface Kept<T> {
  readonly value: Promise<T>;
  until: number;
}

/**
 * Answers kept for a time in this process. Two who ask the same at once share one question; a question that
 * fails is asked again by the next.
 */
export class KeptFor<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #now: () => number;
  readonly #most: number;

  constructor(now: () => number, most = 2_000) {
    this.#now = now;
    this.#most = most;
  }

  /** span in ms; 0 = shared only while it is being asked */
  get(key: string, span: number, ask: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known && known.until > this.#now()) return known.value;
    const kept: Kept<T> = { value: ask(), until: Number.POSITIVE_INFINITY };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    const forget = () => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    };
    kept.value.then(() => {
      kept.until = this.#now() + span;
      if (span === 0) forget();
    }, forget);
    return kept.value;
  }
}
