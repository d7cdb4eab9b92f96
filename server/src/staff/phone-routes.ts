import { seconds } from '@mam/contract/http/moment-wire.ts';
import { PhoneProved } from '@mam/contract/message/phone-code.schema.ts';
import { PROVE_PHONE_REFUSES } from '@mam/contract/message/refusals.ts';
import { provePhone } from '@mam/contract/staff/prove-phone.ts';
import { provedUntil } from '@mam/domain/message/phone-code.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import Type from 'typebox';
import type { Feature } from '../context.ts';
import { putPhoneProof } from '../diner/phone-proofs.ts';
import { ok, refuse } from '../http/answer.ts';
import { serveStaff } from '../http/serve.ts';
import { orderByCode } from '../order/queries.ts';

/** [MS10] A manager proves the number of a guest's order at the counter; their name stays with it. */
export const staffPhoneRoutes: Feature = (app, context) => {
  const { database, now } = context;

  serveStaff(
    app,
    context,
    provePhone,
    {
      may: 'provePhone',
      params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 12 }) }),
      answer: PhoneProved,
      refuses: PROVE_PHONE_REFUSES,
    },
    async ({ staff, params, request }) => {
      const { brand } = staff;
      const order = await orderByCode(database.read, brand, params.code);
      if (!order || !worksFor(staff, { brand, id: order.store_id })) return refuse('UNKNOWN');
      const { uid, phone_number, code } = order;
      if (uid === null || phone_number === '') return refuse('NO_PHONE_TO_PROVE');
      const proved_at = now();
      await database.transaction((trx) =>
        putPhoneProof(trx, context, {
          brand,
          phone_number,
          uid,
          proved_at,
          how: 'staff',
          staff_id: staff.id,
        }),
      );
      request.log.info({ brand, code, staff: staff.id }, 'a phone number was proved at the counter');
      return ok({ proved_until: seconds(provedUntil(proved_at)) });
    },
  );
};
