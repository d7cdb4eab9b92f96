import { LANGUAGES, type Language } from '@mam/contract/http/language.ts';
import { linkTo, type Page } from '@mam/contract/page/link.ts';
import { brandCode } from '../brand/brand-document.ts';
import { isGroupOrderHash } from '../group-order/group-order.ts';
import { codeOfHash } from '../order/hash.ts';
import { storeId } from '../store/store-document.ts';

type Query = Readonly<Record<string, unknown>>;

/** The facts in an address of the diner's app, whoever opens it: a kept page and its invitation depend on no others. */
export interface PageAddress {
  readonly path: Page;
  readonly brand: string;
  readonly store: number | null;
  /** the dish or combo of a page about one, "" elsewhere */
  readonly thing: string;
  /** the language the address asks for; whether it is heard is its store's to say [BR4] */
  readonly lang: Language | null;
  /** the neutral picture is the right one to begin with: nothing is open over it, nothing is being edited */
  readonly plain: boolean;
  /** the group order that a link to a menu invites to; no page is kept for it */
  readonly group: string | null;
  /** the order a page is about; no page is kept for it */
  readonly order: string | null;
}

/** The parameter that names what a page is about. */
const THINGS: Partial<Readonly<Record<Page, string>>> = {
  '/menu/product': 'product_id',
  '/menu/combo': 'combo_id',
};
const LONGEST_THING = 80;

export function pageAddress(path: Page, query: Query): PageAddress | null {
  const brand = brandCode(query.pos_parent);
  if (!brand) return null;
  const name = THINGS[path];
  const thing = name ? query[name] : '';
  return {
    path,
    brand,
    store: storeId(query.pos_id),
    thing: typeof thing === 'string' && thing.length <= LONGEST_THING ? thing : '',
    lang: LANGUAGES.find((language) => language === query.lang) ?? null,
    plain: query.sheet === undefined && query.index === undefined,
    group:
      path === '/menu' && typeof query.group === 'string' && isGroupOrderHash(query.group)
        ? query.group
        : null,
    order: path === '/order/detail' ? orderNamed(query.order_hash) : null,
  };
}

const orderNamed = (hash: unknown): string | null =>
  typeof hash === 'string' && codeOfHash(hash) !== null ? hash : null;

/** The clean address of a page: nothing about who opens it or where they came from. */
export function cleanAddress(
  { path, brand, store, thing, order }: PageAddress,
  lang: Language | null = null,
): string {
  const place = { brand, storeId: store ?? 0 };
  const said = lang ? { lang } : {};
  if (thing && path === '/menu/product') return linkTo(path, place, { product_id: thing, ...said });
  if (thing && path === '/menu/combo') return linkTo(path, place, { combo_id: thing, ...said });
  if (order && path === '/order/detail') return linkTo(path, place, { order_hash: order, ...said });
  return linkTo(path, place, said);
}

/** Whether a page can be rendered for everybody: the stores of a brand, a store's menu, one thing of it, an order. */
export function isRenderable({ path, store, thing, plain, order }: PageAddress): boolean {
  if (!plain) return false;
  if (path === '/') return store === null;
  if (store === null) return false;
  return path === '/menu' || (path in THINGS && thing !== '') || order !== null;
}
