import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from './journey-brands.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** An owner's command, also while the server serves; answers what it says. */
function mam(dataFolder: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/src/mam.ts', ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words[0]} failed: ${stderr}`);
  return stdout;
}

/** Loads a brand the way an owner does. */
export function importBrand(bundle: Bundle, dataFolder: string): void {
  const file = join(dataFolder, `${bundle.brand.pos_parent}.json`);
  writeFileSync(file, JSON.stringify(bundle));
  mam(dataFolder, 'import', file);
}

/** A brand as its owner takes it out, with the codes of its tables. */
export const exportedBrand = (code: string, dataFolder: string): Bundle =>
  JSON.parse(mam(dataFolder, 'export', code));

/** An owner of a brand, who can sign in. */
export function employOwner(brand: string, name: string, password: string, dataFolder: string): void {
  mam(
    dataFolder,
    'staff',
    'add',
    '--brand',
    brand,
    '--name',
    name,
    '--role',
    'owner',
    '--password',
    password,
  );
}
