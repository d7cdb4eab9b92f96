import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { saysDamaged } from '../db/sqlite/file-health.ts';
import { noteBackup } from '../db/sqlite/newest-backup.ts';
import { breakSeal, seal } from '../db/sqlite/seal.ts';
import { lockFolder, SQLITE_FILE } from '../db/sqlite/sqlite.ts';
import { Complaint } from './complaint.ts';

const ON_POSTGRES =
  'This server keeps its data in PostgreSQL: use pg_dump and pg_restore on DATABASE_URL for backups.';

function folderOf({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl) throw new Complaint(ON_POSTGRES);
  return dataFolder;
}

/** Throws unless the file is a whole database of ours. */
function checkWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new Complaint(`${file} is damaged: ${found}.`);
    if (!database.prepare(`select 1 from sqlite_master where name = 'schema_versions'`).get())
      throw new Complaint(`${file} is a database, but not one of Mâm.`);
  } catch (fault) {
    if (fault instanceof Complaint) throw fault;
    throw new Complaint(`${file} is not a database: ${(fault as Error).message}.`);
  } finally {
    database.close();
  }
}

/** A consistent copy while the server runs; the file appears only when it is whole. */
export function backUp(config: Config, target: string): string {
  const source = join(folderOf(config), SQLITE_FILE);
  const file = resolve(target);
  if (!existsSync(source)) throw new Complaint(`There is no database in ${dirname(source)} yet.`);
  if (existsSync(file)) throw new Complaint(`${file} exists already; name a new file.`);
  if (!existsSync(dirname(file))) throw new Complaint(`There is no folder ${dirname(file)}.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const database = new DatabaseSync(source);
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare('vacuum into ?').run(unfinished);
  } finally {
    database.close();
  }
  checkWhole(unfinished);
  renameSync(unfinished, file);
  noteBackup(dirname(source), file);
  return file;
}

/** Puts a backup in place of today's data, which is kept beside it. Answers where it is kept. */
export function restore(config: Config, source: string, now: number): string | null {
  const folder = folderOf(config);
  const file = resolve(source);
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}.`);
  checkWhole(file);
  const lock = lockFolder(folder);
  try {
    const current = join(folder, SQLITE_FILE);
    const incoming = `${current}.incoming`;
    rmSync(incoming, { force: true });
    copyDatabase(file, incoming);
    const kept = existsSync(current) ? `${current}.before-restore-${now}` : null;
    if (kept) keep(current, kept);
    breakSeal(current);
    // the log of the old database must never be played into the new one
    for (const log of ['-wal', '-shm']) rmSync(current + log, { force: true });
    renameSync(incoming, current);
    seal(current);
    return kept;
  } finally {
    lock.close();
  }
}

/** Today's data as it is; what SQLite cannot read any more is kept byte for byte, for whoever can mend it. */
function keep(current: string, kept: string): void {
  try {
    copyDatabase(current, kept);
  } catch (fault) {
    if (!saysDamaged(fault)) throw fault;
    rmSync(kept, { force: true });
    for (const part of ['', '-wal'])
      if (existsSync(current + part)) copyFileSync(current + part, kept + part);
  }
}

function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from);
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}
