import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Counted } from './counted.ts';

type Engine = 'sqlite' | 'postgres';

/** Lies beside a backup: what it holds, so that whoever puts it in place can see that it is whole. */
export interface Manifest extends Counted {
  readonly engine: Engine;
  /** epoch ms */
  readonly madeAt: number;
  readonly bytes: number;
  readonly sha256: string;
}

const manifestOf = (file: string) => `${file}.json`;
/** A backup that is being written; it gets its name when it has been read again. */
export const unfinishedOf = (file: string) => `${file}.unfinished`;

const ENDINGS: Record<Engine, string> = { sqlite: 'sqlite', postgres: 'pgdump' };
/** Those of nights and of hands, and those made before upgrades: a start that fails again and again pushes out no night's. */
type Kind = 'mam' | 'before-upgrade';
const NAMED = /^(mam|before-upgrade)-\d{8}T\d{6}Z\.(sqlite|pgdump)$/;
const LEFT_BEHIND =
  /^(mam|before-upgrade)-\d{8}T\d{6}Z\.(sqlite|pgdump)(\.json)?\.unfinished(-journal|-wal|-shm)?$/;
/** ms after the last write within which somebody may go on writing */
const STILL_WRITTEN = 3_600_000;

/** The name of one that is made by itself. at: epoch ms */
export const backupName = (engine: Engine, at: number, kind: Kind = 'mam') =>
  `${kind}-${new Date(at).toISOString().replace(/\.\d+|[-:]/g, '')}.${ENDINGS[engine]}`;

export function writeManifest(file: string, manifest: Manifest): void {
  const unfinished = unfinishedOf(manifestOf(file));
  writeFileSync(unfinished, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, manifestOf(file));
}

function isManifest(read: Partial<Manifest> | null): read is Manifest {
  const { bytes, sha256, madeAt, schema, rows, sums } = read ?? {};
  const counted = Array.isArray(schema) && [rows, sums].every((part) => typeof part === 'object');
  return counted && typeof bytes === 'number' && typeof sha256 === 'string' && typeof madeAt === 'number';
}

/** null = none lies beside it, or it cannot be read */
export function readManifest(file: string): Manifest | null {
  try {
    const read = JSON.parse(readFileSync(manifestOf(file), 'utf8'));
    return isManifest(read) ? read : null;
  } catch {
    return null;
  }
}

/** Whether a manifest lies there, whatever it holds. */
export const hasManifest = (file: string) => existsSync(manifestOf(file));

export interface KeptBackup {
  readonly file: string;
  readonly manifest: Manifest;
}

/** The backups in a folder that have been read again, of whatever installation, the newest first. */
export function keptBackups(folder: string): KeptBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAMED.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const manifest = readManifest(file);
      return manifest ? [{ file, manifest }] : [];
    })
    .sort((a, b) => b.manifest.madeAt - a.manifest.madeAt);
}

/** Removes an installation's oldest beyond so many; answers their names. Called only when a new one has been read again. */
export function removeOldest(
  folder: string,
  installation: string | null,
  keep: number,
  kind: Kind = 'mam',
): string[] {
  return keptBackups(folder)
    .filter(
      ({ file, manifest }) => manifest.installation === installation && basename(file).startsWith(`${kind}-`),
    )
    .slice(keep)
    .map(({ file }) => {
      rmSync(file);
      rmSync(manifestOf(file), { force: true });
      return basename(file);
    });
}

/** Removes one that will not be finished, with what SQLite lays beside it. */
export function removeUnfinished(file: string): void {
  for (const part of ['', '-journal', '-wal', '-shm']) rmSync(unfinishedOf(file) + part, { force: true });
}

/** Removes what processes that were killed have left; another installation may be writing into the same folder. now: epoch ms */
export function removeLeftBehind(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter((each) => LEFT_BEHIND.test(each))) {
    const file = join(folder, name);
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (written < now - STILL_WRITTEN) rmSync(file, { force: true });
  }
}

const REPLACED = /\.before-restore-\d+$/;

/** Backups that were made by themselves, and databases that a restore has replaced, last written before then. at: epoch ms */
export function backupsOlderThan(folders: readonly string[], at: number): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => NAMED.test(name) || REPLACED.test(name))
      .map((name) => join(folder, name))
      .filter((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? at) < at),
  );
}
