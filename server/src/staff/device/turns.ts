import type { TurnBody } from '@mam/contract/staff/device/device.schema.ts';
import type { TURN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import { turnEnd } from '@mam/domain/staff/turn.ts';
import type { Database, Trx } from '../../db/database.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import type { DeviceOfStore } from '../../http/caller/principal.ts';
import { endSession, memberById } from '../queries.ts';
import { giveBackTry, heldFor, type NamedBrake, namedBrake, takeTry } from '../sign-in/brakes.ts';
import { beginSession, type Session, type SignInBrowser, sessionEnd } from '../sign-in/sign-in.ts';
import { isPin, pinHash } from './pins.ts';

type TurnCode = (typeof TURN_REFUSES)[number];

/** A device with its secret, and the session that is in at it ('' = none). */
export interface Stand {
  readonly device: DeviceOfStore;
  readonly secret: string;
  readonly session: string;
}

/** [SF30] Wrong digits hold their person at this device, and many of them the device; nobody is held elsewhere. */
const pinBrakes = (deviceId: string, staffId: string): readonly NamedBrake[] => [
  namedBrake('pin', deviceId, staffId),
  namedBrake('device', deviceId),
];

/** The account, if it works where the device stands. */
async function workerAt(trx: Database['read'], { brand, storeId }: DeviceOfStore, staffId: string) {
  const member = await memberById(trx, staffId);
  return member && worksFor(member, { brand, id: storeId }) ? member : undefined;
}

/** [SF28] [SF30] Somebody comes in at a device by their digits; whoever was in there is out. */
export async function beginTurn(
  database: Database,
  { device, secret, session }: Stand,
  { person: staffId, pin }: TurnBody,
  from: SignInBrowser,
): Promise<Session | Refused<TurnCode>> {
  const place = { deviceId: device.id, secret, staffId };
  const known = await workerAt(database.read, device, staffId);
  const hash = known && (await pinHash(database.read, place));
  if (!hash) return refuse('PIN_UNSET');
  const brakes = pinBrakes(device.id, staffId);
  const taken = await database.transaction((trx) => takeTry(trx, brakes, from.now));
  if ('heldFor' in taken) return heldFor(taken.heldFor);
  if (!(await isPin(pin, place, hash)))
    return taken.pause > 0 ? heldFor(taken.pause) : refuse('WRONG_PIN', { tries: taken.tries });
  return database.transaction<Session | Refused<TurnCode>>(async (trx) => {
    // removed, sent elsewhere or given other digits meanwhile
    if (!(await workerAt(trx, device, staffId)) || (await pinHash(trx, place)) !== hash)
      return refuse('PIN_UNSET');
    const refused = await giveBackTry(trx, brakes);
    if (session) await endSession(trx, session);
    return beginSession(
      trx,
      { id: staffId, brand: device.brand },
      { ...from, device },
      { byPin: true, refused },
    );
  });
}

/** [SF31] A touch keeps whoever is in at a device; a turn that is over stays over. */
export async function keepTurn(trx: Trx, session: string, now: number): Promise<void> {
  const row = await trx
    .selectFrom('staff_sessions')
    .select('created_at')
    .where('token_hash', '=', session)
    .where('device_id', 'is not', null)
    .executeTakeFirst();
  if (!row) return;
  await trx
    .updateTable('staff_sessions')
    .set({ expires_at: turnEnd(now, sessionEnd(row.created_at)) })
    .where('token_hash', '=', session)
    .where('expires_at', '>', now)
    .execute();
}
