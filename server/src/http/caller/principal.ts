import type { IncomingHttpHeaders } from 'node:http';
import type { Rank } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { prepared } from '../../db/prepared-statement.ts';
import type { DinerRow } from '../../db/tables/diner-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { hashOfSecret } from '../secret.ts';

export interface Diner {
  readonly uid: string;
  readonly isTest: boolean;
  /** [DN7] null = for ever */
  readonly keptUntil: number | null;
}

/** A device of the restaurant, by its cookie [SF27]. */
export interface DeviceOfStore {
  readonly id: string;
  readonly brand: string;
  readonly storeId: number;
  readonly name: string;
}

/** Somebody who works for a brand; or a device of one of its stores with nobody at it, whose id is the device's. */
export interface StaffMember {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  /** [SF25] the name guests read */
  readonly shownName: string;
  readonly role: Rank;
  readonly stores: readonly number[];
  /** hash of the session's secret, to end it by; '' = nobody is in at the device */
  readonly session: string;
  /** the device they stand at; null = a browser of their own */
  readonly device: DeviceOfStore | null;
  /** [SF29] they came in by six digits */
  readonly byPin: boolean;
}

/**
 * The cookies of staff; diners have none. Under https their names begin with __Host-: the browser then takes them from
 * this host only, never from a neighbour on the same domain.
 */
export const STAFF_COOKIES = { session: 'mam_staff', browser: 'mam_browser', device: 'mam_device' } as const;
type StaffCookie = keyof typeof STAFF_COOKIES;

export type CookieSite = Pick<Config, 'publicUrl' | 'mode'>;

const isHttps = ({ publicUrl }: CookieSite) => publicUrl.startsWith('https:');
/** As it is sent. */
export const cookieName = (cookie: StaffCookie, site: CookieSite) =>
  `${isHttps(site) ? '__Host-' : ''}${STAFF_COOKIES[cookie]}`;

const LONGEST_SECRET = 128;

export function readStaffCookie(
  headers: IncomingHttpHeaders,
  cookie: StaffCookie,
  site: CookieSite,
): string | null {
  const name = cookieName(cookie, site);
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value && value.length <= LONGEST_SECRET) return value;
  }
  return null;
}

const dinerByToken = prepared<{ hash: string }, Pick<DinerRow, 'uid' | 'is_test' | 'kept_until'>>(
  (db, value) =>
    db.selectFrom('diners').select(['uid', 'is_test', 'kept_until']).where('token_hash', '=', value('hash')),
);

/** The diner of this X-USER-TOKEN; uids in bodies and addresses prove nothing. */
export async function authenticateDiner(
  read: Kysely<Tables>,
  headers: IncomingHttpHeaders,
): Promise<Diner | null> {
  const token = headers['x-user-token'];
  if (typeof token !== 'string' || token === '' || token.length > LONGEST_SECRET) return null;
  const [row] = (await dinerByToken(read, { hash: hashOfSecret(token) })).rows;
  return row ? { uid: row.uid, isTest: row.is_test === 1, keptUntil: row.kept_until } : null;
}

/** A Set-Cookie value; seconds 0 ends it. */
export function staffCookie(cookie: StaffCookie, secret: string, seconds: number, site: CookieSite): string {
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${isHttps(site) ? '; Secure' : ''}`;
  return `${cookieName(cookie, site)}=${secret}; ${flags}`;
}

/**
 * [SF9] A change with a cookie must come from our own page. Which page that is says PUBLIC_URL, not the Host header, which
 * anybody may write; a demo is also opened by other names of the same machine.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, { publicUrl, mode }: CookieSite): boolean {
  if (!origin) return false;
  if (origin === publicUrl) return true;
  return mode === 'demo' && URL.canParse(origin) && new URL(origin).host === host;
}
