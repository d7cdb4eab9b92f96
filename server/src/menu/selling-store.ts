import type { StoreManager } from '@mam/contract/bundle/bundle.schema.ts';
import type { GroupPromotionWire } from '@mam/contract/group-order/promotion.schema.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { withSoldOut } from '@mam/domain/menu/with-sold-out.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Kysely } from 'kysely';
import { brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Step } from '../db/step.ts';
import type { Tables } from '../db/tables.ts';
import { type StoreVersions, storeOfBrand, storeVersions } from '../store/queries.ts';
import { storeDocument } from '../store/store-document.ts';
import { isStillSold, menuText, soldOutIds } from './queries.ts';
import { onSale } from './sold-out.ts';

/** A store and everything it sells, as of one moment of the database. */
export interface SellingStore {
  readonly store: Store;
  readonly menu: Menu;
  /** the names of its tables; they never leave the server [TB8] */
  readonly tables: readonly string[];
  /** hears of an order nobody answers [OR42]; never leaves the server either */
  readonly manager: StoreManager | null;
  /** the brand's promises to people who order together */
  readonly promotions: readonly GroupPromotionWire[];
}

interface Read extends SellingStore {
  readonly of: StoreVersions;
}

const isSame = (a: StoreVersions, b: StoreVersions) =>
  a.brandVersion === b.brandVersion &&
  a.version === b.version &&
  a.menuId === b.menuId &&
  a.menuVersion === b.menuVersion;

/**
 * Stores as an order needs them. A store in memory is used again only when its versions, asked for inside the caller's
 * own transaction, are still the same: an order is never priced by an old menu.
 */
export class SellingStores {
  readonly #read = new Map<string, Read>();
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }

  async get(db: Kysely<Tables>, brand: string, id: number): Promise<SellingStore | null> {
    const key = `${brand}:${id}`;
    const versions = await storeVersions(db, brand, id);
    const known = this.#read.get(key);
    if (versions && known && isSame(known.of, versions)) return known;
    await this.#step('after-versions');
    const menuId = versions?.menuId;
    const read = menuId ? await readStore(db, brand, id, { known, menuId, versions }) : null;
    if (read) this.#read.set(key, read);
    else this.#read.delete(key);
    if (!read && menuId && !(await isStillSold(db, brand, id, menuId))) return this.get(db, brand, id);
    return read;
  }

  /** The store as it was read last, whatever has become of it since; read now where it never was. */
  async latest(db: Kysely<Tables>, brand: string, id: number): Promise<SellingStore | null> {
    return this.#read.get(`${brand}:${id}`) ?? this.get(db, brand, id);
  }
}

interface Reading {
  readonly versions: StoreVersions;
  readonly menuId: string;
  /** the last reading; still good but for its sold-out dishes where only these can have changed */
  readonly known: Read | undefined;
}

async function readStore(
  db: Kysely<Tables>,
  brand: string,
  id: number,
  { versions, menuId, known }: Reading,
): Promise<Read | null> {
  const sameMenu = known && isSame({ ...known.of, menuVersion: versions.menuVersion }, versions);
  const read = sameMenu ? known : await readPublished(db, brand, id, menuId);
  return read && { ...read, of: versions, menu: withSoldOut(read.menu, await soldOutIds(db, brand, id)) };
}

/** A store with its menu as it was published. */
async function readPublished(
  db: Kysely<Tables>,
  brandCode: string,
  id: number,
  menuId: string,
): Promise<SellingStore | null> {
  const [brandRow, storeRow, text] = [
    await brandByCode(db, brandCode),
    await storeOfBrand(db, brandCode, id),
    await menuText(db, brandCode, menuId),
  ];
  if (!brandRow || !storeRow || text === undefined) return null;
  const { brand, group_promotions: promotions = [] } = brandDocument(brandRow);
  const document = storeDocument(storeRow);
  const store = storeFromWire(document, brand);
  const wire = onSale(JSON.parse(text) as MenuWire);
  return {
    store,
    menu: menuFromWire(wire, store, { template: brand.template }),
    tables: document.tables ?? [],
    manager: document.manager ?? null,
    promotions,
  };
}
