import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const COUNT = 50;
const EVERY = 200;
const SEEN_WITHIN = 60_000;

export interface Look {
  readonly etag: string;
  readonly body: Buffer;
}

/** Diners who load a page again and again, packed as a browser takes it, and what the longest wait of all was. */
export class PollingDiners {
  readonly count = COUNT;
  newest = '';
  #longest = 0;
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #seen = new Set<string>();
  #open = false;
  #polling: Promise<void>[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  /** different pages seen so far */
  get versions(): number {
    return this.#seen.size;
  }

  /** ms of the longest wait since this was asked last */
  takeLongest(): number {
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  look(): Promise<Look> {
    return new Promise((done, fail) => {
      const headers = { 'accept-encoding': 'br', accept: 'text/html' };
      const asked = request(this.#url, { agent: this.#agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const etag = answer.headers.etag ?? '';
          if (!this.#seen.has(etag)) this.newest = etag;
          this.#seen.add(etag);
          done({ etag, body: Buffer.concat(parts) });
        });
      });
      asked.on('error', fail);
      asked.end();
    });
  }

  start(): void {
    this.#open = true;
    this.#polling = Array.from({ length: COUNT }, (_, index) => this.#poll((index * EVERY) / COUNT));
  }

  async stop(): Promise<void> {
    this.#open = false;
    await Promise.all(this.#polling);
    this.#agent.destroy();
  }

  async until(seen: (newest: string) => boolean): Promise<void> {
    const giveUpAt = performance.now() + SEEN_WITHIN;
    while (!seen(this.newest)) {
      if (performance.now() > giveUpAt) throw new Error('the change was never seen');
      await pause(20);
    }
  }

  async #poll(after: number): Promise<void> {
    await pause(after);
    while (this.#open) {
      const started = performance.now();
      await this.look();
      this.#longest = Math.max(this.#longest, performance.now() - started);
      await pause(EVERY);
    }
  }
}
