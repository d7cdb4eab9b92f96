import { randomBytes } from 'node:crypto';
import type { SignInBody } from '@mam/contract/staff/me.schema.ts';
import type { SIGN_IN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { fold } from '@mam/domain/search/keyword.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Database } from '../db/database.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { hashOfSecret } from '../http/secret.ts';
import { isPassword, spendPasswordTime } from './password.ts';
import { accountsByName, countUp, forgetCounters, openSession, takeTry } from './queries.ts';

/** Wrong passwords before a pause. */
const TRIES = 10;
/** ms */
const PAUSE = 15 * 60 * 1000;
/** Tries from one network address in a span as long as a pause; a whole restaurant shares one. */
const ADDRESS_TRIES = 100;

export const SESSION_SECONDS = 12 * 60 * 60;

type Code = (typeof SIGN_IN_REFUSES)[number];

export interface Session {
  readonly staffId: string;
  readonly secret: string;
}

/** The same name however it is typed: "Lúa", "lua", " LUA ". */
export const nameKey = (name: string) => fold(name).trim();

const minutesUntil = (moment: number, now: number) => Math.max(1, Math.ceil((moment - now) / 60_000));

/** One name and password against the accounts; who fails learns how many tries are left. */
export async function signIn(
  database: Database,
  { pos_parent, name, password }: SignInBody,
  { address, now }: { address: string; now: number },
): Promise<Session | Refused<Code>> {
  const wide = await database.transaction((trx) => countAddress(trx, address, now));
  if (wide.tries > ADDRESS_TRIES) return refuse('LOCKED_OUT', { minutes: minutesUntil(wide.spanEnds, now) });

  const brand = pos_parent ? brandCode(pos_parent) : null;
  if (pos_parent && !brand) return notThisOne(database, `${pos_parent}:${nameKey(name)}`, password, now);
  const [account, ...others] = await accountsByName(database.read, nameKey(name), brand);
  if (others.length > 0) return refuse('BRAND_REQUIRED');
  if (!account) return notThisOne(database, `${brand ?? ''}:${nameKey(name)}`, password, now);

  const tried = await database.transaction((trx) =>
    takeTry(trx, account.id, { tries: TRIES, pause: PAUSE, now }),
  );
  if ('pausedUntil' in tried) return refuse('LOCKED_OUT', { minutes: minutesUntil(tried.pausedUntil, now) });
  if (!(await isPassword(password, account.password_hash))) return wrong(tried.taken);

  const secret = randomBytes(32).toString('base64url');
  await database.transaction((trx) =>
    openSession(trx, {
      token_hash: hashOfSecret(secret),
      staff_id: account.id,
      brand: account.brand,
      created_at: now,
      expires_at: now + SESSION_SECONDS * 1000,
    }),
  );
  return { staffId: account.id, secret };
}

function wrong(taken: number): Refused<Code> {
  const tries = TRIES - taken;
  return tries > 0
    ? refuse('WRONG_PASSWORD', { tries })
    : refuse('LOCKED_OUT', { minutes: Math.ceil(PAUSE / 60_000) });
}

/** A name nobody has is answered like a wrong password, as slowly and with the same count. */
async function notThisOne(
  database: Database,
  who: string,
  password: string,
  now: number,
): Promise<Refused<Code>> {
  const span = spanOf(now);
  const taken = await database.transaction((trx) => countUp(trx, `${span.name} name ${hashOfSecret(who)}`));
  await spendPasswordTime(password);
  return wrong(Math.min(taken, TRIES));
}

async function countAddress(trx: Parameters<typeof countUp>[0], address: string, now: number) {
  const span = spanOf(now);
  await forgetCounters(trx, 'sign-in 0', span.name);
  return { tries: await countUp(trx, `${span.name} from ${address}`), spanEnds: span.ends };
}

function spanOf(now: number): { name: string; ends: number } {
  const span = Math.floor(now / PAUSE);
  return { name: `sign-in ${String(span).padStart(10, '0')}`, ends: (span + 1) * PAUSE };
}
