import type {
  BEGIN_TOTP_REFUSES,
  CONFIRM_TOTP_REFUSES,
  END_TOTP_OF_PERSON_REFUSES,
  END_TOTP_REFUSES,
} from '@mam/contract/staff/refusals.ts';
import type { EndTotpBody, TotpSecret } from '@mam/contract/staff/totp.schema.ts';
import { mayEndTotpFor } from '@mam/domain/staff/people.ts';
import { BY_OPERATOR } from '../../audit/record-act.ts';
import type { Database } from '../../db/database.ts';
import { isRefused, type Refused, refuse } from '../../http/answer.ts';
import type { StaffMember } from '../../http/caller/principal.ts';
import { byMember, recordOwnAct, recordPersonAct } from '../acts.ts';
import { lockPerson } from '../people/change-person.ts';
import { endSessionsOfStaff } from '../queries.ts';
import { giveBackTry, heldFor, takeTry, wrongCode } from '../sign-in/brakes.ts';
import { ownCodeBrake, ownPasswordBrake, tryOwnPassword } from '../sign-in/own-password.ts';
import { nameKey } from '../sign-in/sign-in.ts';
import {
  forgetTotp,
  giveRecoveryCodes,
  hasTotp,
  lockAccount,
  newSecret,
  spendCode,
  totpStep,
  totpUri,
} from './totp.ts';

/** [SF12] A secret that counts once confirmed, in place of one begun before. */
export async function beginTotp(
  database: Database,
  staff: StaffMember,
  { password, issuer }: { password: string; issuer: string },
  now: number,
): Promise<TotpSecret | Refused<(typeof BEGIN_TOTP_REFUSES)[number]>> {
  const brakes = [ownPasswordBrake(staff.id)];
  const tried = await tryOwnPassword(database, staff, password, { brakes, now });
  if (isRefused(tried)) return tried;
  const secret = newSecret();
  return database.transaction<TotpSecret | Refused<'TOTP_ON'>>(async (trx) => {
    await giveBackTry(trx, brakes);
    if (!(await lockAccount(trx, staff.id))) return refuse('NO_IDENTITY');
    if (await hasTotp(trx, staff.id)) return refuse('TOTP_ON');
    const begun = { secret, confirmed_at: null, last_step: 0 };
    await trx
      .insertInto('staff_totp')
      .values({ staff_id: staff.id, ...begun })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(begun))
      .execute();
    return { secret, uri: totpUri(secret, issuer, staff.name) };
  });
}

/** [SF12] The first code switches it on: everybody who came in without one signs in again. */
export async function confirmTotp(
  database: Database,
  staff: StaffMember,
  code: string,
  now: number,
): Promise<string[] | Refused<(typeof CONFIRM_TOTP_REFUSES)[number]>> {
  const brakes = [ownCodeBrake(staff.id)];
  // counted by itself: a refusal undoes what its transaction has written
  const taken = await database.transaction((trx) => takeTry(trx, brakes, now));
  if ('heldFor' in taken) return heldFor(taken.heldFor);
  return database.transaction<string[] | Refused<(typeof CONFIRM_TOTP_REFUSES)[number]>>(async (trx) => {
    if (!(await lockAccount(trx, staff.id))) return refuse('NO_IDENTITY');
    const begun = await trx
      .selectFrom('staff_totp')
      .select(['secret', 'confirmed_at'])
      .where('staff_id', '=', staff.id)
      .executeTakeFirst();
    if (!begun) return refuse('TOTP_OFF');
    if (begun.confirmed_at !== null) return refuse('TOTP_ON');
    const step = totpStep(begun.secret, code, now);
    if (step === null) return wrongCode(taken);
    await trx
      .updateTable('staff_totp')
      .set({ confirmed_at: now, last_step: step })
      .where('staff_id', '=', staff.id)
      .execute();
    await endSessionsOfStaff(trx, staff.id, staff.session);
    await giveBackTry(trx, brakes);
    recordOwnAct(trx, staff, now, { name: 'secondStepOn' });
    return giveRecoveryCodes(trx, staff.id);
  });
}

/** [SF14] One's own, with password and code. */
export async function endTotp(
  database: Database,
  staff: StaffMember,
  { password, code }: EndTotpBody,
  now: number,
): Promise<Refused<(typeof END_TOTP_REFUSES)[number]> | null> {
  const brakes = [ownPasswordBrake(staff.id), ownCodeBrake(staff.id)];
  const tried = await tryOwnPassword(database, staff, password, { brakes, now });
  if (isRefused(tried)) return tried;
  return database.transaction<Refused<(typeof END_TOTP_REFUSES)[number]> | null>(async (trx) => {
    if (!(await lockAccount(trx, staff.id))) return refuse('NO_IDENTITY');
    if (!(await hasTotp(trx, staff.id))) return refuse('TOTP_OFF');
    if (!(await spendCode(trx, staff.id, code, now))) return wrongCode(tried.taken);
    await forgetTotp(trx, staff.id);
    await endSessionsOfStaff(trx, staff.id, staff.session);
    await giveBackTry(trx, brakes);
    recordOwnAct(trx, staff, now, { name: 'secondStepOff' });
    return null;
  });
}

/** [SF14] By an owner for somebody else, who lost their phone. */
export async function endTotpOfPerson(
  database: Database,
  staff: StaffMember,
  id: string,
  now: number,
): Promise<Refused<(typeof END_TOTP_OF_PERSON_REFUSES)[number]> | null> {
  return database.transaction<Refused<'TOTP_OFF'> | null>(async (trx) => {
    const locked = await lockPerson(trx, staff, id);
    if ('refused' in locked) return locked;
    if (!mayEndTotpFor(staff, locked.person)) return refuse('NOT_YOURS');
    await lockAccount(trx, id);
    if (!(await forgetTotp(trx, id))) return refuse('TOTP_OFF');
    await endSessionsOfStaff(trx, id);
    const person = { id, name: locked.person.name };
    recordPersonAct({ trx, brand: staff.brand, by: byMember(staff), now, person }, { name: 'secondStepOff' });
    return null;
  });
}

/**
 * [SF14] Switches an account's code off by the operator: its holder has no phone, no recovery code and no other owner.
 */
export async function endTotpByName(
  database: Database,
  { brand, name }: { readonly brand: string; readonly name: string },
  now: number,
): Promise<'ENDED' | 'UNKNOWN' | 'OFF'> {
  return database.transaction(async (trx) => {
    const account = await trx
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('brand', '=', brand)
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (!account || !(await lockAccount(trx, account.id))) return 'UNKNOWN';
    if (!(await forgetTotp(trx, account.id))) return 'OFF';
    await endSessionsOfStaff(trx, account.id);
    recordPersonAct({ trx, brand, by: BY_OPERATOR, now, person: account }, { name: 'secondStepOff' });
    return 'ENDED';
  });
}
