import { createHash } from 'node:crypto';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import type { BundleMenu } from '@mam/contract/bundle/bundle-menu.schema.ts';
import { menuTopic, storeTopic } from '@mam/contract/http/topic.ts';
import { soldOutByImport } from '@mam/domain/menu/import-sold-out.ts';
import { thingKey, thingOfKey } from '@mam/domain/menu/sold-out.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import { BY_SYSTEM, recordAct } from '../audit/record-act.ts';
import type { Database, Trx } from '../db/database.ts';
import { appendEvent } from '../db/events.ts';
import { addSoldOut, endSoldOut, soldOutRows } from '../menu/queries.ts';
import { soldOutFromStart } from '../menu/sold-out.ts';
import { codesElsewhere, holdTableCodes, saveTableCodes } from '../store/table-codes.ts';
import {
  menuOfStores,
  menusOfBrand,
  removeCampaigns,
  removeUnnamed,
  removeUnsoldMenus,
  saveBrand,
  saveCampaign,
  saveMenu,
  saveStore,
  storesWithOrders,
} from './queries.ts';

/** The hand that sold out what a bundle came with as sold out. */
const BUNDLE = 'bundle';

export interface Imported {
  readonly brand: string;
  readonly name: string;
  readonly stores: number;
  readonly menus: number;
  /** the stores nothing can be ordered from: no menu names them, or one without a dish [ST11] */
  readonly withoutMenu: readonly number[];
}

export interface StoresInUse {
  readonly refused: 'STORES_IN_USE';
  readonly stores: readonly number[];
}

/** [TB34] Codes of tables that are printed on tables of another brand of this server. */
export interface TableCodesTaken {
  readonly refused: 'TABLE_CODES_TAKEN';
  /** where they stand in the bundle */
  readonly paths: readonly string[];
}

/** Loads a checked bundle whole, over what the brand had before; orders, staff, sold-out dishes and the codes of tables stay. */
export function importBundle(
  database: Database,
  bundle: Bundle,
  now: number,
  by = BY_SYSTEM,
): Promise<Imported | StoresInUse | TableCodesTaken> {
  return database.transaction<Imported | StoresInUse | TableCodesTaken>(async (trx) => {
    const { stores, menus, voucher_campaigns: campaigns = [], ...document } = bundle;
    const brand = bundle.brand.pos_parent.toUpperCase();
    const ids = stores.map((store) => store.Id);
    const inUse = (await storesWithOrders(trx, brand)).filter((id) => !ids.includes(id));
    if (inUse.length > 0) return { refused: 'STORES_IN_USE', stores: inUse };
    const taken = await takeTableCodes(trx, brand, stores);
    if (taken) return taken;

    const times = { created_at: now, updated_at: now };
    const { name } = bundle.brand;
    await saveBrand(trx, { code: brand, name, document: JSON.stringify(document), ...times });
    const before = await soldOutBefore(trx, brand);
    const menuOfStore = await saveMenus(trx, brand, menus, now);
    await removeUnnamed(trx, brand, ids);
    for (const [position, { table_codes: _, ...store }] of stores.entries()) {
      const saved = await saveStore(trx, {
        brand,
        id: store.Id,
        name: store.Pos_Name,
        position,
        document: JSON.stringify(store),
        menu_id: menuOfStore.get(store.Id) ?? null,
        ...times,
      });
      appendEvent(trx, { brand, topic: storeTopic(brand, store.Id), version: saved.version, at: now });
      appendEvent(trx, { brand, topic: menuTopic(brand, store.Id), version: saved.menu_version, at: now });
    }
    await saveSoldOut(trx, { brand, menus, before }, now);
    await saveCampaigns(trx, brand, campaigns);
    await removeUnsoldMenus(trx, brand);
    const selling = new Set(menus.flatMap(({ pos_ids, menu }) => (menu.items.length > 0 ? pos_ids : [])));
    const withoutMenu = ids.filter((id) => !selling.has(id));
    const act = { name: 'importBundle', subject: { id: brand, name } } as const;
    recordAct(trx, { brand, store: null, at: now, by, act });
    return { brand, name, stores: stores.length, menus: menus.length, withoutMenu };
  });
}

/** [TB34] Gives the tables their codes, or answers which of those the bundle brings are another brand's. */
async function takeTableCodes(
  trx: Trx,
  brand: string,
  stores: Bundle['stores'],
): Promise<TableCodesTaken | null> {
  const brought = stores.flatMap(({ Id: storeId, table_codes: codes = [] }, store) =>
    codes.map(({ table, code }, index) => ({
      storeId,
      key: tableKey(table) ?? '',
      code,
      path: `stores[${store}].table_codes[${index}]`,
    })),
  );
  await holdTableCodes(trx, brand);
  const codes = brought.map(({ code }) => code);
  const elsewhere = await codesElsewhere(trx, brand, codes);
  if (elsewhere.length > 0) {
    const paths = brought.filter(({ code }) => elsewhere.includes(code)).map(({ path }) => path);
    return { refused: 'TABLE_CODES_TAKEN', paths };
  }
  const listed = stores.map(({ Id: id, tables }) => ({ id, tables }));
  await saveTableCodes(trx, brand, listed, brought);
  return null;
}

/** Answers which menu each store sells. */
async function saveMenus(
  trx: Trx,
  brand: string,
  menus: Bundle['menus'],
  now: number,
): Promise<Map<number, string>> {
  const menuOfStore = new Map<number, string>();
  for (const { pos_ids, menu } of menus) {
    const document = JSON.stringify(menu);
    const id = `${brand}/${createHash('sha256').update(document).digest('hex').slice(0, 24)}`;
    await saveMenu(trx, { id, brand, document, published_at: now });
    for (const store of pos_ids) menuOfStore.set(store, id);
  }
  return menuOfStore;
}

/** The things the bundle before said are sold out, store by store. */
async function soldOutBefore(trx: Trx, brand: string): Promise<Map<number, ReadonlySet<string>>> {
  const said = new Map<string, ReadonlySet<string>>();
  for (const { id, document } of await menusOfBrand(trx, brand))
    said.set(id, new Set(soldOutFromStart(JSON.parse(document) as BundleMenu).map(thingKey)));
  const stores = await menuOfStores(trx, brand);
  return new Map(stores.map(({ id, menu_id }) => [id, said.get(menu_id ?? '') ?? new Set()]));
}

interface BundleSoldOut {
  readonly brand: string;
  readonly menus: Bundle['menus'];
  readonly before: ReadonlyMap<number, ReadonlySet<string>>;
}

/** [ME14] Sells out and puts back what the bundle says otherwise than the one before. */
async function saveSoldOut(trx: Trx, { brand, menus, before }: BundleSoldOut, at: number): Promise<void> {
  for (const { pos_ids, menu } of menus) {
    const now = new Set(soldOutFromStart(menu).map(thingKey));
    for (const store_id of pos_ids) {
      const rows = await soldOutRows(trx, { brand, store: store_id });
      const ofBundles = rows.filter(({ by_staff: by }) => by === BUNDLE);
      const standing = new Set(ofBundles.map(({ kind, item_id: id }) => thingKey({ kind, id })));
      const said = { before: before.get(store_id) ?? new Set<string>(), now, standing };
      const { sellOut, putBack } = soldOutByImport(said);
      const rowOf = (key: string) => {
        const { kind, id } = thingOfKey(key);
        return { brand, store_id, kind, item_id: id };
      };
      for (const key of sellOut)
        await addSoldOut(trx, { ...rowOf(key), at, by_staff: BUNDLE, by_name: '', until: null });
      for (const key of putBack)
        await endSoldOut(trx, rowOf(key), { ended_at: at, ended_by: BUNDLE, ended_by_name: '' });
    }
  }
}

async function saveCampaigns(
  trx: Trx,
  brand: string,
  campaigns: NonNullable<Bundle['voucher_campaigns']>,
): Promise<void> {
  const idOf = (campaign: (typeof campaigns)[number]) => `${brand}/${campaign.campaign_id}`;
  await removeCampaigns(trx, brand, campaigns.map(idOf));
  for (const [position, campaign] of campaigns.entries()) {
    await saveCampaign(trx, {
      id: idOf(campaign),
      brand,
      code: campaign.many_times_code.toUpperCase(),
      document: JSON.stringify(campaign),
      position,
      starts_at: campaign.date_start * 1000,
      ends_at: campaign.date_end * 1000 + 999,
      used: 0,
      use_limit: campaign.use_limit ?? null,
      per_diner: campaign.use_limit_per_user ?? null,
    });
  }
}
