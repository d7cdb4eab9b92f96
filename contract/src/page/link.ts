import type { Language } from '@mam/domain/money/language.ts';

interface OfEvery {
  /** the language asked for outright */
  readonly lang?: Language | undefined;
  /** the sheet that is open over the page */
  readonly sheet?: string | undefined;
}

/** The pages of the diner's app, and what their addresses say besides brand and store. */
interface Pages {
  /**
   * table_name: where somebody sits; table_code: the code that was on that table; is_tablet: the device is to stay there;
   * sitting: the one somebody is led back to
   */
  '/': OfEvery & {
    readonly table_name?: string;
    readonly table_code?: string;
    readonly is_tablet?: 'true' | undefined;
    readonly sitting?: string;
  };
  /** group: of a group order somebody is invited to; again: of an old one that a new one is to be like */
  '/menu': OfEvery & { readonly group?: string; readonly again?: string | undefined };
  /** index: of the line in the cart that is changed */
  '/menu/product': OfEvery & { readonly product_id: string; readonly index?: number };
  '/menu/combo': OfEvery & { readonly combo_id: string; readonly index?: number };
  '/menu/favourite': OfEvery;
  '/menu/special': OfEvery;
  '/menu/new': OfEvery;
  '/search': OfEvery;
  /** order_hash: of an order that is bought again */
  '/cart': OfEvery & { readonly order_hash?: string };
  '/cart/group': OfEvery;
  /** tab: one's own vouchers, or what points are exchanged for; none = the restaurant's vouchers */
  '/promotion': OfEvery & { readonly tab?: 'own' | 'points' | undefined };
  /** the short way to that, for links that are printed or sent */
  '/r': OfEvery & { readonly order_hash: string };
  /** order_hash: of the one that lies open over the list */
  '/order': OfEvery & { readonly order_hash?: string };
  '/order/detail': OfEvery & { readonly order_hash: string };
  /** people of a group order with the amounts they pay */
  '/order/split-bill': OfEvery & { readonly order_hash: string };
  '/404': OfEvery & { readonly reason?: 'network' };
}

export type Page = keyof Pages;

export type PageExtra<P extends Page> =
  Record<never, never> extends Pages[P] ? [extra?: Pages[P]] : [extra: Pages[P]];

/** The brand and store a page belongs to. */
interface LinkPlace {
  /** "" = unknown */
  readonly brand: string;
  /** 0 = none chosen */
  readonly storeId: number;
  /** where the diner came from; absent = the address is for everybody */
  readonly source?: string;
}

/** The address of a page, from "/": brand, store when there is one, source, then what the page adds. */
export function linkTo<P extends Page>(
  page: P,
  { brand, storeId, source }: LinkPlace,
  ...[extra]: PageExtra<P>
): string {
  const query = new URLSearchParams();
  if (brand) query.set('pos_parent', brand);
  if (storeId) query.set('pos_id', String(storeId));
  if (source !== undefined) query.set('source', source);
  for (const [name, value] of Object.entries(extra ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return `${page}?${query}`;
}
