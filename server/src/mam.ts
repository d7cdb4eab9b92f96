import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportBundle } from './bundle/export-bundle.ts';
import { importBundle } from './bundle/import-bundle.ts';
import { readBundle } from './bundle/read-bundle.ts';
import { readConfig, WrongSetting } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { UnusableDatabase } from './db/unusable-database.ts';
import { askPassword } from './mam/ask.ts';
import { backUp, restore } from './mam/backup.ts';
import { Complaint } from './mam/complaint.ts';
import { examine } from './mam/doctor.ts';
import { addAccount, listAccounts, setPassword } from './mam/staff-accounts.ts';

const USAGE = `npm run mam -- <command>

  import <bundle.json>                     load a brand, or its new settings and menus
  export <BRAND> [file]                    write its bundle to a file or to the screen
  staff add --brand B --name N [--role cook|manager|owner] [--stores 101,102] [--password P]
  staff list --brand B
  staff password --brand B --name N [--password P]
  backup <file>                            a consistent copy of the SQLite data, also while serving
  restore <file>                           put a backup in place; the server must be stopped
  doctor                                   look at configuration, disk, database and versions

A password that is not given is asked for.`;

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...readConfig(process.env), serving: false });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function importFile(file: string | undefined): Promise<string> {
  if (!file) throw new Complaint('Say which file: npm run mam -- import bundle.json');
  if (!existsSync(file)) throw new Complaint(`There is no file ${file}.`);
  const read = readBundle(readFileSync(file, 'utf8'));
  if ('refused' in read) {
    const lines = read.mistakes.map(({ path, message }) => `  ${path || '(the file)'}: ${message}`);
    throw new Complaint(
      `${file} was not imported, nothing was changed. It has ${lines.length} mistakes:\n${lines.join('\n')}`,
    );
  }
  const done = await withDatabase((database) => importBundle(database, read.bundle, Date.now()));
  if ('refused' in done)
    throw new Complaint(
      `Nothing was changed: people have ordered from stores the bundle no longer has (${done.stores.join(', ')}). Keep them, with "Active": 0.`,
    );
  return `${done.name} (${done.brand}): ${done.stores} stores and ${done.menus} menus imported.`;
}

async function exportTo(brand: string | undefined, file: string | undefined): Promise<string> {
  if (!brand) throw new Complaint('Say which brand: npm run mam -- export BEPNHA bundle.json');
  const bundle = await withDatabase(({ read }) => exportBundle(read, brand.toUpperCase()));
  if (!bundle) throw new Complaint(`There is no brand ${brand.toUpperCase()} here.`);
  const text = JSON.stringify(bundle, null, 2);
  if (!file) return text;
  writeFileSync(file, `${text}\n`);
  return `${brand.toUpperCase()} written to ${file}.`;
}

async function report(): Promise<string> {
  const findings = await examine(process.env);
  if (findings.some((finding) => !finding.ok)) process.exitCode = 1;
  return findings
    .map(({ ok, about, found }) => `${ok ? 'ok     ' : 'PROBLEM'}  ${about}: ${found}`)
    .join('\n');
}

function restoreFrom(file: string | undefined): string {
  if (!file) throw new Complaint('Say which file: npm run mam -- restore backup.sqlite');
  const kept = restore(readConfig(process.env), file, Date.now());
  return `${file} is in place.${kept ? ` What was there before is kept in ${kept}.` : ''}`;
}

function backUpTo(file: string | undefined): string {
  if (!file) throw new Complaint('Say where to: npm run mam -- backup backup.sqlite');
  return `Backed up to ${backUp(readConfig(process.env), file)}.`;
}

async function run(given: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      stores: { type: 'string' },
      password: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, first, second] = positionals;
  const password = async () => values.password ?? (await askPassword('Password: '));
  switch (values.help ? 'help' : command) {
    case 'import':
      return importFile(first);
    case 'export':
      return exportTo(first, second);
    case 'doctor':
      return report();
    case 'backup':
      return backUpTo(first);
    case 'restore':
      return restoreFrom(first);
    case 'staff':
      if (first === 'add') return withDatabase((database) => addAccount(database, values, password));
      if (first === 'password') return withDatabase((database) => setPassword(database, values, password));
      if (first === 'list') return withDatabase((database) => listAccounts(database, values.brand));
      throw new Complaint(USAGE);
    case 'help':
      return USAGE;
    default:
      throw new Complaint(USAGE);
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (fault) {
  const { code } = fault as { code?: string };
  const expected =
    fault instanceof Complaint ||
    fault instanceof WrongSetting ||
    fault instanceof UnusableDatabase ||
    code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(
    `${expected ? (fault as Error).message : ((fault as Error).stack ?? String(fault))}\n`,
  );
  process.exitCode = 1;
}
