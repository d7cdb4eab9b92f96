import type { StoreManager } from '@mam/contract/bundle/bundle.schema.ts';
import type { BundleMenu } from '@mam/contract/bundle/bundle-menu.schema.ts';
import type { GroupPromotionWire } from '@mam/contract/group-order/promotion.schema.ts';
import { menuFromWire } from '@mam/contract/menu/menu-wire.ts';
import { storeFromWire } from '@mam/contract/store/store-wire.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { goneThings } from '@mam/domain/menu/sold-out.ts';
import { menuAt, nextBack, withSoldOut } from '@mam/domain/menu/with-sold-out.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Kysely } from 'kysely';
import { brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Step } from '../db/step.ts';
import type { Tables } from '../db/tables.ts';
import { type StoreVersions, storeOfBrand, storeVersions } from '../store/queries.ts';
import { switchedDocument } from '../store/store-document.ts';
import { switchesOfStore } from '../store/switch-queries.ts';
import { type Ingredients, readIngredients } from './ingredients.ts';
import { isStillSold, menuText, soldOutThings } from './queries.ts';
import { onSale } from './sold-out.ts';

/** A store and everything it sells, as of one moment of the database. */
export interface SellingStore {
  readonly store: Store;
  /** as of the moment it was asked for: what was sold out until then is on sale [ME16] */
  readonly menu: Menu;
  /** the things its dishes and options share; they never leave the server either [ME17] */
  readonly ingredients: Ingredients;
  /** the names of its tables; they never leave the server [TB8] */
  readonly tables: readonly string[];
  /** hears of an order nobody answers [OR42]; never leaves the server either */
  readonly manager: StoreManager | null;
  /** the brand's promises to people who order together */
  readonly promotions: readonly GroupPromotionWire[];
}

interface Read extends SellingStore {
  readonly of: StoreVersions;
  /** the store as its row had it, without what its staff have switched */
  readonly document: string;
  /** with everything on sale */
  readonly published: Menu;
  /** with all that is sold out, its ends included */
  readonly marked: Menu;
  /** `menu` holds from `asOf` until the next thing is back */
  readonly asOf: EpochMs;
  readonly nextBack: EpochMs | null;
}

/** [ME16] A store read before, at a moment: the clock alone puts back what was sold out until then. */
function readAt(read: Read, now: EpochMs): Read {
  if (now >= read.asOf && (read.nextBack === null || now < read.nextBack)) return read;
  return { ...read, menu: menuAt(read.marked, now), asOf: now, nextBack: nextBack(read.marked, now) };
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
  readonly #now: () => EpochMs;

  constructor(step: Step, now: () => EpochMs) {
    this.#step = step;
    this.#now = now;
  }

  async get(db: Kysely<Tables>, brand: string, id: number): Promise<SellingStore | null> {
    const key = `${brand}:${id}`;
    const versions = await storeVersions(db, brand, id);
    const known = this.#read.get(key);
    const now = this.#now();
    if (versions && known && isSame(known.of, versions)) return this.#keep(key, readAt(known, now));
    await this.#step('after-versions');
    const menuId = versions?.menuId;
    const read = menuId ? await readStore(db, brand, id, { known, menuId, versions, now }) : null;
    if (read) this.#read.set(key, read);
    else this.#read.delete(key);
    if (!read && menuId && !(await isStillSold(db, brand, id, menuId))) return this.get(db, brand, id);
    return read;
  }

  #keep(key: string, read: Read): Read {
    this.#read.set(key, read);
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
  readonly now: EpochMs;
  /** the last reading; still good but for its sold-out dishes where only these can have changed */
  readonly known: Read | undefined;
}

async function readStore(
  db: Kysely<Tables>,
  brand: string,
  id: number,
  { versions, menuId, now, known }: Reading,
): Promise<Read | null> {
  const sameMenu = known && isSame({ ...known.of, menuVersion: versions.menuVersion }, versions);
  const read = sameMenu ? known : await readPublished(db, brand, id, { menuId, known });
  if (!read) return null;
  const gone = goneThings(await soldOutThings(db, { brand, store: id }, now), read.ingredients.along);
  const marked = withSoldOut(read.published, gone);
  return { ...read, of: versions, marked, menu: marked, asOf: now, nextBack: nextBack(marked, now) };
}

type Published = Omit<SellingStore, 'menu'> & Pick<Read, 'published' | 'document'>;

/** A store with its menu as it was published. A menu read before is read by the same store and brand: a switch of the staff changes neither. */
async function readPublished(
  db: Kysely<Tables>,
  brandCode: string,
  id: number,
  { menuId, known }: Pick<Reading, 'menuId' | 'known'>,
): Promise<Published | null> {
  const [brandRow, storeRow] = [await brandByCode(db, brandCode), await storeOfBrand(db, brandCode, id)];
  if (!brandRow || !storeRow) return null;
  const { brand, group_promotions: promotions = [] } = brandDocument(brandRow);
  const document = switchedDocument(storeRow, await switchesOfStore(db, brandCode, id));
  const store = storeFromWire(document, brand);
  const isKept =
    known?.of.menuId === menuId &&
    known.of.brandVersion === brandRow.version &&
    known.document === storeRow.document;
  if (isKept) return { ...known, store };
  const text = await menuText(db, brandCode, menuId);
  if (text === undefined) return null;
  const wire = JSON.parse(text) as BundleMenu;
  return {
    store,
    document: storeRow.document,
    published: menuFromWire(onSale(wire), store, { template: brand.template }),
    ingredients: readIngredients(wire),
    tables: document.tables ?? [],
    manager: document.manager ?? null,
    promotions,
  };
}
