import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { DeviceRow } from '../../db/tables/staff-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { StaffMember } from '../../http/caller/principal.ts';
import { hashOfSecret } from '../../http/secret.ts';

interface NewDevice {
  readonly store: number;
  readonly name: string;
  readonly now: number;
}

/**
 * [SF27] The browser that asks becomes a device of a store: its secret. [SF31] Whoever registers it stands at it from now on,
 * and what it was before is gone.
 */
export async function addDevice(
  trx: Trx,
  { id: added_by, brand, session, device: before }: StaffMember,
  { store, name, now }: NewDevice,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await trx
    .insertInto('devices')
    .values({
      ...{ id, brand, store_id: store, name, added_by, created_at: now, last_at: now },
      token_hash: hashOfSecret(secret),
    })
    .execute();
  await trx.updateTable('staff_sessions').set({ device_id: id }).where('token_hash', '=', session).execute();
  if (before) await trx.deleteFrom('devices').where('id', '=', before.id).execute();
  return secret;
}

/** A device by its id. */
export const deviceById = (db: Kysely<Tables>, brand: string, id: string): Promise<DeviceRow | undefined> =>
  db.selectFrom('devices').selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst();

/** The digits chosen at it and the sessions begun at it go with it. */
export async function removeDevice(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('devices').where('id', '=', id).execute();
}

/** The devices of a brand, with the name of who is in at each. */
export async function devicesOfBrand(
  db: Kysely<Tables>,
  brand: string,
  now: number,
): Promise<(DeviceRow & { readonly person: string | null })[]> {
  const devices = await db
    .selectFrom('devices')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('created_at')
    .execute();
  const turns = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff_sessions.device_id', 'staff.name'])
    .where('staff_sessions.brand', '=', brand)
    .where('staff_sessions.device_id', 'is not', null)
    .where('staff_sessions.expires_at', '>', now)
    .orderBy('staff_sessions.created_at')
    .execute();
  const names = new Map(turns.map(({ device_id, name }) => [device_id, name]));
  return devices.map((device) => ({ ...device, person: names.get(device.id) ?? null }));
}
