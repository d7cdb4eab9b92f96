import { Nothing } from '@mam/contract/staff/me.schema.ts';
import { BEGIN_TOTP_REFUSES, CONFIRM_TOTP_REFUSES, END_TOTP_REFUSES } from '@mam/contract/staff/refusals.ts';
import {
  BeginTotpBody,
  ConfirmTotpBody,
  EndTotpBody,
  RecoveryCodes,
  TotpSecret,
} from '@mam/contract/staff/totp.schema.ts';
import {
  beginTotp as beginTotpCall,
  confirmTotp as confirmTotpCall,
  endTotp as endTotpCall,
} from '@mam/contract/staff/totp.ts';
import { brandByCode } from '../../brand/queries.ts';
import type { Feature } from '../../context.ts';
import { isRefused, ok } from '../../http/answer.ts';
import { noteAccount } from '../people/people-log.ts';
import { serveStaff } from '../serve-staff.ts';
import { beginTotp, confirmTotp, endTotp } from './switch-totp.ts';

/** The second step of signing in, on one's own account. */
export const totpRoutes: Feature = (app, context) => {
  const { database, now, log } = context;

  serveStaff(
    app,
    context,
    beginTotpCall,
    { may: 'ownAccount', body: BeginTotpBody, answer: TotpSecret, refuses: BEGIN_TOTP_REFUSES },
    async ({ staff, body, reply }) => {
      const issuer = (await brandByCode(database.read, staff.brand))?.name ?? staff.brand;
      const begun = await beginTotp(database, staff, { password: body.password, issuer }, now());
      reply.header('cache-control', 'no-store');
      return isRefused(begun) ? begun : ok(begun);
    },
  );

  serveStaff(
    app,
    context,
    confirmTotpCall,
    { may: 'ownAccount', body: ConfirmTotpBody, answer: RecoveryCodes, refuses: CONFIRM_TOTP_REFUSES },
    async ({ staff, body, reply }) => {
      const codes = await confirmTotp(database, staff, body.code, now());
      reply.header('cache-control', 'no-store');
      if (isRefused(codes)) return codes;
      noteAccount(log, 'second step on', staff, { person: staff.id });
      return ok({ recovery_codes: codes });
    },
  );

  serveStaff(
    app,
    context,
    endTotpCall,
    { may: 'ownAccount', body: EndTotpBody, answer: Nothing, refuses: END_TOTP_REFUSES },
    async ({ staff, body }) => {
      const refused = await endTotp(database, staff, body, now());
      if (refused) return refused;
      noteAccount(log, 'second step off', staff, { person: staff.id });
      return ok({});
    },
  );
};
