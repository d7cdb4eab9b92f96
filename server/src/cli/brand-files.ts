import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BY_OPERATOR } from '../audit/record-act.ts';
import { exportBundle } from '../bundle/export-bundle.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import type { Database } from '../db/database.ts';
import { Complaint } from './complaint.ts';

/** A whole bundle or nothing: every mistake is said with its place. */
export async function importFile(database: Database, file: string | undefined): Promise<string> {
  if (!file) throw new Complaint('Name the file: npm run mam -- import bundle.json');
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}.`);
  const read = readBundle(readFileSync(file));
  if ('refused' in read) {
    const lines = read.mistakes.map(({ path, message }) => `  ${path || '(the file)'}: ${message}`);
    throw new Complaint(
      `${file} was not imported, nothing was changed. Mistakes (${lines.length}):\n${lines.join('\n')}`,
    );
  }
  const done = await importBundle(database, read.bundle, Date.now(), BY_OPERATOR);
  if ('refused' in done && done.refused === 'TABLE_CODES_TAKEN')
    throw new Complaint(
      `Nothing was changed: these table codes belong to another brand on this server. Take them out, and new ones are drawn:\n${done.paths.map((path) => `  ${path}`).join('\n')}`,
    );
  if ('refused' in done)
    throw new Complaint(
      `Nothing was changed: people have ordered from stores the bundle no longer has (${done.stores.join(', ')}). Keep them, with "Active": 0.`,
    );
  const text = `${done.name} (${done.brand}): imported ${done.stores} stores, ${done.menus} menus.`;
  if (done.withoutMenu.length === 0) return text;
  return `${text}\nWarning: nothing can be ordered from ${done.withoutMenu.join(', ')}: no menu with a dish names it in "pos_ids".`;
}

/** The file that would load this brand again, or its text when no file is named. */
export async function exportFile(
  { read }: Database,
  brand: string | undefined,
  file: string | undefined,
): Promise<string> {
  if (!brand) throw new Complaint('Name the brand: npm run mam -- export BEPNHA bundle.json');
  const code = brand.toUpperCase();
  const bundle = await exportBundle(read, code);
  if (!bundle) throw new Complaint(`There is no brand ${code} here.`);
  const text = JSON.stringify(bundle, null, 2);
  if (!file) return text;
  writeFileSync(file, `${text}\n`);
  return `${code} written to ${file}.`;
}
