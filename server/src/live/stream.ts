import type { ServerResponse } from 'node:http';

/** The bytes a reader may leave unread before it is cut: a stalled one costs no more than this. */
export const MOST_UNREAD = 64 * 1024;

/** One open screen. Frames that arrive while missed events are still being read wait in line. */
export class Stream {
  readonly topics: readonly string[];
  readonly of: 'staff' | 'diner';
  /** asks again whether it may still hear of this topic */
  recheck: ((topic: string) => void) | null = null;
  readonly #response: ServerResponse;
  #waiting: string[] | null = [];

  constructor(response: ServerResponse, topics: readonly string[], of: 'staff' | 'diner' = 'diner') {
    this.#response = response;
    this.topics = topics;
    this.of = of;
  }

  /** Says what was missed, then what came meanwhile; from now on frames go straight out. */
  begin(frames: readonly string[]): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#write([...frames, ...waiting].join(''));
  }

  send(frame: string): void {
    if (this.#waiting) this.#waiting.push(frame);
    else this.#write(frame);
  }

  end(): void {
    this.#response.end();
  }

  cut(): void {
    this.#response.destroy();
  }

  #write(text: string): void {
    if (this.#response.destroyed || this.#response.writableEnded) return;
    this.#response.write(text);
    if (this.#response.writableLength > MOST_UNREAD) this.cut();
  }
}
