import { seconds } from '@mam/contract/http/moment-wire.ts';
import { PhoneProved } from '@mam/contract/message/phone-code.schema.ts';
import { PROVE_PHONE_REFUSES } from '@mam/contract/message/refusals.ts';
import { provePhone } from '@mam/contract/staff/prove-phone.ts';
import { provedUntil } from '@mam/domain/message/phone-code.ts';
import Type from 'typebox';
import type { Feature } from '../context.ts';
import { putPhoneProof } from '../diner/phone-proofs.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { recordOrderAct } from './acts.ts';
import { atOrder } from './places.ts';
import { serveStaffCommand } from './serve-staff.ts';

/** [MS10] A manager proves the number of a guest's order at the counter; their name stays with it. */
export const staffPhoneRoutes: Feature = (app, context) => {
  serveStaffCommand(
    app,
    context,
    provePhone,
    {
      may: 'provePhone',
      at: atOrder,
      params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 12 }) }),
      answer: PhoneProved,
      refuses: PROVE_PHONE_REFUSES,
    },
    {
      act: async ({
        trx,
        actor,
        order,
        now: proved_at,
      }): Promise<Answer<PhoneProved, (typeof PROVE_PHONE_REFUSES)[number]>> => {
        const { brand, uid, phoneNumber } = order;
        if (uid === null || phoneNumber === '') return refuse('NO_PHONE_TO_PROVE');
        const proof = {
          brand,
          phone_number: phoneNumber,
          uid,
          proved_at,
          how: 'staff',
          staff_id: actor.id,
        } as const;
        await putPhoneProof(trx, context, proof);
        recordOrderAct({ trx, actor, order, now: proved_at }, { name: 'provePhone' });
        return ok({ proved_until: seconds(provedUntil(proved_at)) });
      },
      tell: (proved, { staff: { id: staff, brand }, params: { code }, request }) => {
        request.log.info({ brand, code, staff }, 'a phone number was proved at the counter');
        return ok(proved);
      },
    },
  );
};
