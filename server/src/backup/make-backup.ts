import { chmodSync, existsSync, mkdirSync, renameSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { noteBackup } from '../db/sqlite/newest-backup.ts';
import { hashOfFile, syncFile, syncFolder } from '../db/sqlite/seal.ts';
import { SQLITE_FILE } from '../db/sqlite/sqlite.ts';
import { BackupRefused, backupRefusal } from './backup-refused.ts';
import { type Counted, difference } from './counted.ts';
import { type Manifest, removeUnfinished, unfinishedOf, writeManifest } from './manifest.ts';
import { pgProgramsFor } from './pg-programs.ts';
import { countDump, dumpPostgres, ownSchema, serverVersion, withClient } from './postgres-dump.ts';
import { closeCopy, copySqlite, countSqliteFile } from './sqlite-copy.ts';

/** Where the data lies, and what may be used to write it out. */
export interface BackupPlace {
  /** postgres://…, or null for SQLite in the folder */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly pgDump: string | null;
  /** the folders of PATH */
  readonly path: string;
  /** nobody orders meanwhile: no time is left to anybody */
  readonly alone?: boolean;
}

/** Where a process keeps its data, as it is configured. path: the folders of PATH */
export const backupPlaceOf = (
  { databaseUrl, dataFolder, backups }: Pick<Config, 'databaseUrl' | 'dataFolder' | 'backups'>,
  path: string | undefined,
): BackupPlace => ({ databaseUrl, dataFolder, pgDump: backups.pgDump, path: path ?? '' });

/** Bytes that stay free for those who order while a backup is written. */
const LEFT_FREE = 64 * 1024 * 1024;
const MB = 1024 * 1024;

function refuseFullDisk(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= needed + LEFT_FREE) return;
  const sizes = `${Math.ceil(needed / MB)} MB for it and ${LEFT_FREE / MB} MB for orders are needed, ${Math.floor(free / MB)} MB are free`;
  throw new BackupRefused(`There is no room for a backup in ${folder}: ${sizes}.`);
}

const fileSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

async function writeSqlite({ dataFolder, alone }: BackupPlace, file: string): Promise<[Counted, Counted]> {
  const source = join(dataFolder, SQLITE_FILE);
  if (!existsSync(source)) throw new BackupRefused(`There is no database in ${dataFolder} yet.`);
  refuseFullDisk(dirname(file), fileSize(source) + fileSize(`${source}-wal`));
  const counted = await copySqlite(source, file, alone);
  closeCopy(file);
  return [counted, await countSqliteFile(file)];
}

async function writeDump(place: BackupPlace, url: string, file: string): Promise<[Counted, Counted]> {
  const { version, size, schema } = await withClient(url, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'select pg_database_size(current_database()) as size',
    );
    const [version, schema] = [await serverVersion(client), await ownSchema(client)];
    return { version, schema, size: Number(rows[0]?.size) };
  });
  const programs = await pgProgramsFor(version, place);
  // compressed, and without its indexes
  refuseFullDisk(dirname(file), size / 2);
  return [await dumpPostgres(url, programs, file), await countDump(file, programs, schema)];
}

function refuseTaken(file: string): void {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already; name a new file.`);
}

function prepareTarget(target: string): string {
  const file = resolve(target);
  refuseTaken(file);
  if (!existsSync(dirname(file))) throw new BackupRefused(`There is no folder ${dirname(file)}.`);
  removeUnfinished(file);
  return file;
}

/** One that lies there, and what it holds. */
export interface MadeBackup extends Manifest {
  readonly file: string;
}

/**
 * Writes a backup while the server runs, reads it again and compares it with what was there at that moment. The file
 * appears, with its manifest beside it, only when it is whole.
 */
export async function makeBackup(place: BackupPlace, target: string, now: number): Promise<MadeBackup> {
  const file = prepareTarget(target);
  const unfinished = unfinishedOf(file);
  try {
    // a database holds names and secrets: only its owner reads it
    writeFileSync(unfinished, '', { mode: 0o600 });
    const [before, written] = place.databaseUrl
      ? await writeDump(place, place.databaseUrl, unfinished)
      : await writeSqlite(place, unfinished);
    const differs = difference(before, written);
    if (differs)
      throw new BackupRefused(`The backup does not hold what was there, it differs in ${differs}.`);
    chmodSync(unfinished, 0o600);
    syncFile(unfinished);
    const manifest: Manifest = {
      engine: place.databaseUrl ? 'postgres' : 'sqlite',
      madeAt: now,
      bytes: fileSize(unfinished),
      sha256: hashOfFile(unfinished),
      ...written,
    };
    refuseTaken(file);
    writeManifest(file, manifest);
    renameSync(unfinished, file);
    syncFolder(file);
    if (!place.databaseUrl) noteWherePossible(place.dataFolder, file);
    return { ...manifest, file };
  } catch (fault) {
    removeUnfinished(file);
    throw backupRefusal(fault, file);
  }
}

/** The backup is made whether or not it can be remembered where. */
function noteWherePossible(dataFolder: string, file: string): void {
  try {
    noteBackup(dataFolder, file);
  } catch {
    // a full or read-only data folder is told of where it is looked at
  }
}

/** The folder of backups, made when it is not there. */
export function prepareFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (fault) {
    throw new BackupRefused(
      `The folder of backups ${folder} cannot be made: ${(fault as Error).message}; set BACKUPS_FOLDER.`,
    );
  }
  return folder;
}
