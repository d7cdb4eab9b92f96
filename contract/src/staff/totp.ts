import { endpoint } from '../http/endpoint.ts';
import type { Nothing } from './me.schema.ts';
import type { People, PersonParams } from './people.schema.ts';
import type {
  BEGIN_TOTP_REFUSES,
  CONFIRM_TOTP_REFUSES,
  END_TOTP_OF_PERSON_REFUSES,
  END_TOTP_REFUSES,
} from './refusals.ts';
import type {
  BeginTotpBody,
  ConfirmTotpBody,
  EndTotpBody,
  RecoveryCodes,
  TotpSecret,
} from './totp.schema.ts';

/** A secret for one's own account, in place of one begun before; it counts once confirmed. */
export const beginTotp = endpoint<{
  body: BeginTotpBody;
  answer: TotpSecret;
  refuses: typeof BEGIN_TOTP_REFUSES;
}>({ method: 'POST', path: '/v1/staff/totp', auth: 'staff' });

/** The first code switches it on; every other session of the account ends. */
export const confirmTotp = endpoint<{
  body: ConfirmTotpBody;
  answer: RecoveryCodes;
  refuses: typeof CONFIRM_TOTP_REFUSES;
}>({ method: 'POST', path: '/v1/staff/totp/confirm', auth: 'staff' });

/** Switches one's own off; every other session of the account ends. */
export const endTotp = endpoint<{
  body: EndTotpBody;
  answer: Nothing;
  refuses: typeof END_TOTP_REFUSES;
}>({ method: 'POST', path: '/v1/staff/totp/off', auth: 'staff' });

/** Owners only, for somebody else who lost their phone; all sessions of that person end. */
export const endTotpOfPerson = endpoint<{
  params: PersonParams;
  answer: People;
  refuses: typeof END_TOTP_OF_PERSON_REFUSES;
}>({ method: 'POST', path: '/v1/staff/people/{id}/totp/off', auth: 'staff' });
