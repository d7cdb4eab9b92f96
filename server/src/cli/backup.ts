import { resolve } from 'node:path';
import type { Counted } from '../backup/counted.ts';
import { backupPlaceOf, makeBackup, prepareFolder } from '../backup/make-backup.ts';
import { backupName, removeOldest } from '../backup/manifest.ts';
import { restorePostgres } from '../backup/restore-postgres.ts';
import { restoreSqlite } from '../backup/restore-sqlite.ts';
import type { Config } from '../config.ts';

/** "1,204 orders, 87 payments" */
const countsText = ({ rows }: Counted) =>
  `${(rows.orders ?? 0).toLocaleString('en')} orders, ${(rows.payments ?? 0).toLocaleString('en')} payments`;

/** Where no file is named it goes to the folder of backups, and the oldest there make room. */
export async function backUp(
  config: Config,
  path: string,
  target: string | undefined,
  now: number,
): Promise<string> {
  const { databaseUrl, backups } = config;
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  const file = target ?? resolve(prepareFolder(backups.folder), backupName(engine, now));
  const made = await makeBackup(backupPlaceOf(config, path), file, now);
  const said = `Backed up to ${made.file}: ${countsText(made)}, read again.`;
  if (target !== undefined || !backups.schedule) return said;
  const removed = removeOldest(backups.folder, made.installation, backups.schedule.keep);
  return removed.length > 0 ? `${said} Removed the oldest: ${removed.join(', ')}.` : said;
}

export interface RestoreOptions {
  readonly source: string;
  readonly replaces: boolean;
}

/** Says what is in place now, and where what was there before lies. */
export async function restore(
  config: Config,
  path: string,
  { source, replaces }: RestoreOptions,
  now: number,
): Promise<string> {
  const file = resolve(source);
  const { databaseUrl, dataFolder, backups } = config;
  if (databaseUrl) {
    const counted = await restorePostgres({ databaseUrl, file, pgDump: backups.pgDump, path });
    return `${file} is in place: ${countsText(counted)}.`;
  }
  const { counted, kept } = await restoreSqlite({ dataFolder, file, replaces, now });
  const before = kept ? ` What was there before is kept in ${kept}.` : '';
  return `${file} is in place: ${countsText(counted)}.${before}`;
}
