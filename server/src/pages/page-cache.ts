import { gunzipSync } from 'node:zlib';
import type { KeptAnswer } from '../http/cached-answer.ts';
import type { ReadyPage } from '../http/pages.ts';

interface Entry {
  readonly making: Promise<ReadyPage | null>;
  page: ReadyPage | null;
}

/** Bytes of compressed pages one process keeps: about 1,500 menus of 60 dishes. */
const ROOM = 64 * 1024 * 1024;

const sizeOf = ({ answer }: ReadyPage): number => answer.br.length + answer.gzip.length;

/** The few clients that take no coding get it unpacked: keeping that too would halve the pages that fit. */
export function withoutIdentity({ etag, gzip, br }: KeptAnswer): KeptAnswer {
  return {
    etag,
    gzip,
    br,
    get identity() {
      return gunzipSync(gzip);
    },
  };
}

/** Pages drawn once, kept until a bell for their brand rings; beyond the room, the one unused for longest goes. */
export class KeptPages {
  readonly #kept = new Map<string, Entry>();
  readonly #room: number;
  #size = 0;

  constructor(room = ROOM) {
    this.#room = room;
  }

  /** What is ready to be sent at once. */
  ready(key: string): ReadyPage | null {
    const entry = this.#kept.get(key);
    if (!entry?.page) return null;
    // the last one in the map is the one used last
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    return entry.page;
  }

  /** Two requests for a page that is not there wait for the same making; null is never kept. */
  get(key: string, make: () => Promise<ReadyPage | null>): Promise<ReadyPage | null> {
    const ready = this.ready(key);
    if (ready) return Promise.resolve(ready);
    return this.#kept.get(key)?.making ?? this.#make(key, make);
  }

  /** Forgets every key that starts so; one that is being made is not kept. */
  drop(start: string): void {
    for (const key of [...this.#kept.keys()]) if (key.startsWith(start)) this.#forget(key);
  }

  #make(key: string, make: () => Promise<ReadyPage | null>): Promise<ReadyPage | null> {
    const entry: Entry = { making: make(), page: null };
    this.#kept.set(key, entry);
    const isKept = () => this.#kept.get(key) === entry;
    entry.making.then(
      (page) => {
        if (!isKept()) return;
        if (!page) return this.#forget(key);
        entry.page = page;
        this.#size += sizeOf(page);
        this.#makeRoom();
      },
      () => isKept() && this.#forget(key),
    );
    return entry.making;
  }

  #forget(key: string): void {
    const entry = this.#kept.get(key);
    this.#kept.delete(key);
    if (entry?.page) this.#size -= sizeOf(entry.page);
  }

  #makeRoom(): void {
    for (const [key, { page }] of this.#kept) {
      if (this.#size <= this.#room) return;
      if (page) this.#forget(key);
    }
  }
}
