import { seconds } from '@mam/contract/http/moment-wire.ts';
import { CORRECT_POINTS_REFUSES } from '@mam/contract/loyalty/refusals.ts';
import { CorrectPointsBody, NumberPoints } from '@mam/contract/staff/order-points.schema.ts';
import { correctPoints as correctCall, getNumberPoints } from '@mam/contract/staff/order-points.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { wholePoints } from '@mam/domain/loyalty/points.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { Feature } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { type Account, balanceOf, correctionsOf, correctPoints } from '../loyalty/ledger.ts';
import { orderByCode } from '../order/queries.ts';

const CODE = Type.Object({ code: Type.String({ minLength: 1, maxLength: 12 }) });

/** [LO16] Managers look at the points of the number an order was placed with, and correct them; their name stays with it. */
export const staffPointsRoutes: Feature = (app, context) => {
  const { database, idempotent, now } = context;

  /** Whose points they are; null = there is no such order for them, or it has no number. */
  const accountOf = async (staff: StaffMember, code: string): Promise<Account | null> => {
    const { brand } = staff;
    const order = await orderByCode(database.read, brand, code);
    if (!order || !worksFor(staff, { brand, id: order.store_id }) || order.phone_number === '') return null;
    return { brand, phone_number: order.phone_number };
  };

  const pointsOf = async (db: Kysely<Tables>, account: Account): Promise<NumberPoints> => {
    const balance = await balanceOf(db, account);
    const corrections = await correctionsOf(db, account);
    return {
      point: balance === undefined ? null : wholePoints(balance),
      corrections: corrections.map(({ points, reason, by_staff, at }) => ({
        point: points / 100,
        reason: reason ?? '',
        by: by_staff ?? '',
        at: seconds(at),
      })),
    };
  };

  serveStaff(
    app,
    context,
    getNumberPoints,
    { may: 'correctPoints', params: CODE, answer: NumberPoints },
    async ({ staff, params }) => {
      const account = await accountOf(staff, params.code);
      return account ? ok(await pointsOf(database.read, account)) : refuse('UNKNOWN');
    },
  );

  serveStaff(
    app,
    context,
    correctCall,
    {
      may: 'correctPoints',
      params: CODE,
      body: CorrectPointsBody,
      answer: NumberPoints,
      refuses: CORRECT_POINTS_REFUSES,
    },
    async ({ staff, params, body, key, request }) => {
      const account = await accountOf(staff, params.code);
      if (!account) return refuse('UNKNOWN');
      const reason = cleanText(body.reason);
      if (!reason) return refuse('MALFORMED', { path: 'reason' });
      const { point: points } = body;
      const asked = {
        uid: `staff:${staff.id}`,
        endpoint: `POST /v1/staff/order/${params.code}/points`,
        key,
        content: body,
        now: now(),
      };
      const answer = await idempotent(asked, async (trx) => {
        const correction = { points, reason, by_staff: staff.name, now: now() };
        const refusal = await correctPoints(trx, account, correction);
        if (refusal) {
          const { refused, ...detail } = refusal;
          return refuse(refused, detail);
        }
        return ok(await pointsOf(trx, account));
      });
      if (!isRefused(answer))
        request.log.info(
          { brand: staff.brand, code: params.code, staff: staff.id, points },
          'points were corrected',
        );
      return answer;
    },
  );
};
