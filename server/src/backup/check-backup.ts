import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { migrations } from '../db/migrations/migrations.ts';
import { hashOfFile } from '../db/sqlite/seal.ts';
import { BackupRefused } from './backup-refused.ts';
import { type Counted, difference } from './counted.ts';
import { hasManifest, readManifest } from './manifest.ts';

const BEGINNINGS = { sqlite: 'SQLite format 3', postgres: 'PGDMP' } as const;

type Engine = keyof typeof BEGINNINGS;

function readFileStart(file: string): string {
  const open = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(15);
    return bytes.toString('latin1', 0, readSync(open, bytes, 0, 15, 0));
  } finally {
    closeSync(open);
  }
}

const NAMES: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** Before anything is read: whether it is a backup for this engine, with every byte it was written with. */
export function refuseHalf(file: string, engine: Engine): void {
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`);
  const beginning = readFileStart(file);
  const other = engine === 'sqlite' ? 'postgres' : 'sqlite';
  if (beginning.startsWith(BEGINNINGS[other]))
    throw new BackupRefused(
      `${file} is a backup of ${NAMES[other]}, and this place keeps its data in ${NAMES[engine]}: ${
        other === 'postgres' ? 'set DATABASE_URL to an empty database' : 'start without DATABASE_URL'
      }.`,
    );
  if (!beginning.startsWith(BEGINNINGS[engine]))
    throw new BackupRefused(`${file} is not a database: it does not begin as one.`);
  if (!hasManifest(file)) return;
  const manifest = readManifest(file);
  if (!manifest)
    throw new BackupRefused(
      `${file}.json, which says what ${file} holds, cannot be read: copy both again, or go by ${file} alone without it.`,
    );
  const { size } = statSync(file);
  if (size !== manifest.bytes)
    throw new BackupRefused(
      `${file} is not whole: it has ${size} bytes, and ${manifest.bytes} when it was made. Take another backup.`,
    );
  if (hashOfFile(file) !== manifest.sha256)
    throw new BackupRefused(`${file} is not as it was when it was made: it is damaged. Take another backup.`);
}

/** Once it is counted: whether it holds what was written down, and whether this Mâm can serve it. */
export function refuseStrange(file: string, counted: Counted): void {
  if (counted.schema.length === 0) throw new BackupRefused(`${file} is a database, but not one of Mâm.`);
  const strange = counted.schema.find((name) => !migrations.some((known) => known.name === name));
  if (strange)
    throw new BackupRefused(
      `${file} was made by a newer Mâm (it has ${strange}); restore it with that version or a newer one.`,
    );
  const manifest = readManifest(file);
  const differs = manifest && difference(manifest, counted);
  if (differs) throw new BackupRefused(`${file} does not hold what it held when it was made: ${differs}.`);
}
