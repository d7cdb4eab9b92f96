import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { importBundle } from '../src/bundle/import-bundle.ts';
import type { Database } from '../src/db/database.ts';

const texts = new Map<string, string>();

/** A demo brand's bundle, fresh each time so that a test may change it. */
export function demoBundle(brand: 'bepnha' | 'spree'): Bundle {
  const text =
    texts.get(brand) ??
    readFileSync(resolve(import.meta.dirname, '../../demo', brand, 'bundle.json'), 'utf8');
  texts.set(brand, text);
  return JSON.parse(text) as Bundle;
}

/** A bundle as it was before its tables got their codes [TB33]. */
export const withoutCodes = (bundle: Bundle | null): Bundle | null =>
  bundle && { ...bundle, stores: bundle.stores.map(({ table_codes: _, ...store }) => store) };

/** Both demo brands, as a demo server has them. */
export async function importDemo(database: Database, now = Date.now()): Promise<void> {
  await importBundle(database, demoBundle('bepnha'), now);
  await importBundle(database, demoBundle('spree'), now);
}
