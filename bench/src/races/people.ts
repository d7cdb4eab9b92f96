import { createHash, createHmac, randomUUID, scryptSync } from 'node:crypto';
import { differs } from './acts.ts';
import type { Ground } from './ground.ts';
import type { Caller } from './round.ts';

/** Staff of the races' own: in the demo brands nobody loses anything. */
const BRAND = 'RACES';
const HOUR = 3_600_000;
const TOTP_STEP = 30_000;
/** "12345678901234567890", as RFC 6238 tries it */
const SECRET = { base32: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', bytes: '12345678901234567890' };

export const PASSWORD = 'cơm tấm sườn bì chả';
/** Cheap to look at, as the hash says itself: who races is in the way of nobody's guessing. */
const COST = { N: 16, r: 8, p: 1 };
const SALT = Buffer.alloc(16, 'salt');
const PASSWORD_HASH = [
  'scrypt',
  ...Object.values(COST),
  SALT.toString('base64url'),
  scryptSync(PASSWORD.normalize('NFKC'), SALT, 32, COST).toString('base64url'),
].join('$');

export interface Person {
  readonly id: string;
  readonly name: string;
  /** headers of somebody signed in as them */
  readonly headers: Record<string, string>;
}

const sha256Hex = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Owners who are signed in; the brand has nobody else. */
export async function newOwners(ground: Ground, count: number): Promise<Person[]> {
  const { url, now } = ground;
  const people = Array.from({ length: count }, (_, index) => {
    const [id, secret] = [randomUUID(), randomUUID()];
    return { id, secret, name: `owner ${index}`, headers: { cookie: `mam_staff=${secret}`, origin: url } };
  });
  const [at, until] = [now(), now() + HOUR];
  await ground.write([
    `insert into brands (code, name, document, version, created_at, updated_at)
      select '${BRAND}', name, document, 1, ${at}, ${at} from brands where code = 'BEPNHA'
      on conflict (code) do nothing`,
    `delete from staff where brand = '${BRAND}'`,
    ...people.flatMap(({ id, name, secret }) => [
      `insert into staff (id, brand, name, name_key, password_hash, role, active, created_at)
        values ('${id}', '${BRAND}', '${name}', '${name}', '${PASSWORD_HASH}', 'owner', 1, ${at})`,
      `insert into staff_sessions (token_hash, staff_id, brand, created_at, expires_at)
        values ('${sha256Hex(secret)}', '${id}', '${BRAND}', ${at}, ${until})`,
    ]),
  ]);
  return people;
}

export async function newOwner(ground: Ground): Promise<Person> {
  const [person] = await newOwners(ground, 1);
  if (!person) throw new Error('one was asked for');
  return person;
}

/** Gives somebody a code as the second step, switched on or only begun. */
export async function giveTotp(
  ground: Ground,
  { id }: Person,
  { isOn, recovery = [] }: { isOn: boolean; recovery?: readonly string[] },
): Promise<void> {
  await ground.write([
    `insert into staff_totp (staff_id, secret, confirmed_at, last_step)
      values ('${id}', '${SECRET.base32}', ${isOn ? 1 : null}, 0)`,
    ...recovery.map(
      (code) =>
        `insert into staff_recovery_codes (staff_id, code_hash) values ('${id}', '${sha256Hex(code)}')`,
    ),
  ]);
}

/** The code every authenticator app shows now: all hold one secret. */
export function totpNow({ now }: Ground): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now() / TOTP_STEP)));
  const digest = createHmac('sha1', SECRET.bytes).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** A code that is none of those near now. */
export const wrongTotp = (ground: Ground) =>
  String((Number(totpNow(ground)) + 111_111) % 1_000_000).padStart(6, '0');

export const signsIn =
  (ground: Ground, { name }: Person, with_: { password?: string; code?: string }) =>
  (at: number): Caller =>
  (turn) => {
    const body = { pos_parent: BRAND, name, password: PASSWORD, ...with_ };
    return ground.ask(at, { path: '/v1/staff/sign-in', body, headers: { origin: ground.url } }, turn);
  };

/** A call of somebody signed in, about themselves or the others of their brand. */
export const asksAsPerson =
  (ground: Ground, { headers }: Person, path: string, body?: object, method = 'POST') =>
  (at: number): Caller =>
  (turn) =>
    ground.ask(at, { method, path: `/v1/staff/${path}`, headers, ...(body && { body }) }, turn);

export async function countSessions(ground: Ground, { id }: Person): Promise<number> {
  const rows = await ground.rows(`select token_hash from staff_sessions where staff_id = '${id}'`);
  return rows.length;
}

/** So many tries have been made of late at the only brake of this kind, that many are free. */
export async function setTries(ground: Ground, tries: number): Promise<void> {
  await ground.write([`update sign_in_brakes set tries = ${tries}, free_at = 0 where name like 'account %'`]);
}

/** Of each brake of an account the tries it has counted. */
export async function wrongTries(ground: Ground, should: number): Promise<string[]> {
  const rows = await ground.rows("select tries from sign_in_brakes where name like 'account %'");
  return differs('tries counted', rows.map(({ tries }) => tries).join(' '), String(should));
}
