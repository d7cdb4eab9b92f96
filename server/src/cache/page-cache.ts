import { gunzipSync } from 'node:zlib';
import type { CachedAnswer } from '../http/cached-answer.ts';
import type { ReadyPage } from '../http/pages.ts';
import { PrefixCache } from './prefix-cache.ts';

/** Bytes of compressed pages one process keeps: about 1,500 menus of 60 dishes. */
const ROOM = 64 * 1024 * 1024;

/** The few clients that take no coding get it unpacked: keeping that too would halve the pages that fit. */
export function withoutIdentity({ etag, gzip, br }: CachedAnswer): CachedAnswer {
  return {
    etag,
    gzip,
    br,
    get identity() {
      return gunzipSync(gzip);
    },
  };
}

/** Pages rendered once, kept until an event of their brand. */
export const openPageCache = (room = ROOM): PageCache =>
  new PrefixCache<ReadyPage>({
    most: { size: room, sizeOf: ({ answer }) => answer.br.length + answer.gzip.length },
  });

export type PageCache = PrefixCache<ReadyPage>;
