import type { IncomingHttpHeaders } from 'node:http';
import { type ParsedUrlQuery, parse } from 'node:querystring';
import { type Language, parseAcceptLanguage } from '@mam/contract/http/language.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { Page } from '@mam/contract/page/link.ts';
import { withoutLastStroke } from '@mam/contract/page/pages.ts';
import { askedLanguage, languageToRead, type StoreLanguages } from '@mam/domain/brand/languages.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import pLimit from 'p-limit';
import type { Caches } from '../cache/caches.ts';
import type { Database } from '../db/database.ts';
import { readInvitation } from '../group-order/invitation.ts';
import type { ReadyPage } from '../http/pages.ts';
import { splitAddress } from '../http/split-address.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import { languagesAt } from '../store/languages.ts';
import { storeOfBrand } from '../store/queries.ts';
import { isKnownScreen } from './first-screen.ts';
import { invitationPage } from './head/invitation-page.ts';
import { rememberOnlyBrand } from './only-brand.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import type { MakePage } from './page-thread.ts';
import { isOfMenu } from './shown-things.ts';
import { readStart, withOrder } from './start-data.ts';

export interface StartPagesParts {
  readonly database: Database;
  readonly stores: SellingStores;
  readonly caches: Caches;
  readonly make: MakePage;
  /** an order as anybody reads it who holds its link; null = there is none */
  readonly readOrder: (hash: string, language: Language) => Promise<OrderDetail | null>;
  readonly now: () => EpochMs;
  /** where people reach this server, without a slash at the end */
  readonly publicUrl: string;
}

const DAY = 24 * 3_600_000;

/** Made at one time: one is packed, in threads of its own, while the next is rendered. */
const AT_ONCE = 2;
/** Waiting to be made; who asks for one more gets the plain page, which the browser fills by itself. */
const MOST_WAITING = 16;

/** The same for pages of orders, which are made for each request: whoever asks for one more gets it without its order. */
const MOST_ORDERS_WAITING = 8;

const MOST_READ = 2_000;
const LONGEST_READ = 200;

/** One address is two pages by these: in which language, and when. */
interface Variant {
  /** as its store hears it */
  readonly address: PageAddress;
  readonly language: Language;
  /** first millisecond of the day, UTC */
  readonly day: EpochMs;
  readonly key: string;
}

/** "/" alone: the page of a server's only brand. */
const namesNothing = (path: string, { pos_parent, pos_id }: ParsedUrlQuery): boolean =>
  path === '/' && !String(pos_parent ?? '').trim() && pos_id === undefined;

/** Screens that show no dish. */
const WITHOUT_MENU: ReadonlySet<Page> = new Set<Page>([
  '/',
  '/r',
  '/order',
  '/order/detail',
  '/order/split-bill',
]);

/**
 * The diner's pages with the data of their first screen inside, packed once for each brand, store, screen and language
 * until a bell for that brand rings; public ones are rendered. null = the plain page will do.
 */
export function startPages(parts: StartPagesParts) {
  const { database, stores, make } = parts;
  const { pages, placeLanguages } = parts.caches;
  const making = pLimit(AT_ONCE);
  const makingOrders = pLimit(1);
  const only = rememberOnlyBrand(database);

  // the same few addresses are asked for all day, and whoever invents new ones only empties this
  let read = new Map<string, PageAddress | null>();
  const addressOf = (url: string): PageAddress | null => {
    const known = read.get(url);
    if (known !== undefined) return known;
    const [whole, query] = splitAddress(url);
    const path = withoutLastStroke(whole);
    if (!isKnownScreen(path)) return null;
    const asked = parse(query);
    // the brand shown at "/" may change
    if (namesNothing(path, asked)) return pageAddress(path, { ...asked, pos_parent: only.known() });
    const address = pageAddress(path, asked);
    if (read.size >= MOST_READ) read = new Map();
    if (url.length <= LONGEST_READ) read.set(url, address);
    return address;
  };

  /** Invented names are told from the menu in memory: nothing is read, rendered or kept for them. */
  const isAboutSomething = async (address: PageAddress): Promise<boolean> => {
    const { brand, store, thing } = address;
    if (store === null) return true;
    const selling = await stores.get(database.read, brand, store);
    if (selling) return isOfMenu(address, selling.menu);
    // a store that sells nothing yet is one all the same
    return thing === '' && (await storeOfBrand(database.read, brand, store)) !== undefined;
  };

  const placeKey = ({ brand, store }: PageAddress) => `${brand} ${store ?? ''}`;

  /** The language is settled before a page is looked for: nobody is sent one of another language. */
  const variantOf = (asked: PageAddress, headers: IncomingHttpHeaders, speaks: StoreLanguages): Variant => {
    const wishes = parseAcceptLanguage(headers['accept-language']);
    const language = languageToRead(speaks, { asked: asked.lang, chosen: null, wishes });
    const address = { ...asked, lang: askedLanguage(speaks, asked.lang) };
    const now = parts.now();
    const day = now - (now % DAY);
    const { path, thing, lang, plain } = address;
    const key = [placeKey(address), path, language, lang ?? '', plain, day, thing].join(' ');
    return { address, language, day, key };
  };

  const keptPage = async (variant: Variant): Promise<ReadyPage | 'unknown' | null> => {
    const { language, day } = variant;
    const address = { ...variant.address, order: null };
    const { brand, store, path } = address;
    const ready = pages.ready(variant.key);
    if (ready) return ready;
    if (!(await isAboutSomething(address))) return 'unknown';
    return pages.get(variant.key, async () => {
      if (making.activeCount + making.pendingCount >= AT_ONCE + MOST_WAITING) return null;
      return making(async () => {
        const start = await readStart(parts, brand, store, !WITHOUT_MENU.has(path));
        return start && make({ address, language, day, start });
      });
    });
  };

  /** The page of an order in its own store, for this request alone; null = there is no such order, or no turn. */
  const orderPage = async ({ address, language, day }: Variant): Promise<ReadyPage | null> => {
    const { brand, store, order: hash } = address;
    if (hash === null || store === null) return null;
    if (makingOrders.activeCount + makingOrders.pendingCount > MOST_ORDERS_WAITING) return null;
    return makingOrders(async () => {
      const start = await readStart(parts, brand, store, false);
      if (!start) return null;
      const order = await parts.readOrder(hash, language);
      if (order?.brand_id !== brand || order.store_id !== store) return null;
      const page = await make({ address, language, day, start: withOrder(start, order) });
      return page && { ...page, personal: true };
    });
  };

  /** [GO16] The page of the store the group order is in, with a head of its own; any other as it is. */
  const invited = async (page: ReadyPage, { brand, store, group }: PageAddress, language: Language) => {
    const invitation = group === null ? null : await readInvitation(parts, group);
    if (group === null || invitation?.store.brand !== brand || invitation.store.id !== store) return page;
    return invitationPage(page, invitation, { hash: group, language, publicUrl: parts.publicUrl });
  };

  return {
    /** a page that can be sent without waiting for anything */
    ready: (url: string, headers: IncomingHttpHeaders): ReadyPage | null => {
      const address = addressOf(url);
      const speaks = address && placeLanguages.ready(placeKey(address));
      return speaks && address.group === null && address.order === null
        ? pages.ready(variantOf(address, headers, speaks).key)
        : null;
    },
    /** the page, made when it is not there; null = the plain one will do; unknown = it would be about nothing */
    page: async (url: string, headers: IncomingHttpHeaders): Promise<ReadyPage | 'unknown' | null> => {
      await only.ask();
      const address = addressOf(url);
      if (!address) return null;
      const { brand, store } = address;
      const speaks = await placeLanguages.get(placeKey(address), () =>
        languagesAt(database.read, brand, store),
      );
      if (!speaks) return null;
      const variant = variantOf(address, headers, speaks);
      const ofOrder = await orderPage(variant);
      if (ofOrder) return ofOrder;
      const page = await keptPage(variant);
      return page === 'unknown' || page === null ? page : invited(page, address, variant.language);
    },
  };
}
