import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { ofWhole } from '@mam/domain/loyalty/points.ts';
import { type DemoPart, demoName, demoRole, demoShownName } from '@mam/domain/staff/demo-person.ts';
import { BY_SYSTEM } from '../audit/record-act.ts';
import { allBrands } from '../brand/queries.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { insertAccount, move } from '../loyalty/ledger.ts';
import { changePassword } from '../staff/change-password.ts';
import { addPerson } from '../staff/people/add-person.ts';
import { isNameKnown } from '../staff/queries.ts';
import { nameKey } from '../staff/sign-in/sign-in.ts';
import { importBundle } from './import-bundle.ts';
import { readBundle } from './read-bundle.ts';

const DEMO = resolve(import.meta.dirname, '../../../demo');
const PASSWORD_FILE = 'demo-password.txt';
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** How to sign in on a demo server: printed at every start. */
export interface DemoAccounts {
  readonly password: string;
  /** one owner for each demo brand */
  readonly names: readonly string[];
}

/** Fills an empty demo server with the demo brands and their people. null = no demo brands here. */
export async function seedDemo(
  database: Database,
  { mode, dataFolder }: Pick<Config, 'mode' | 'dataFolder'>,
  now: number,
): Promise<DemoAccounts | null> {
  if (mode !== 'demo') return null;
  const known = (await allBrands(database.read)).map((row) => row.code);
  const { password, isNew } = demoPassword(dataFolder);
  const names: string[] = [];
  for (const folder of demoFolders()) {
    const brand = folder.toUpperCase();
    if (known.length === 0) await importBundle(database, demoBundle(folder), now);
    else if (!known.includes(brand)) continue;
    const [owner] = await Promise.all(
      (['owner', 'cook', 'waiter'] as const).map((part) =>
        employ(database, { brand, part, password, isNew }, now),
      ),
    );
    if (owner) names.push(demoName(brand, 'owner'));
  }
  if (known.length === 0) await giveDemoPoints(database, now);
  return names.length > 0 ? { password, names } : null;
}

interface Employed {
  readonly brand: string;
  readonly part: DemoPart;
  readonly password: string;
  /** the file with the old one was lost: with the new one nobody could sign in any more */
  readonly isNew: boolean;
}

/**
 * One of a demo brand's people, where there never was one: who was removed stays so. Answers whether the password is theirs,
 * unless they have chosen one of their own since.
 */
async function employ(
  database: Database,
  { brand, part, password, isNew }: Employed,
  now: number,
): Promise<boolean> {
  const name = demoName(brand, part);
  if (await isNameKnown(database.read, { brand, key: nameKey(name) }))
    return (
      !isNew || (await changePassword(database, { brand, name, password }, now, BY_SYSTEM)) === 'CHANGED'
    );
  const person = {
    brand,
    name,
    displayName: demoShownName(part),
    password,
    role: demoRole(part),
    stores: [],
    generated: true,
  };
  return 'id' in (await addPerson(database, person, now));
}

/** [LO1] A number of Bếp Nhà Lúa with points to exchange: 0901 000 500, proved by a code in the inbox. */
const DEMO_MEMBER = { brand: 'BEPNHA', phone_number: '+84901000500' };
const DEMO_POINTS = 500;

function giveDemoPoints(database: Database, now: number): Promise<void> {
  return database.transaction(async (trx) => {
    await insertAccount(trx, DEMO_MEMBER, now);
    await move(trx, DEMO_MEMBER, { kind: 'corrected', points: ofWhole(DEMO_POINTS), at: now });
  });
}

/** The codes of the brands a demo comes with. */
export const demoBrands = (): readonly string[] => {
  brands ??= demoFolders().map((folder) => folder.toUpperCase());
  return brands;
};
let brands: readonly string[] | null = null;

const bundleFile = (folder: string) => join(DEMO, folder, 'bundle.json');

function demoFolders(): string[] {
  return existsSync(DEMO) ? readdirSync(DEMO).filter((folder) => existsSync(bundleFile(folder))) : [];
}

function demoBundle(folder: string): Bundle {
  const read = readBundle(readFileSync(bundleFile(folder)));
  if ('refused' in read) throw new Error(`the demo bundle ${folder} is broken at ${read.mistakes[0]?.path}`);
  return read.bundle;
}

/** The same at every start: kept where only the server's own user can read it. */
function demoPassword(dataFolder: string): { password: string; isNew: boolean } {
  const file = join(dataFolder, PASSWORD_FILE);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept) return { password: kept, isNew: false };
  const password = newPassword();
  // on PostgreSQL nothing else has made it yet
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return { password, isNew: true };
}

/** Twelve letters in groups of four: easy to type on a phone, 59 bits to guess. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}
