import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { BackupRefused } from './backup-refused.ts';

const run = promisify(execFile);

/** pg_dump and what reads it again, from one folder. */
export interface PgPrograms {
  readonly dump: string;
  readonly restore: string;
  /** as the program says it, "15.18" */
  readonly version: string;
}

/** Where systems keep several versions side by side: Debian, Fedora, Homebrew. */
const FOLDERS = [
  { of: '/usr/lib/postgresql', inside: 'bin' },
  { of: '/usr', inside: 'bin', named: /^pgsql-\d+$/ },
  { of: '/opt/homebrew/opt', inside: 'bin', named: /^(libpq|postgresql(@\d+)?)$/ },
  { of: '/usr/local/opt', inside: 'bin', named: /^(libpq|postgresql(@\d+)?)$/ },
];

function folders(path: string): string[] {
  const versioned = FOLDERS.flatMap(({ of, inside, named }) =>
    existsSync(of)
      ? readdirSync(of)
          .filter((name) => !named || named.test(name))
          .map((name) => join(of, name, inside))
      : [],
  );
  return [...versioned, ...path.split(delimiter)].filter((folder) => existsSync(join(folder, 'pg_dump')));
}

const majorOf = (version: string) => Number.parseInt(version, 10);

async function programsIn(dump: string): Promise<PgPrograms | null> {
  const restore = join(dirname(dump), 'pg_restore');
  if (!existsSync(restore)) return null;
  const said = await run(dump, ['--version']).catch(() => null);
  const version = /(\d+(?:\.\d+)*)/.exec(said?.stdout ?? '')?.[1];
  return version ? { dump, restore, version } : null;
}

/** Those that are there: the one that a setting names, and no other; else all that are found. */
async function found(named: string | null, path: string): Promise<PgPrograms[]> {
  const dumps = named === null ? folders(path).map((folder) => join(folder, 'pg_dump')) : [named];
  const programs = await Promise.all([...new Set(dumps)].map(programsIn));
  return programs.filter((each) => each !== null);
}

export interface PgDumpChoice {
  /** PG_DUMP, or null */
  readonly pgDump: string | null;
  /** the folders of PATH */
  readonly path: string;
}

/**
 * The programs for a server of this version: of its own if they are there, else the oldest that is newer. PostgreSQL
 * refuses to be dumped by a program older than itself. Throws BackupRefused with what to install.
 */
export async function pgProgramsFor(server: string, { pgDump, path }: PgDumpChoice): Promise<PgPrograms> {
  const all = await found(pgDump, path);
  const [fitting] = all
    .filter(({ version }) => majorOf(version) >= majorOf(server))
    .sort((a, b) => majorOf(a.version) - majorOf(b.version));
  if (fitting) return fitting;
  const old = all.map(({ dump, version }) => `${dump} is ${version}`).join(', ');
  const there = old || (pgDump ? `PG_DUMP names ${pgDump}, which is no pg_dump` : 'none is there');
  throw new BackupRefused(
    `PostgreSQL ${server} needs pg_dump and pg_restore ${majorOf(server)} or newer, and ${there}: install postgresql-client-${majorOf(server)}, or set PG_DUMP to where it is.`,
  );
}
