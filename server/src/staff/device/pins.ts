import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { Tables } from '../../db/tables.ts';
import { hashAt, isHashOf } from '../sign-in/password.ts';

/** A fifth of a password's: nobody guesses the secret that goes in with the digits, and a cook waits each time. */
const COST = { N: 16_384, r: 8, p: 1 };

/** Somebody at a device, whose secret is in its cookie and nowhere else. */
export interface PinPlace {
  readonly deviceId: string;
  readonly secret: string;
  readonly staffId: string;
}

/**
 * [SF28] The digits with the device's own secret: a million digits are soon tried, but a stolen database holds only a hash of
 * that secret, so there is nothing to try them against.
 */
const peppered = (pin: string, { secret, staffId }: PinPlace): string =>
  createHmac('sha256', secret).update(`${staffId}:${pin}`).digest('base64url');

export const hashPin = (pin: string, place: PinPlace): Promise<string> => hashAt(COST, peppered(pin, place));

export const isPin = (pin: string, place: PinPlace, stored: string): Promise<boolean> =>
  isHashOf(peppered(pin, place), stored);

/** The kept hash of somebody's digits at a device; undefined = they have chosen none there. */
export async function pinHash(
  db: Kysely<Tables>,
  { deviceId, staffId }: PinPlace,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('device_pins')
    .select('pin_hash')
    .where('device_id', '=', deviceId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.pin_hash;
}

export async function keepPin(
  trx: Trx,
  { deviceId, staffId }: PinPlace,
  { hash, now }: { readonly hash: string; readonly now: number },
): Promise<void> {
  await trx
    .insertInto('device_pins')
    .values({ device_id: deviceId, staff_id: staffId, pin_hash: hash, set_at: now })
    .onConflict((conflict) =>
      conflict.columns(['device_id', 'staff_id']).doUpdateSet({ pin_hash: hash, set_at: now }),
    )
    .execute();
}

/** At no device does anybody come in as this person by digits any more. */
export async function forgetPins(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('device_pins').where('staff_id', '=', staffId).execute();
}
