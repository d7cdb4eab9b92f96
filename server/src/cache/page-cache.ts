import { gunzipSync } from 'node:zlib';
import type { CachedAnswer } from '../http/cached/cached-answer.ts';
import type { ReadyPage } from '../http/pages.ts';
import { PrefixCache } from './prefix-cache.ts';

/** Bytes of compressed pages one process keeps: about 1,500 menus of 60 dishes. */
const ROOM = 64 * 1024 * 1024;
/** Compressed bytes beyond which a page takes longer to make than anybody should wait: some 200 dishes. */
const LARGE = 96 * 1024;
/** ms without a change after which an old page is made anew: whoever sells out one dish sells out the next */
const SETTLED = 1_000;
/** ms after which it is made anew although changes go on */
const LONGEST_OLD = 10_000;

/** The few clients that take no coding get it unpacked: keeping that too would halve the pages that fit. */
export function withoutIdentity({ etag, gzip, br }: Omit<CachedAnswer, 'identity'>): CachedAnswer {
  return {
    etag,
    gzip,
    br,
    get identity() {
      return gunzipSync(gzip);
    },
  };
}

/** A page and since when it is not the newest any more. */
interface Kept {
  readonly page: ReadyPage;
  changed: { readonly first: number; readonly last: number } | null;
  remaking: boolean;
}

type Make = () => Promise<ReadyPage | null>;

const sizeOf = ({ answer }: ReadyPage) => answer.br.length + answer.gzip.length;
const kept = (page: ReadyPage): Kept => ({ page, changed: null, remaking: false });

/**
 * Pages rendered once, kept until what they show changes. A large one is sent as it is until the new one is made, once
 * for a rush of changes: it says up to which event it knows, and the app asks at once for what has changed since.
 */
export class PageCache {
  readonly #kept: PrefixCache<Kept>;
  readonly #now: () => number;
  readonly #large: number;

  constructor(now: () => number, { room = ROOM, large = LARGE } = {}) {
    this.#now = now;
    this.#large = large;
    this.#kept = new PrefixCache<Kept>({ most: { size: room, sizeOf: ({ page }) => sizeOf(page) } });
  }

  /** The newest, when it can be sent without doing anything else. */
  ready(key: string): ReadyPage | null {
    const here = this.#kept.ready(key);
    return here && !here.changed ? here.page : null;
  }

  /** The newest or, of a large one, the last; made when there is none. */
  async get(key: string, make: Make): Promise<ReadyPage | null> {
    const here = this.#kept.ready(key);
    if (here) {
      if (this.#isDue(here)) void this.#remake(key, here, make);
      return here.page;
    }
    const made = await this.#kept.get(key, async () => {
      const page = await make();
      return page && kept(page);
    });
    return made?.page ?? null;
  }

  /** Something that pages of this beginning show has changed. */
  change(start: string): void {
    const now = this.#now();
    this.#kept.drop(start, (here) => {
      here.changed = { first: here.changed?.first ?? now, last: now };
      return sizeOf(here.page) >= this.#large;
    });
  }

  /** Pages of this beginning must not be sent any more. */
  drop(start: string): void {
    this.#kept.drop(start);
  }

  /** how many are kept */
  get count(): number {
    return this.#kept.count;
  }

  /** bytes kept */
  get size(): number {
    return this.#kept.size;
  }

  #isDue({ changed, remaking }: Kept): boolean {
    if (!changed || remaking) return false;
    const now = this.#now();
    return now - changed.last >= SETTLED || now - changed.first >= LONGEST_OLD;
  }

  async #remake(key: string, old: Kept, make: Make): Promise<void> {
    old.remaking = true;
    const known = old.changed;
    try {
      const page = await make();
      if (this.#kept.ready(key) !== old) return; // dropped meanwhile
      // a change that came while it was made may or may not be in it
      const { changed } = old;
      if (page) this.#kept.put(key, { page, changed: changed === known ? null : changed, remaking: false });
    } catch {
      // as when none could be made now: the old one stays, and whoever comes next has it made again
    } finally {
      old.remaking = false;
    }
  }
}
