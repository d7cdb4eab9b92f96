import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { type DatabaseState, isToBeUpgraded, readState, refuseForgotten } from '../db/database-state.ts';
import { backUp, restore } from './backup.ts';
import { exportFile, importFile } from './brand-files.ts';
import { Complaint } from './complaint.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { endKeyOf, listKeysOf, makeKey } from './program-keys.ts';
import { addAccount, listAccounts, setPassword, switchOffTotp } from './staff-accounts.ts';

const USAGE = `npm run mam -- <command>

  init                                     begin a new shop; production only starts where one has been begun
  import <bundle.json>                     load a brand, or its new settings and menus
  export <BRAND> [file]                    write its bundle to a file or to the screen
  staff add --brand B --name N [--role cook|manager|owner] [--stores 101,102] [--password P]
  staff list --brand B
  staff password --brand B --name N [--password P]
  staff totp-off --brand B --name N
  key add --brand B --name N [--scopes sayPrinted] [--stores 101,102] [--days 365]
  key list --brand B
  key end --brand B --name N
  backup [file]                            write a backup, also while serving; it is read again before it counts
  restore <file> [--replace]               put a backup in place; the server must be stopped
  doctor                                   check configuration, disk, database and versions

A password that is not given is asked for.`;

const OPTIONS = {
  brand: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  stores: { type: 'string' },
  password: { type: 'string' },
  scopes: { type: 'string' },
  days: { type: 'string' },
  replace: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  readonly askPassword: (question: string) => Promise<string>;
}

/** The output of a command, and whether it found everything in order. */
export interface CommandOutput {
  readonly text: string;
  readonly ok: boolean;
}

const said = (text: string, ok = true): CommandOutput => ({ text, ok });

function report(findings: readonly Finding[]): CommandOutput {
  const lines = findings.map(({ ok, about, found }) => `${ok ? 'ok     ' : 'PROBLEM'}  ${about}: ${found}`);
  return said(
    lines.join('\n'),
    findings.every(({ ok }) => ok),
  );
}

function named(file: string | undefined, example: string): string {
  if (!file) throw new Complaint(`Name the file: npm run mam -- ${example}`);
  return file;
}

/** A command is no start: it makes no backup first, and may run beside a server of the version before. */
function refuseOlder(state: DatabaseState): void {
  if (!isToBeUpgraded(state)) return;
  throw new Complaint(
    `This Mâm is newer than what lies in ${state.place} (it lacks ${state.pending[0]}): start the server first, which upgrades it.`,
  );
}

async function openedFor(config: Config, work: (database: Database) => Promise<string>): Promise<string> {
  const database = await openDatabase({ ...config, serving: false });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Begins a shop; where one is nothing is changed. */
async function initialise(config: Config): Promise<string> {
  const { applied, place } = await readState(config);
  if (applied.length > 0) return `There is already a shop in ${place}; nothing was changed.`;
  return openedFor(
    config,
    async () => `A new shop has been begun in ${place}. Next: npm run mam -- import my-brand.json`,
  );
}

/** One command of the command line. Throws Complaint, or what the configuration and the database throw. */
export async function runCommand(
  args: string[],
  { environment, askPassword }: Surroundings,
): Promise<CommandOutput> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [command, first, second] = positionals;
  const password = async () => values.password ?? (await askPassword('Password: '));
  const withDatabase = async (work: (database: Database) => Promise<string>): Promise<CommandOutput> => {
    const config = readConfig(environment);
    const state = await readState(config);
    refuseForgotten(state, config.mode);
    refuseOlder(state);
    return said(await openedFor(config, work));
  };
  const ofStaff = () => {
    if (first === 'add') return withDatabase((database) => addAccount(database, values, password));
    if (first === 'password') return withDatabase((database) => setPassword(database, values, password));
    if (first === 'totp-off') return withDatabase((database) => switchOffTotp(database, values));
    if (first === 'list') return withDatabase((database) => listAccounts(database, values.brand));
    throw new Complaint(USAGE);
  };
  const ofKeys = () => {
    if (first === 'add') return withDatabase((database) => makeKey(database, values));
    if (first === 'list') return withDatabase((database) => listKeysOf(database, values.brand));
    if (first === 'end') return withDatabase((database) => endKeyOf(database, values));
    throw new Complaint(USAGE);
  };
  const path = environment.PATH ?? '';
  const backUpTo = async () => said(await backUp(readConfig(environment), path, first, Date.now()));
  const restoreFrom = async (source: string) => {
    const options = { source, replaces: values.replace === true };
    return said(await restore(readConfig(environment), path, options, Date.now()));
  };

  switch (values.help ? 'help' : command) {
    case 'init':
      return said(await initialise(readConfig(environment)));
    case 'import':
      return withDatabase((database) => importFile(database, first));
    case 'export':
      return withDatabase((database) => exportFile(database, first, second));
    case 'staff':
      return ofStaff();
    case 'key':
      return ofKeys();
    case 'backup':
      return backUpTo();
    case 'restore':
      return restoreFrom(named(first, 'restore copy.sqlite'));
    case 'doctor':
      return report(await examine(environment));
    case 'help':
      return said(USAGE);
    default:
      throw new Complaint(USAGE);
  }
}
