import { topicOf } from '@mam/contract/http/topic.ts';
import type { StoreLanguages } from '@mam/domain/brand/languages.ts';
import type { SoldOut } from '@mam/domain/menu/sold-out.ts';
import type { Database } from '../db/database.ts';
import type { PaymentAttemptRow } from '../db/tables/payment-tables.ts';
import { cachedJson, packed } from '../http/cached/cached-answer.ts';
import { AnswerCache } from './answer-cache.ts';
import { type BoardReading, type BoardSnapshot, type KeptOrders, sizeOfSnapshot } from './board-snapshot.ts';
import { PageCache } from './page-cache.ts';
import { PrefixCache } from './prefix-cache.ts';
import { SharedReads } from './shared-reads.ts';
import { TtlCache } from './ttl-cache.ts';

/** A menu as it was published, ready to be sent as any store sells it. */
export interface PublishedMenu {
  /** bytes kept */
  readonly size: number;
  /** JSON, with these things sold out and what goes along with them */
  json(soldOut: readonly SoldOut[]): Buffer;
}

/** Bytes of published menus one process keeps: some 300 of 60 dishes, or 10 of 2,000. */
const PUBLISHED_ROOM = 16_000_000;

/** Half a megabyte each, of 300 orders. */
const MOST_BOARDS = 20;

/** Bytes of what devices were told: some 200 boards of 300 orders. */
const SNAPSHOT_ROOM = 8_000_000;

/** Some bytes each, of stores there are alone. */
const MOST_PLACES = 5_000;

/** The caches of this process. Every key begins with the brand's code, or with "*" where it is of all brands. */
export interface Caches {
  /** brands, their settings and stores, and what they suggest to search for */
  readonly answers: AnswerCache;
  /** under menuKey */
  readonly menus: AnswerCache;
  /** menus as they were published, by id; what is published never changes, so nothing makes them old */
  readonly publishedMenus: PrefixCache<PublishedMenu>;
  readonly siteMaps: AnswerCache;
  readonly pages: PageCache;
  /** the languages of a page's place, by which the page is found: of a store, or the stores of a brand together */
  readonly placeLanguages: PrefixCache<StoreLanguages>;
  /** icons of brands as PNG, some 50 ms each; by what they show, so nothing makes them old */
  readonly icons: PrefixCache<Buffer>;
  /** attempts that are being put to their gateway now: whoever asks meanwhile gets the same */
  readonly beginning: TtlCache<PaymentAttemptRow>;
  /** boards that are being read now, by brand, store and role */
  readonly boardReads: SharedReads<BoardReading>;
  /** boards as they were read last, the same; until something of theirs is committed */
  readonly boards: PrefixCache<BoardReading>;
  /** boards as devices were told them, the same and their tag; one that is forgotten is told whole again */
  readonly boardSnapshots: PrefixCache<BoardSnapshot>;
  /** [OR136] orders of boards as they were told last, by brand, store and whether their reader reads phones */
  readonly keptOrders: PrefixCache<KeptOrders>;
}

export const menuKey = (brand: string, storeId: number) => `${brand}:${storeId}`;

/** Empty caches that forget what an event of the database has made old, whichever process wrote it. */
export function openCaches(database: Database, now: () => number): Caches {
  const [answers, pages] = [new AnswerCache(), new PageCache(now)];
  const placeLanguages = new PrefixCache<StoreLanguages>({ most: { entries: MOST_PLACES } });
  const boards = new PrefixCache<BoardReading>({ most: { entries: MOST_BOARDS } });
  const keptOrders = new PrefixCache<KeptOrders>({ most: { entries: MOST_BOARDS } });
  const menus = new AnswerCache((json) => cachedJson(json as Buffer));
  const siteMaps = new AnswerCache((text) => packed(Buffer.from(String(text))));
  database.onCommitted((events) => {
    for (const { topic, brand } of events) {
      const about = topicOf(topic);
      if (about?.kind === 'board' || about?.kind === 'store') boards.drop(`${brand} ${about.storeId} `);
      if (about?.kind !== 'store' && about?.kind !== 'menu') continue;
      if (about.kind === 'menu') {
        pages.change(`${brand} ${about.storeId} `);
        menus.drop(menuKey(about.brand, about.storeId));
        continue;
      }
      pages.drop(`${brand} `);
      placeLanguages.drop(`${brand} `);
      for (const cache of [answers, siteMaps]) {
        cache.drop(`${brand} `);
        cache.drop('* ');
      }
    }
  });
  const icons = new PrefixCache<Buffer>({ most: { entries: 200 } });
  const publishedMenus = new PrefixCache<PublishedMenu>({
    most: { size: PUBLISHED_ROOM, sizeOf: ({ size }) => size },
  });
  const beginning = new TtlCache<PaymentAttemptRow>(Date.now);
  const boardReads = new SharedReads<BoardReading>();
  const boardSnapshots = new PrefixCache<BoardSnapshot>({
    most: { size: SNAPSHOT_ROOM, sizeOf: sizeOfSnapshot },
  });
  return {
    ...{ answers, menus, publishedMenus, siteMaps, pages, placeLanguages, icons, beginning },
    ...{ boardReads, boards, boardSnapshots, keptOrders },
  };
}
