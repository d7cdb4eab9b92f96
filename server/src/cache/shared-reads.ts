/**
 * Readings that many ask for at the same moment. Whoever asks while one goes on gets the one after it, which all who
 * wait share: it begins after they asked, so nobody is told of what was before.
 */
export class SharedReads<T> {
  readonly #going = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  read(key: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.#next.get(key);
    if (waiting) return waiting;
    const going = this.#going.get(key);
    if (!going) return this.#begin(key, work);
    const begin = () => {
      this.#next.delete(key);
      return this.#begin(key, work);
    };
    const next = going.then(begin, begin);
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string, work: () => Promise<T>): Promise<T> {
    const reading = work().finally(() => {
      if (this.#going.get(key) === reading) this.#going.delete(key);
    });
    this.#going.set(key, reading);
    return reading;
  }
}
