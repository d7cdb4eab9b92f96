import { randomBytes } from 'node:crypto';
import type { SignInBody } from '@mam/contract/staff/me.schema.ts';
import type { SIGN_IN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { fold } from '@mam/domain/search/keyword.ts';
import { brakesForTry } from '@mam/domain/staff/brakes.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import { turnEnd } from '@mam/domain/staff/turn.ts';
import { byStaff } from '../../audit/record-act.ts';
import { brandCode } from '../../brand/brand-document.ts';
import { brandCodes } from '../../brand/queries.ts';
import type { Database, Trx } from '../../db/database.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import { networkOf } from '../../http/caller/network.ts';
import { type CookieSite, type DeviceOfStore, staffCookie } from '../../http/caller/principal.ts';
import { hashOfSecret } from '../../http/secret.ts';
import { recordPersonAct } from '../acts.ts';
import { accountByName, memberById, openSession } from '../queries.ts';
import { hasTotp, lockAccount, spendCode } from '../totp/totp.ts';
import {
  giveBackTry,
  giveOneBack,
  heldFor,
  type NamedBrake,
  namedBrake,
  takeTry,
  wrong,
  wrongCode,
} from './brakes.ts';
import { BROWSER_SECONDS, isKnownBrowser, rememberBrowser } from './known-browser.ts';
import { hashPassword, isHashedOtherwise, isPassword, spendPasswordTime } from './password.ts';
import { noteRefusedSignIn } from './refused-sign-ins.ts';

const SESSION_SECONDS = 12 * 60 * 60;

/** [SF8] When a session ends that begins now. */
export const sessionEnd = (began: number): number => began + SESSION_SECONDS * 1000;

/** More of it names no browser. */
const LONGEST_USER_AGENT = 300;

type SignInCode = (typeof SIGN_IN_REFUSES)[number];

/** Where a try comes from. */
export interface SignInSource {
  readonly address: string;
  /** the secret a browser was given at an earlier sign-in */
  readonly browser: string | null;
  /** as it names itself */
  readonly userAgent: string;
  /** the device of a restaurant it is; null = none */
  readonly device: DeviceOfStore | null;
  readonly now: number;
}

/** A browser that somebody comes in with. */
export type SignInBrowser = Omit<SignInSource, 'address'>;

export interface Session {
  readonly staffId: string;
  readonly secret: string;
  /** by which the browser is known from now on */
  readonly browser: string;
  /** [SF31] it lasts at that device alone, while it is touched; null = for its hours */
  readonly device: DeviceOfStore | null;
}

/** The cookies a browser gets with its session. */
export const sessionCookies = ({ secret, browser }: Session, site: CookieSite): string[] => [
  staffCookie('session', secret, SESSION_SECONDS, site),
  staffCookie('browser', browser, BROWSER_SECONDS, site),
];

/**
 * [SF7] The trace of a refused try in the log; a name nobody has is left out: it may be a password in the wrong field.
 */
export interface Trace {
  readonly brand: string;
  readonly name: string | null;
  readonly known_browser: boolean;
}

/** The same name however it is typed: "Lúa", "lua", " LUA ". */
export const nameKey = (name: string) => fold(name).trim();

export const accountBrake = (brand: string, key: string) => namedBrake('account', brand, key);

/** A browser the account knows is counted for itself; everybody else by the name they try and where they are. */
function brakesFor(
  { brand, name, known }: { brand: string; name: string; known: boolean },
  { address, browser }: SignInSource,
): NamedBrake[] {
  const names = {
    browser: [browser ?? '', brand, name],
    account: [brand, name],
    network: [networkOf(address)],
  };
  return brakesForTry(known).map((kind) => namedBrake(kind, ...names[kind]));
}

/** With several brands a name alone is not asked for: the answer would tell who works where [SF6]. */
async function brandAsked(database: Database, given: string | undefined): Promise<string | null> {
  if (given) return brandCode(given) ?? given;
  const [only, ...others] = await brandCodes(database.read);
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * Tries a name and password against the accounts. A name nobody has goes through the same brakes in the same time
 * [SF6]. The code is asked for only after the right password: nobody else learns that there is one [SF11].
 */
export async function signIn(
  database: Database,
  { pos_parent, name, password, code }: SignInBody,
  from: SignInSource,
  note: (trace: Trace, refused: string) => void = () => {},
): Promise<Session | Refused<SignInCode>> {
  const brand = await brandAsked(database, pos_parent);
  if (brand === null) return refuse('BRAND_REQUIRED');
  const account = await accountByName(database.read, nameKey(name), brand);
  const known = account !== undefined && (await isKnownBrowser(database.read, from.browser, account.id));
  const told = <T extends Refused<'WRONG_PASSWORD' | 'WRONG_CODE' | 'LOCKED_OUT'>>(no: T) => {
    note({ brand, name: account?.name ?? null, known_browser: known }, no.refused);
    return no;
  };

  const brakes = brakesFor({ brand, name: nameKey(name), known }, from);
  const asked = { brand, key: nameKey(name) };
  const taken = await database.transaction(async (trx) => {
    const tried = await takeTry(trx, brakes, from.now);
    if ('heldFor' in tried) await noteRefusedSignIn(trx, asked, from.now);
    return tried;
  });
  if ('heldFor' in taken) return told(heldFor(taken.heldFor));
  const right = account
    ? await isPassword(password, account.password_hash)
    : await spendPasswordTime(password);
  if (!account || !right) {
    await database.transaction((trx) => noteRefusedSignIn(trx, asked, from.now));
    return told(wrong(taken));
  }

  const { password_hash: old } = account;
  const anew = isHashedOtherwise(old) ? { old, hash: await hashPassword(password) } : null;
  const entered = await enter(database, account, { brakes, asked, code, from, anew });
  if (entered === 'CODE_REQUIRED') return refuse('CODE_REQUIRED');
  return entered === 'WRONG_CODE' ? told(wrongCode(taken)) : entered;
}

type Entering = Pick<SignInBody, 'code'> & {
  readonly brakes: readonly NamedBrake[];
  readonly asked: { readonly brand: string; readonly key: string };
  readonly from: SignInSource;
  /** [SF18] the password as it is hashed today, and as it was; null = it is */
  readonly anew: { readonly old: string; readonly hash: string } | null;
};

/** The problem with the code after the right password, while nobody switches it on or off; null = none. */
async function codeProblem(
  trx: Trx,
  staffId: string,
  { brakes, asked, code, from }: Entering,
): Promise<'CODE_REQUIRED' | 'WRONG_CODE' | null> {
  await lockAccount(trx, staffId);
  if (!(await hasTotp(trx, staffId))) return null;
  if (!code) {
    for (const brake of brakes) await giveOneBack(trx, brake.name);
    return 'CODE_REQUIRED';
  }
  if (await spendCode(trx, staffId, code, from.now)) return null;
  await noteRefusedSignIn(trx, asked, from.now);
  return 'WRONG_CODE';
}

/** [SF18] Unless the password was changed meanwhile. */
async function rehash(
  trx: Trx,
  staffId: string,
  { old, hash }: NonNullable<Entering['anew']>,
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ password_hash: hash })
    .where('id', '=', staffId)
    .where('password_hash', '=', old)
    .execute();
}

/** After the right password: the session, and a browser that is known from now on. */
function enter(
  database: Database,
  { id, brand }: { readonly id: string; readonly brand: string },
  entering: Entering,
): Promise<Session | 'CODE_REQUIRED' | 'WRONG_CODE'> {
  const { brakes, from } = entering;
  return database.transaction<Session | 'CODE_REQUIRED' | 'WRONG_CODE'>(async (trx) => {
    const problem = await codeProblem(trx, id, entering);
    if (problem) return problem;
    const refused = await giveBackTry(trx, brakes);
    if (entering.anew) await rehash(trx, id, entering.anew);
    return beginSession(trx, { id, brand }, from, { refused });
  });
}

/** How somebody came in: by six digits, and after how many wrong tries. */
interface CameIn {
  readonly byPin?: boolean;
  readonly refused?: number;
}

/** The session of somebody who may come in, and a browser that is known from now on. */
export async function beginSession(
  trx: Trx,
  { id, brand }: { readonly id: string; readonly brand: string },
  { browser: known, userAgent, device, now }: SignInBrowser,
  { byPin = false, refused = 0 }: CameIn = {},
): Promise<Session> {
  const secret = randomBytes(32).toString('base64url');
  const end = sessionEnd(now);
  const { name = '', stores = [] } = (await memberById(trx, id)) ?? {};
  // at a device where they do not work it is a browser like their own
  const works = device !== null && worksFor({ brand, stores }, { brand: device.brand, id: device.storeId });
  const stands = works ? device : null;
  await openSession(trx, {
    token_hash: hashOfSecret(secret),
    staff_id: id,
    brand,
    created_at: now,
    expires_at: stands ? turnEnd(now, end) : end,
    device_id: stands?.id ?? null,
    by_pin: byPin ? 1 : 0,
    user_agent: userAgent.slice(0, LONGEST_USER_AGENT),
    last_at: now,
  });
  const browser = await rememberBrowser(trx, { browser: known, staffId: id, now });
  const by = byStaff({ id, name, device: stands?.name ?? null });
  // who works in one store alone came in there
  const store = stands?.storeId ?? (stores.length === 1 ? stores[0] : null);
  recordPersonAct(
    { trx, brand, by, now, store, person: { id, name } },
    { name: 'signIn', details: { refused } },
  );
  return { staffId: id, secret, browser, device: stands };
}
