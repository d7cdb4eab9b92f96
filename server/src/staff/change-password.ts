import type { OwnPasswordBody } from '@mam/contract/staff/people.schema.ts';
import type { OWN_PASSWORD_REFUSES } from '@mam/contract/staff/refusals.ts';
import { BY_OPERATOR } from '../audit/record-act.ts';
import type { Database } from '../db/database.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { recordOwnAct, recordPersonAct } from './acts.ts';
import { forgetPins } from './device/pins.ts';
import { endSessionsOfStaff } from './queries.ts';
import { giveBackTry, wrong } from './sign-in/brakes.ts';
import { ownPasswordBrake, tryOwnPassword } from './sign-in/own-password.ts';
import { hashPassword } from './sign-in/password.ts';
import { accountBrake, nameKey } from './sign-in/sign-in.ts';
import { isWeakPassword } from './sign-in/weak-password.ts';

/**
 * By the operator. A new password signs everybody out who came in by the old one, knows their browsers no more, and
 * begins counting anew. Digits at devices are chosen anew, too.
 */
export async function changePassword(
  database: Database,
  { brand, name, password }: { brand: string; name: string; password: string },
  now: number,
  by = BY_OPERATOR,
): Promise<'CHANGED' | 'UNKNOWN' | 'WEAK_PASSWORD'> {
  if (await isWeakPassword(password, [name, brand])) return 'WEAK_PASSWORD';
  const password_hash = await hashPassword(password);
  return database.transaction(async (trx) => {
    const row = await trx
      .updateTable('staff')
      .set({ password_hash })
      .where('brand', '=', brand)
      .where('name_key', '=', nameKey(name))
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!row) return 'UNKNOWN';
    await endSessionsOfStaff(trx, row.id);
    await trx.deleteFrom('staff_browsers').where('staff_id', '=', row.id).execute();
    await forgetPins(trx, row.id);
    await giveBackTry(trx, [accountBrake(brand, nameKey(name))]);
    recordPersonAct({ trx, brand, by, now, person: row }, { name: 'changePassword' });
    return 'CHANGED';
  });
}

type OwnPasswordCode = (typeof OWN_PASSWORD_REFUSES)[number];

/**
 * [SF3] Changes one's own password, with the old one: one's other sessions end. Wrong tries count as when signing in.
 */
export async function changeOwnPassword(
  database: Database,
  staff: StaffMember,
  { current, password }: OwnPasswordBody,
  now: number,
): Promise<Refused<OwnPasswordCode> | null> {
  const brakes = [ownPasswordBrake(staff.id)];
  const tried = await tryOwnPassword(database, staff, current, { brakes, now });
  if (isRefused(tried)) return tried;
  if (await isWeakPassword(password, [staff.name, staff.brand])) return refuse('WEAK_PASSWORD');
  const password_hash = await hashPassword(password);
  return database.transaction<Refused<OwnPasswordCode> | null>(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({ password_hash })
      .where('id', '=', staff.id)
      // two changes side by side: the second no longer knows the old password
      .where('password_hash', '=', tried.hash)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return wrong(tried.taken);
    await endSessionsOfStaff(trx, staff.id, staff.session);
    await giveBackTry(trx, brakes);
    recordOwnAct(trx, staff, now, { name: 'changePassword' });
    return null;
  });
}
