import { seconds } from '@mam/contract/http/moment-wire.ts';
import { CORRECT_POINTS_REFUSES } from '@mam/contract/loyalty/refusals.ts';
import { CorrectPointsBody, NumberPoints } from '@mam/contract/staff/order-points.schema.ts';
import { correctPoints as correctCall, getNumberPoints } from '@mam/contract/staff/order-points.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { wholePoints } from '@mam/domain/loyalty/points.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { Feature } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { type Account, correctionsOfAccount, correctPoints, readPointsBalance } from '../loyalty/ledger.ts';
import { recordOrderAct } from './acts.ts';
import { atOrder } from './places.ts';
import { type Finder, serveStaff, serveStaffCommand } from './serve-staff.ts';

const CODE = Type.Object({ code: Type.String({ minLength: 1, maxLength: 12 }) });

/** The account of an order's number; none where it has no number. */
const atAccount: Finder<
  { params: { code: string }; answer: NumberPoints },
  { readonly account: Account; readonly order: PlacedOrder }
> = async (context, call, db) => {
  const found = await atOrder(context, call, db);
  if (!found || found.order.phoneNumber === '') return null;
  const { brand, phoneNumber } = found.order;
  return { account: { brand, phone_number: phoneNumber }, order: found.order };
};

async function readNumberPoints(db: Kysely<Tables>, account: Account): Promise<NumberPoints> {
  const balance = await readPointsBalance(db, account);
  const corrections = await correctionsOfAccount(db, account);
  return {
    point: balance === undefined ? null : wholePoints(balance),
    corrections: corrections.map(({ points, reason, by_staff, at }) => ({
      point: points / 100,
      reason: reason ?? '',
      by: by_staff ?? '',
      at: seconds(at),
    })),
  };
}

/** [LO16] Managers look at the points of an order's number, and correct them; their name stays with it. */
export const staffPointsRoutes: Feature = (app, context) => {
  serveStaff(
    app,
    context,
    getNumberPoints,
    { may: 'correctPoints', at: atAccount, params: CODE, answer: NumberPoints },
    async ({ account }) => ok(await readNumberPoints(context.database.read, account)),
  );

  serveStaffCommand(
    app,
    context,
    correctCall,
    {
      may: 'correctPoints',
      at: atAccount,
      once: true,
      params: CODE,
      body: CorrectPointsBody,
      answer: NumberPoints,
      refuses: CORRECT_POINTS_REFUSES,
    },
    {
      act: async ({
        trx,
        actor,
        account,
        order,
        body,
        now,
      }): Promise<Answer<NumberPoints, (typeof CORRECT_POINTS_REFUSES)[number]>> => {
        const reason = cleanText(body.reason);
        if (!reason) return refuse('MALFORMED', { path: 'reason' });
        const correction = { points: body.point, reason, by_staff: actor.name, now };
        const refusal = await correctPoints(trx, account, correction);
        if (!refusal) {
          const details = { points: body.point, reason };
          recordOrderAct({ trx, actor, order, now }, { name: 'correctPoints', details });
          return ok(await readNumberPoints(trx, account));
        }
        const { refused, ...detail } = refusal;
        return refuse(refused, detail);
      },
      tell: (points, { staff: { id: staff, brand }, params: { code }, body, request }) => {
        request.log.info({ brand, code, staff, points: body.point }, 'points were corrected');
        return ok(points);
      },
    },
  );
};
