import type { IncomingHttpHeaders } from 'node:http';
import type { Role } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import type { DinerRow } from '../db/diner-tables.ts';
import { prepared } from '../db/prepared-statement.ts';
import type { Tables } from '../db/tables.ts';
import { hashOfSecret } from './secret.ts';

export interface Diner {
  readonly uid: string;
  readonly isTest: boolean;
}

export interface StaffMember {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly role: Role;
  readonly stores: readonly number[];
  /** hash of the session's secret, to end it by */
  readonly session: string;
}

/** The cookie of a staff session; diners have none. */
export const STAFF_COOKIE = 'mam_staff';

const LONGEST_SECRET = 128;

function cookieOf(headers: IncomingHttpHeaders, name: string): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value && value.length <= LONGEST_SECRET) return value;
  }
  return null;
}

const dinerByToken = prepared<{ hash: string }, Pick<DinerRow, 'uid' | 'is_test'>>((db, value) =>
  db.selectFrom('diners').select(['uid', 'is_test']).where('token_hash', '=', value('hash')),
);

/** Whose X-USER-TOKEN this is; uids in bodies and addresses prove nothing. */
export async function dinerOf(read: Kysely<Tables>, headers: IncomingHttpHeaders): Promise<Diner | null> {
  const token = headers['x-user-token'];
  if (typeof token !== 'string' || token === '' || token.length > LONGEST_SECRET) return null;
  const [row] = (await dinerByToken(read, { hash: hashOfSecret(token) })).rows;
  return row ? { uid: row.uid, isTest: row.is_test === 1 } : null;
}

/** Who is signed in by the session cookie, while the session lasts and the account is active. */
export async function staffOf(
  read: Kysely<Tables>,
  headers: IncomingHttpHeaders,
  now: number,
): Promise<StaffMember | null> {
  const secret = cookieOf(headers, STAFF_COOKIE);
  if (!secret) return null;
  const session = hashOfSecret(secret);
  const row = await read
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff.id', 'staff.brand', 'staff.name', 'staff.role'])
    .where('staff_sessions.token_hash', '=', session)
    .where('staff_sessions.expires_at', '>', now)
    .where('staff.active', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const stores = await read
    .selectFrom('staff_stores')
    .select('store_id')
    .where('staff_id', '=', row.id)
    .where('brand', '=', row.brand)
    .execute();
  return { ...row, stores: stores.map(({ store_id }) => store_id), session };
}

/** The Set-Cookie value of a session; seconds 0 ends it. */
export function staffCookie(secret: string, seconds: number, secure: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
  return `${STAFF_COOKIE}=${secret}; ${flags}`;
}

/** A change with a cookie must come from our own page. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (!origin) return false;
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
