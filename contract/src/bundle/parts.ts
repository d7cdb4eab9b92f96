import type { GroupPromotionWire } from '../group-order/promotion.schema.ts';
import type { ExchangeWire } from '../loyalty/exchange.schema.ts';
import type { CampaignWire } from '../voucher/campaign.schema.ts';
import { Bundle, type BundleStore } from './bundle.schema.ts';
import type { Mistake, Tell } from './mistake.ts';
import { schemaMistakes } from './schema-mistakes.ts';

interface Placed<T> {
  readonly path: string;
  readonly wire: T;
}

/** A bundle while it is looked at: the parts whose shape is right, so that one look shows every mistake. */
export interface Parts {
  readonly brand: Bundle['brand'];
  readonly stores: readonly Placed<BundleStore>[];
  readonly menus: readonly Placed<Bundle['menus'][number]>[];
  readonly campaigns: readonly Placed<CampaignWire>[];
  readonly promotions: readonly Placed<GroupPromotionWire>[];
  readonly exchange: ExchangeWire | undefined;
  /** of all stores, also of those that cannot be read */
  readonly storeIds: ReadonlySet<unknown>;
  /** whether something at or below a path has the wrong shape */
  readonly isBroken: (path: string) => boolean;
  readonly tell: Tell;
  readonly mistakes: Mistake[];
}

const isWithin = (path: string, outer: string) =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

/** Menus are read entry by entry, so only a wrong shape of its lists keeps a menu from being looked at. */
const OF_A_WHOLE_MENU = /^menus\[\d+\](\.pos_ids.*|\.menu(\.\w+(\.\w+(\.\w+)?)?)?)?$/;

function placed<T>(list: unknown, name: string, isReadable: (path: string) => boolean): Placed<T>[] {
  const entries: T[] = Array.isArray(list) ? list : [];
  return entries
    .map((wire, index) => ({ path: `${name}[${index}]`, wire }))
    .filter(({ path }) => isReadable(path));
}

/** Looks at the shape of a bundle; parts is null when too little of it can be read to look further. */
export function inspectBundle(value: unknown): {
  readonly mistakes: Mistake[];
  readonly parts: Parts | null;
} {
  const shape = schemaMistakes(Bundle, value);
  const mistakes = [...shape];
  const isBroken = (path: string) => shape.some((mistake) => isWithin(mistake.path, path));
  if (shape.some(({ path }) => path === '' || path === 'stores' || isWithin(path, 'brand')))
    return { mistakes, parts: null };
  const given = value as Bundle;
  const wholeMenus = shape.filter(({ path }) => OF_A_WHOLE_MENU.test(path));
  const stores: readonly unknown[] = given.stores;
  const tell: Tell = (path, message) => {
    // where the shape is wrong, what follows from it is not worth saying
    if (mistakes.some((known) => known.path === path && known.message === message)) return;
    if (!shape.some((known) => isWithin(known.path, path) || isWithin(path, known.path)))
      mistakes.push({ path, message });
  };
  return {
    mistakes,
    parts: {
      brand: given.brand,
      stores: placed<BundleStore>(stores, 'stores', (path) => !isBroken(path)),
      menus: placed<Bundle['menus'][number]>(given.menus, 'menus', (path) =>
        wholeMenus.every((mistake) => !isWithin(mistake.path, path)),
      ),
      campaigns: placed<CampaignWire>(
        given.voucher_campaigns,
        'voucher_campaigns',
        (path) => !isBroken(path),
      ),
      promotions: placed<GroupPromotionWire>(
        given.group_promotions,
        'group_promotions',
        (path) => !isBroken(path),
      ),
      exchange: isBroken('exchange') ? undefined : given.exchange,
      storeIds: new Set(stores.map((store) => (store as BundleStore | null)?.Id)),
      isBroken,
      tell,
      mistakes,
    },
  };
}
