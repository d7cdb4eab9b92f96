import type { IncomingHttpHeaders } from 'node:http';
import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { Language } from '@mam/contract/http/language.ts';
import type { Page } from '@mam/contract/page/link.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import pLimit from 'p-limit';
import type { Caches } from '../cache/caches.ts';
import { withoutIdentity } from '../cache/page-cache.ts';
import type { Mode } from '../config.ts';
import type { Database } from '../db/database.ts';
import { packed } from '../http/cached-answer.ts';
import type { ReadyPage } from '../http/pages.ts';
import { splitAddress } from '../http/split-address.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import { storeOfBrand } from '../store/queries.ts';
import type { BuildManifest } from './build-manifest.ts';
import { BEFORE_HYDRATION, isKnownScreen, laterStylesOf, sourcesOf } from './first-screen.ts';
import { onlyBrandOf } from './only-brand.ts';
import { cleanAddress, isRenderable, likelyLanguage, type PageAddress, pageAddress } from './page-address.ts';
import { pageHtml } from './page-html.ts';
import type { Render } from './render-pool.ts';
import { schemaOf } from './schema-org.ts';
import { shareTags } from './share-tags.ts';
import { isOfMenu, shownOn } from './shown-things.ts';
import { type Start, startOf } from './start-data.ts';

export interface StartPagesParts {
  readonly database: Database;
  readonly stores: SellingStores;
  readonly caches: Caches;
  /** the built page of the diner's app */
  readonly template: string;
  readonly manifest: BuildManifest;
  readonly render: Render;
  readonly mode: Mode;
  /** where people reach this server, without a slash at the end */
  readonly publicUrl: string;
  readonly now: () => EpochMs;
}

const DAY = 24 * 3_600_000;

/** Made at one time: each takes the processor from calls that are quick, and packing has threads of its own. */
const AT_ONCE = 2;
/** Waiting to be made; who asks for one more gets the plain page, which the browser fills by itself. */
const MOST_WAITING = 16;

const MOST_READ = 2_000;
const LONGEST_READ = 200;

/** What makes one address two pages: who asks, and when. */
interface Variant {
  readonly preferred: Language;
  /** first millisecond of the day, UTC */
  readonly day: EpochMs;
  readonly key: string;
}

/** "/" alone: the page of a server's only brand. */
const namesNothing = (path: string, { pos_parent, pos_id }: ParsedUrlQuery): boolean =>
  path === '/' && !String(pos_parent ?? '').trim() && pos_id === undefined;

/** Screens that show no dish. */
const WITHOUT_MENU: ReadonlySet<Page> = new Set<Page>(['/', '/order/detail']);

/**
 * The diner's pages with the data of their first screen inside, the public ones rendered, packed once for each brand,
 * store, screen and language and kept until a bell for that brand rings. null = nothing is known to lay in: the plain
 * page will do.
 */
export function startPages(parts: StartPagesParts) {
  const { database, stores } = parts;
  const { pages } = parts.caches;
  const making = pLimit(AT_ONCE);
  const only = onlyBrandOf(database);

  // the same few addresses are asked for all day, and whoever invents new ones only empties this
  let read = new Map<string, PageAddress | null>();
  const addressOf = (url: string): PageAddress | null => {
    const known = read.get(url);
    if (known !== undefined) return known;
    const [whole, query] = splitAddress(url);
    const path = whole.replace(/(?<=.)\/$/, '');
    if (!isKnownScreen(path)) return null;
    const asked = parse(query);
    // whose page "/" is may change
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

  const variantOf = (address: PageAddress, headers: IncomingHttpHeaders): Variant => {
    const preferred = likelyLanguage(address, headers['accept-language']);
    const now = parts.now();
    const day = now - (now % DAY);
    const { brand, store, path, thing, lang, plain } = address;
    return {
      preferred,
      day,
      key: [brand, store ?? '', path, preferred, lang ?? '', plain, day, thing].join(' '),
    };
  };

  return {
    /** what lies ready, without waiting for anything */
    ready: (url: string, headers: IncomingHttpHeaders): ReadyPage | null => {
      const address = addressOf(url);
      return address && pages.ready(variantOf(address, headers).key);
    },
    /** the page, made when it is not there; null = the plain one will do; unknown = it would be about nothing */
    page: async (url: string, headers: IncomingHttpHeaders): Promise<ReadyPage | 'unknown' | null> => {
      await only.ask();
      const address = addressOf(url);
      if (!address) return null;
      const variant = variantOf(address, headers);
      const { brand, store, path } = address;
      const ready = pages.ready(variant.key);
      if (ready) return ready;
      if (!(await isAboutSomething(address))) return 'unknown';
      return pages.get(variant.key, async () => {
        if (making.activeCount + making.pendingCount >= AT_ONCE + MOST_WAITING) return null;
        return making(async () => {
          const start = await startOf(parts, brand, store, !WITHOUT_MENU.has(path));
          return start && makePage(parts, address, variant, start);
        });
      });
    },
  };
}

/** One page, from the data to the bytes. */
async function makePage(
  { template, manifest, render, mode, publicUrl }: StartPagesParts,
  address: PageAddress,
  { preferred, day }: Variant,
  { data, title, german }: Start,
): Promise<ReadyPage> {
  const language = german ? 'de' : preferred;
  const shown = isRenderable(address) ? shownOn(address, data) : null;
  const clean = cleanAddress(address);
  const rendered = shown && (await render({ address: clean, language, demo: mode === 'demo', day, data }));
  const files = manifest.filesOf(sourcesOf(address.path, language));
  const looks = rendered ? manifest.ownStylesOf(laterStylesOf(address.path)) : [];
  const named = rendered?.title ?? title;
  const { html, styleSource } = pageHtml(template, {
    language,
    title: named,
    data,
    files: { ...files, styles: [...new Set([...files.styles, ...looks])] },
    asyncScripts: manifest.filesOf([BEFORE_HYDRATION]).scripts,
    styleText: (sheet) => manifest.textOf(sheet),
    rendered: rendered && { address: clean, day, ...rendered },
    ...(shown && {
      tags: shareTags({
        shown,
        title: named,
        brandName: data.config.name ?? address.brand,
        brandPicture: data.config.image_url || null,
        publicUrl,
        address: cleanAddress(address, address.lang),
        alternates: german
          ? []
          : (['vi', 'en'] as const).map((lang) => ({ lang, address: cleanAddress(address, lang) })),
      }),
      schema: schemaOf(shown, publicUrl, ({ id }) =>
        cleanAddress({ ...address, path: '/menu', store: id, thing: '' }),
      ),
    }),
  });
  return { answer: withoutIdentity(await packed(Buffer.from(html))), styleSource };
}
