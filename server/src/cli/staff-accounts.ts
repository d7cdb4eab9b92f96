import { ROLES, type Role } from '@mam/domain/staff/roles.ts';
import { BY_OPERATOR } from '../audit/record-act.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Database } from '../db/database.ts';
import { changePassword } from '../staff/change-password.ts';
import { addPerson } from '../staff/people/add-person.ts';
import { peopleOfBrand } from '../staff/queries.ts';
import { endTotpByName } from '../staff/totp/switch-totp.ts';
import { Complaint } from './complaint.ts';

const LEAST_PASSWORD = 8;
const WEAK = 'This password is easy to guess. Use a few unrelated words, or a longer one.';

/** The code of a brand that is here. */
export async function knownBrand(database: Database, given: string | undefined): Promise<string> {
  const brand = given?.toUpperCase();
  if (!brand) throw new Complaint('Say which brand: --brand BEPNHA');
  if (!(await brandByCode(database.read, brand))) throw new Complaint(`There is no brand ${brand} here.`);
  return brand;
}

function longEnough(password: string): string {
  if (password.length < LEAST_PASSWORD)
    throw new Complaint(`A password needs at least ${LEAST_PASSWORD} characters.`);
  return password;
}

export interface AccountRequest {
  readonly brand?: string;
  readonly name?: string;
  readonly role?: string;
  /** "101,102"; none = every store */
  readonly stores?: string;
}

function parseRole(given: string): Role {
  const role = ROLES.find((each) => each === given);
  if (role) return role;
  throw new Complaint(`--role must be one of ${ROLES.join(', ')}, not "${given}".`);
}

/** "101,102" as numbers. */
export function parseStoreNumbers(given: string | undefined): number[] {
  const parts = (given ?? '').split(',').flatMap((part) => part.trim() || []);
  if (parts.some((part) => !/^\d+$/.test(part)))
    throw new Complaint(`--stores must be store numbers, such as 101,102, not "${given}".`);
  return parts.map(Number);
}

/** The first account of a brand is made here, the others also by its owner in the staff app. */
export async function addAccount(
  database: Database,
  account: AccountRequest,
  password: () => Promise<string>,
): Promise<string> {
  const brand = await knownBrand(database, account.brand);
  const { name } = account;
  if (!name) throw new Complaint('Say who: --name "Lan"');
  const [role, stores] = [parseRole(account.role ?? 'cook'), parseStoreNumbers(account.stores)];
  const by = BY_OPERATOR;
  const person = { brand, name, role, stores, password: longEnough(await password()), by };
  const added = await addPerson(database, person, Date.now());
  if (!('refused' in added)) return `${name} can sign in as ${role} of ${brand}.`;
  if (added.refused === 'NAME_TAKEN') throw new Complaint(`${brand} has somebody called ${name} already.`);
  if (added.refused === 'STORE_UNKNOWN')
    throw new Complaint(`${brand} has no such store (${account.stores}).`);
  if (added.refused === 'WEAK_PASSWORD') throw new Complaint(WEAK);
  throw new Complaint('A name needs at least two letters.');
}

export async function setPassword(
  database: Database,
  account: AccountRequest,
  password: () => Promise<string>,
): Promise<string> {
  const brand = await knownBrand(database, account.brand);
  const { name } = account;
  if (!name) throw new Complaint('Say who: --name "Lan"');
  const known = { brand, name, password: longEnough(await password()) };
  const changed = await changePassword(database, known, Date.now());
  if (changed === 'WEAK_PASSWORD') throw new Complaint(WEAK);
  if (changed === 'UNKNOWN') throw new Complaint(`${brand} has nobody called ${name}.`);
  return `${name} of ${brand} has a new password and is signed out everywhere.`;
}

export async function switchOffTotp(database: Database, account: AccountRequest): Promise<string> {
  const brand = await knownBrand(database, account.brand);
  const { name } = account;
  if (!name) throw new Complaint('Say who: --name "Lan"');
  const ended = await endTotpByName(database, { brand, name }, Date.now());
  if (ended === 'UNKNOWN') throw new Complaint(`${brand} has nobody called ${name}.`);
  if (ended === 'OFF') throw new Complaint(`${name} of ${brand} signs in without a code already.`);
  return `${name} of ${brand} signs in without a code now and is signed out everywhere.`;
}

export async function listAccounts(database: Database, given: string | undefined): Promise<string> {
  const brand = await knownBrand(database, given);
  const people = await peopleOfBrand(database.read, brand);
  if (people.length === 0) return `${brand} has no staff accounts yet.`;
  return people
    .map(({ name, role, stores }) => `${name} · ${role} · ${stores.join(', ') || 'every store'}`)
    .join('\n');
}
