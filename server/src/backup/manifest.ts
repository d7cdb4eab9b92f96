import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
const BY_SCHEDULE = /^mam-\d{8}T\d{6}Z\.(sqlite|pgdump)$/;
const LEFT_BEHIND = /^mam-\d{8}T\d{6}Z\.(sqlite|pgdump)(\.json)?\.unfinished$/;

/** The name of one that is made by itself. at: epoch ms */
export const backupName = (engine: Engine, at: number) =>
  `mam-${new Date(at).toISOString().replace(/\.\d+|[-:]/g, '')}.${ENDINGS[engine]}`;

export function writeManifest(file: string, manifest: Manifest): void {
  const unfinished = unfinishedOf(manifestOf(file));
  writeFileSync(unfinished, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, manifestOf(file));
}

/** null = none lies beside it, or it cannot be read */
export function readManifest(file: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(manifestOf(file), 'utf8'));
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

/** The backups of an installation that were made by themselves and have been read again, the newest first. */
export function keptBackups(folder: string, installation: string | null): KeptBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => BY_SCHEDULE.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const manifest = readManifest(file);
      return manifest && manifest.installation === installation ? [{ file, manifest }] : [];
    })
    .sort((a, b) => b.manifest.madeAt - a.manifest.madeAt);
}

/** Removes the oldest beyond so many; answers their names. Called only when a new one has been read again. */
export function removeOldest(folder: string, installation: string | null, keep: number): string[] {
  return keptBackups(folder, installation)
    .slice(keep)
    .map(({ file }) => {
      rmSync(file);
      rmSync(manifestOf(file), { force: true });
      return basename(file);
    });
}

/** Removes what a process that was killed has not finished. */
export function removeUnfinished(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (LEFT_BEHIND.test(name)) rmSync(join(folder, name), { force: true });
}
