import { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import type { Kysely } from 'kysely';
import { Clean } from 'typebox/value';
import type { Made } from '../cache/answer-cache.ts';
import type { Caches } from '../cache/caches.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { type StoreVersions, storeVersions } from '../store/queries.ts';
import { isStillSold, menuText, soldOutIds } from './queries.ts';
import { menuWithSoldOut } from './sold-out.ts';

const versionText = (versions: StoreVersions) => `${versions.menuId} ${versions.menuVersion}`;

export async function menuVersion(db: Kysely<Tables>, brand: string, store: number): Promise<string | null> {
  const versions = await storeVersions(db, brand, store);
  return versions ? versionText(versions) : null;
}

type PublishedMenus = Caches['publishedMenus'];

/** A published menu with only what the contract names; a sell-out leaves it as it was. */
function readPublished(published: PublishedMenus, key: string, text: string): MenuWire {
  const known = published.get(key);
  if (known?.text === text) return known.menu;
  const menu = Clean(MenuWire, JSON.parse(text)) as MenuWire;
  published.set(key, { text, menu });
  return menu;
}

/**
 * What a store sells, sold-out dishes marked; null = unknown brand or store, or nothing published.
 * The version is read first: a change that comes in between makes the answer newer than its version, never older.
 */
export async function makeMenu(
  parts: Pick<Context, 'database' | 'caches' | 'step'>,
  brand: string,
  store: number,
): Promise<Made | null> {
  const db = parts.database.read;
  const versions = await storeVersions(db, brand, store);
  if (!versions?.menuId) return null;
  await parts.step('after-versions');
  const text = await menuText(db, brand, versions.menuId);
  if (text === undefined)
    return (await isStillSold(db, brand, store, versions.menuId)) ? null : makeMenu(parts, brand, store);
  const menu = readPublished(parts.caches.publishedMenus, `${brand} ${versions.menuId}`, text);
  const data = menuWithSoldOut(menu, await soldOutIds(db, brand, store));
  return { version: versionText(versions), data };
}
