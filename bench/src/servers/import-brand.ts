import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { root } from './server-process.ts';

interface Served {
  readonly folder: string;
  /** absent, null = SQLite in the folder */
  readonly databaseUrl?: string | null;
}

/** The demo brand of the benches with some of it changed, as its owner imports it while it is served. */
export async function importBrand(
  { folder, databaseUrl }: Served,
  change: (bundle: Bundle) => Bundle,
): Promise<void> {
  const bundle = JSON.parse(readFileSync(resolve(root, 'demo/bepnha/bundle.json'), 'utf8')) as Bundle;
  const file = join(folder, 'bundle.json');
  writeFileSync(file, JSON.stringify(change(bundle)));
  const url = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...url };
  await promisify(execFile)(process.execPath, [resolve(root, 'server/src/mam.ts'), 'import', file], { env });
}
