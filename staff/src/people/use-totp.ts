import { Refused } from '@mam/client/call.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import type { Me } from '@mam/contract/staff/me.schema.ts';
import type {
  BEGIN_TOTP_REFUSES,
  CONFIRM_TOTP_REFUSES,
  END_TOTP_REFUSES,
} from '@mam/contract/staff/refusals.ts';
import {
  beginTotp as beginTotpCall,
  confirmTotp as confirmTotpCall,
  endTotp as endTotpCall,
} from '@mam/contract/staff/totp.ts';
import { call } from '../data/ask.ts';
import { keys, noteRefusal, queries } from '../data/queries.ts';

type TotpCode =
  | (typeof BEGIN_TOTP_REFUSES)[number]
  | (typeof CONFIRM_TOTP_REFUSES)[number]
  | (typeof END_TOTP_REFUSES)[number];
export type TotpRefused = Refused<TotpCode>;

/** The data of an answer, or its refusal. */
function settled<T>(answer: Answer<T, TotpCode>): T | TotpRefused {
  if (answer.ok) return answer.data;
  const refused = new Refused(answer);
  // wrong ones are a 401 too, and no session that ended
  if (refused.code !== 'WRONG_PASSWORD' && refused.code !== 'WRONG_CODE') noteRefusal(refused);
  return refused;
}

export const beginTotp = async (password: string) =>
  settled(await call(beginTotpCall, { body: { password } }));

export const confirmTotp = async (code: string) => settled(await call(confirmTotpCall, { body: { code } }));

export const endTotp = async (password: string, code: string) =>
  settled(await call(endTotpCall, { body: { password, code } }));

/** Told to the screens once the recovery codes are put away, or it is off. */
export function keepTotp(recoveryCodes: number | null): void {
  queries.setQueryData(
    keys.me,
    (me: Me | null | undefined) =>
      me && { ...me, totp: recoveryCodes !== null, recovery_codes_left: recoveryCodes },
  );
}
