import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { type StoreVersions, storeVersions } from '../store/queries.ts';
import { publishedMenu } from './published-menu.ts';
import { isStillSold, menuText, soldOutThings } from './queries.ts';

const versionText = (versions: StoreVersions) => `${versions.menuId} ${versions.menuVersion}`;

export async function menuVersion(db: Kysely<Tables>, brand: string, store: number): Promise<string | null> {
  const versions = await storeVersions(db, brand, store);
  return versions ? versionText(versions) : null;
}

/** The bytes of a menu, and what they were made from. */
interface MadeMenu {
  readonly version: string;
  readonly data: Buffer;
}

/** Of a store nothing was published for: it sells nothing, and is a store all the same [ST11]. */
const NO_MENU = Buffer.from('{"items":[],"item_types":[]}');

/**
 * A store's menu as JSON, with what is sold out marked, and until when [ME16]; null = unknown brand or store. The version is read first: a change
 * that comes in between makes the answer newer than its version, never older.
 */
export async function makeMenu(
  parts: Pick<Context, 'database' | 'caches' | 'step' | 'now'>,
  brand: string,
  store: number,
): Promise<MadeMenu | null> {
  const db = parts.database.read;
  const versions = await storeVersions(db, brand, store);
  if (!versions) return null;
  const { menuId } = versions;
  if (!menuId) return { version: versionText(versions), data: NO_MENU };
  await parts.step('after-versions');
  const menu = await parts.caches.publishedMenus.get(`${brand} ${menuId}`, async () => {
    const text = await menuText(db, brand, menuId);
    return text === undefined ? null : publishedMenu(text);
  });
  if (!menu) return (await isStillSold(db, brand, store, menuId)) ? null : makeMenu(parts, brand, store);
  return {
    version: versionText(versions),
    data: menu.json(await soldOutThings(db, { brand, store }, parts.now())),
  };
}
