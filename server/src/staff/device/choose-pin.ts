import type { PinBody } from '@mam/contract/staff/device/device.schema.ts';
import type { PIN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { mayChoosePin, pinProblem } from '@mam/domain/staff/pin.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Database } from '../../db/database.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import type { StaffMember } from '../../http/caller/principal.ts';
import { byMember, recordPersonAct } from '../acts.ts';
import { memberById } from '../queries.ts';
import { hashPin, keepPin } from './pins.ts';
import type { Stand } from './turns.ts';

/** [SF28] Digits of one's own, or of somebody of a lower role who stands beside; they hold at this device. */
export async function choosePin(
  database: Database,
  { staff, device, secret }: Omit<Stand, 'session'> & { readonly staff: StaffMember },
  { person, pin }: PinBody,
  now: number,
): Promise<Refused<(typeof PIN_REFUSES)[number]> | null> {
  const problem = pinProblem(pin);
  if (problem) return refuse(problem);
  const staffId = person ?? staff.id;
  const place = { deviceId: device.id, secret, staffId };
  const hash = await hashPin(pin, place);
  return database.transaction<Refused<(typeof PIN_REFUSES)[number]> | null>(async (trx) => {
    const member = await memberById(trx, staffId);
    if (!member || !worksFor(member, { brand: device.brand, id: device.storeId })) return refuse('UNKNOWN');
    if (!mayChoosePin(staff, { id: staffId, role: member.role })) return refuse('NOT_YOURS');
    await keepPin(trx, place, { hash, now });
    // whoever came in by the digits of before is out
    await trx
      .deleteFrom('staff_sessions')
      .where('staff_id', '=', staffId)
      .where('device_id', '=', device.id)
      .where('token_hash', '!=', staff.session)
      .execute();
    const hand = { trx, brand: device.brand, by: byMember(staff), now, store: device.storeId };
    recordPersonAct({ ...hand, person: { id: staffId, name: member.name } }, { name: 'choosePin' });
    return null;
  });
}
