// Staff are known by cookies: a session's, and that of a device of the restaurant, which looks on by itself.
import type { IncomingHttpHeaders } from 'node:http';
import { shownToGuests } from '@mam/domain/staff/people.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import type { Database } from '../../db/database.ts';
import { hashOfSecret } from '../secret.ts';
import { type CookieSite, type DeviceOfStore, readStaffCookie, type StaffMember } from './principal.ts';

/** [SF32] How stale the last use of a session or device may be kept, in ms: a write for each call would be one too many. */
const USE_TOLD_EVERY = 60_000;

/** Where sessions of staff are kept, and by which clock they end. */
interface StaffSessions {
  readonly database: Database;
  readonly config: CookieSite;
  readonly now: () => number;
}

interface Used {
  readonly last_at: number;
}

const isStale = ({ last_at }: Used, now: number) => Math.abs(now - last_at) >= USE_TOLD_EVERY;

/** [SF27] The device of the restaurant with this cookie. */
export async function deviceOf(
  { database, config, now }: StaffSessions,
  headers: IncomingHttpHeaders,
): Promise<DeviceOfStore | null> {
  const secret = readStaffCookie(headers, 'device', config);
  if (!secret) return null;
  const row = await database.read
    .selectFrom('devices')
    .select(['id', 'brand', 'store_id', 'name', 'last_at'])
    .where('token_hash', '=', hashOfSecret(secret))
    .executeTakeFirst();
  if (!row) return null;
  if (isStale(row, now()))
    await database.transaction((trx) =>
      trx.updateTable('devices').set({ last_at: now() }).where('id', '=', row.id).execute(),
    );
  const { id, brand, name, store_id: storeId } = row;
  return { id, brand, name, storeId };
}

/** A device with nobody at it, as a caller of its own. */
const asCaller = (device: DeviceOfStore): StaffMember => ({
  id: device.id,
  brand: device.brand,
  name: device.name,
  shownName: device.name,
  role: 'device',
  stores: [device.storeId],
  session: '',
  device,
  byPin: false,
});

interface SessionPerson extends Used {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly displayName: string;
  readonly role: Role;
  readonly expiresAt: number;
  readonly deviceId: string | null;
  readonly byPin: boolean;
}

async function personOfSession({ read }: Database, session: string): Promise<SessionPerson | null> {
  const row = await read
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff.id', 'staff.brand', 'staff.name', 'staff.display_name', 'staff.role'])
    .select(['staff_sessions.expires_at', 'staff_sessions.device_id', 'staff_sessions.by_pin'])
    .select('staff_sessions.last_at')
    .where('staff_sessions.token_hash', '=', session)
    .where('staff.active', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const { display_name: displayName, expires_at: expiresAt, device_id: deviceId, by_pin, ...person } = row;
  return { ...person, displayName, expiresAt, deviceId, byPin: by_pin === 1 };
}

/** The stores somebody is bound to; none = every store of the brand. */
async function storesOf({ read }: Database, { id, brand }: SessionPerson): Promise<number[]> {
  const rows = await read
    .selectFrom('staff_stores')
    .select('store_id')
    .where('staff_id', '=', id)
    .where('brand', '=', brand)
    .execute();
  return rows.map(({ store_id }) => store_id);
}

/**
 * [SF8] The person of this session cookie, while the session lasts and the account is active. A session that is found
 * expired is deleted: a clock that is put back does not revive it. [SF31] A session of a device lasts at that device alone.
 */
async function personIn(
  { database, now }: StaffSessions,
  session: string,
  device: DeviceOfStore | null,
): Promise<StaffMember | null> {
  const person = await personOfSession(database, session);
  if (!person) return null;
  if (person.expiresAt <= now()) {
    await database.transaction((trx) =>
      trx.deleteFrom('staff_sessions').where('token_hash', '=', session).execute(),
    );
    return null;
  }
  if (person.deviceId !== null && person.deviceId !== device?.id) return null;
  if (isStale(person, now()))
    await database.transaction((trx) =>
      trx.updateTable('staff_sessions').set({ last_at: now() }).where('token_hash', '=', session).execute(),
    );
  const { id, brand, name, displayName, role, byPin } = person;
  const shownName = shownToGuests({ name, displayName });
  const stores = await storesOf(database, person);
  return { id, brand, name, shownName, role, stores, session, device, byPin };
}

/** A caller is the person who is in, or else the device they may come in at. */
export async function authenticateStaff(
  sessions: StaffSessions,
  headers: IncomingHttpHeaders,
): Promise<StaffMember | null> {
  const device = await deviceOf(sessions, headers);
  const secret = readStaffCookie(headers, 'session', sessions.config);
  const person = secret ? await personIn(sessions, hashOfSecret(secret), device) : null;
  return person ?? (device && asCaller(device));
}
