import { isKeyGood, KEY_SCOPES, type KeyScope } from '@mam/domain/staff/program-key.ts';
import { BY_OPERATOR } from '../audit/record-act.ts';
import type { Database } from '../db/database.ts';
import { isRefused } from '../http/answer.ts';
import { addKey, endKey, keyById, keysOfBrand } from '../staff/key/keys.ts';
import { nameKey } from '../staff/sign-in/sign-in.ts';
import { Complaint } from './complaint.ts';
import { type AccountRequest, knownBrand, parseStoreNumbers } from './staff-accounts.ts';

export interface KeyRequest extends AccountRequest {
  /** "sayPrinted"; none = all there are */
  readonly scopes?: string;
  /** after so many days it ends by itself */
  readonly days?: string;
}

const DAY = 86_400_000;

function parseScopes(given: string | undefined): KeyScope[] {
  if (given === undefined) return [...KEY_SCOPES];
  const parts = given.split(',').map((part) => part.trim());
  const scopes = KEY_SCOPES.filter((scope) => parts.includes(scope));
  if (scopes.length === parts.length) return scopes;
  throw new Complaint(`--scopes must be of ${KEY_SCOPES.join(', ')}, not "${given}".`);
}

function parseDays(given: string | undefined, now: number): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,3}$/.test(given)) return now + Number(given) * DAY;
  throw new Complaint(`--days must be a whole number of days, not "${given}".`);
}

function named(name: string | undefined): string {
  if (!name) throw new Complaint('Say which program: --name "Printer at the pass"');
  return name;
}

/** [SF35] Makes a key; it is printed this once. */
export async function makeKey(database: Database, wanted: KeyRequest): Promise<string> {
  const brand = await knownBrand(database, wanted.brand);
  const now = Date.now();
  const key = {
    brand,
    name: named(wanted.name),
    scopes: parseScopes(wanted.scopes),
    stores: parseStoreNumbers(wanted.stores),
    endsAt: parseDays(wanted.days, now),
  };
  const made = await database.transaction<Awaited<ReturnType<typeof addKey>>>((trx) =>
    addKey(trx, key, { by: BY_OPERATOR, byName: 'operator', now }),
  );
  if (!isRefused(made))
    return `${made.key}\nIts program sends it as "Authorization: Bearer …". Nobody can read it again.`;
  if (made.refused === 'NAME_TAKEN')
    throw new Complaint(`${brand} has a good key called ${key.name} already.`);
  if (made.refused === 'STORE_UNKNOWN') throw new Complaint(`${brand} has no such store (${wanted.stores}).`);
  if (made.refused === 'KEYS_FULL') throw new Complaint(`${brand} has too many good keys: end some first.`);
  throw new Complaint('A name needs at least two letters.');
}

/** The keys of a brand, without their secrets. */
export async function listKeysOf(database: Database, given: string | undefined): Promise<string> {
  const brand = await knownBrand(database, given);
  const now = Date.now();
  const keys = await keysOfBrand(database.read, brand, now);
  if (keys.length === 0) return `${brand} has no keys yet.`;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return keys
    .map((key) =>
      [
        key.name,
        key.scopes.join(', '),
        key.stores.join(', ') || 'every store',
        key.lastAt === null ? 'never used' : `last used ${day(key.lastAt)}`,
        isKeyGood(key, now)
          ? key.endsAt === null
            ? 'good'
            : `good until ${day(key.endsAt)}`
          : `ended ${day(key.endedAt ?? key.endsAt ?? now)}`,
      ].join(' · '),
    )
    .join('\n');
}

/** Ends the good key of this name. */
export async function endKeyOf(database: Database, wanted: KeyRequest): Promise<string> {
  const brand = await knownBrand(database, wanted.brand);
  const name = named(wanted.name);
  const now = Date.now();
  const keys = await keysOfBrand(database.read, brand, now);
  const found = keys.find((key) => isKeyGood(key, now) && nameKey(key.name) === nameKey(name));
  if (!found) throw new Complaint(`${brand} has no good key called ${name}.`);
  await database.transaction(async (trx) => {
    const row = await keyById(trx, brand, found.id);
    if (row) await endKey(trx, row, { by: BY_OPERATOR, now });
  });
  return `${found.name} of ${brand} opens nothing any more.`;
}
