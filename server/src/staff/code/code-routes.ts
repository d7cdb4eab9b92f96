import { toWire } from '@mam/contract/money/money-wire.ts';
import { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { LayCodeBody, TriedCode, TryCodeBody } from '@mam/contract/staff/code/lay-code.schema.ts';
import { layCode as layCodeCall, tryCode } from '@mam/contract/staff/code/lay-code.ts';
import { LAY_CODE_REFUSES } from '@mam/contract/voucher/refusals.ts';
import { type PlacedOrder, savedByVoucher } from '@mam/domain/order/placed-order.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { Kysely } from 'kysely';
import type { Context, Feature } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../../http/answer.ts';
import { networkOf } from '../../http/caller/network.ts';
import { limitGuesses } from '../../voucher/check-limits.ts';
import { recordOrderAct } from '../acts.ts';
import { orderNow, refuseWithOrder } from '../order-command.ts';
import { atOrder } from '../places.ts';
import { type StaffCall, serveStaff, serveStaffCommand } from '../serve-staff.ts';
import { codeOnOrder, layCode } from './lay-code.ts';

type LayCode = (typeof LAY_CODE_REFUSES)[number];

/** The store an order belongs to, as it sells now. */
const sellingOf = ({ stores }: Context, db: Kysely<Tables>, { brand, storeId }: PlacedOrder) =>
  stores.get(db, brand, storeId);

const giftsOf = ({ lines }: Quote) =>
  lines.filter(({ kind }) => kind === 'gift').map(({ name, quantity }) => ({ item_name: name, quantity }));

/** [CH7] Nobody at the counter guesses codes either. */
const guessing = <T extends object>(
  { rateLimits }: Context,
  { staff, request }: Pick<StaffCall<{ answer: StaffOrder }>, 'staff' | 'request'>,
  ask: () => Promise<T | Refused<LayCode>>,
) =>
  limitGuesses(
    rateLimits,
    { uid: `staff:${staff.id}`, network: networkOf(request.ip) },
    ask,
    (answer) => 'refused' in answer && answer.refused === 'VOUCHER_1',
  );

/** [VO22] Codes of vouchers at the counter: tried on an order, and laid on it. */
export const codeRoutes: Feature = (app, context) => {
  serveStaff(
    app,
    context,
    tryCode,
    {
      may: 'editOrders',
      at: atOrder,
      body: TryCodeBody,
      answer: TriedCode,
      refuses: LAY_CODE_REFUSES,
    },
    async ({ order, staff, request, body, now }) => {
      const { read } = context.database;
      const selling = await sellingOf(context, read, order);
      if (!selling) return refuse('UNKNOWN');
      const tried = await guessing(context, { staff, request }, () =>
        codeOnOrder(read, order, { typed: body.voucher_code, selling, now }),
      );
      if (isRefused(tried)) return tried;
      const { effect, bill } = tried;
      return ok({
        voucher_code: effect.code,
        name: effect.campaignName,
        amount: toWire(savedByVoucher(bill), order.currency),
        coupon: effect.coupon,
        gifts: giftsOf(bill),
        total_amount: toWire(bill.total, order.currency),
      });
    },
  );

  serveStaffCommand(
    app,
    context,
    layCodeCall,
    {
      may: 'editOrders',
      at: atOrder,
      once: true,
      body: LayCodeBody,
      answer: StaffOrder,
      refuses: LAY_CODE_REFUSES,
    },
    {
      act: async ({ trx, order, staff, actor, request, body, now }): Promise<Answer<null, LayCode>> => {
        const selling = await sellingOf(context, trx, order);
        if (!selling) return refuse('UNKNOWN');
        const { voucher_code: typed, version } = body;
        const laid = await guessing(context, { staff, request }, () =>
          layCode(trx, order, { typed, version, selling, actor, now }),
        );
        if (isRefused(laid)) return laid;
        const { bill, currency, voucher } = laid;
        recordOrderAct(
          { trx, actor, order, now },
          {
            name: 'layCode',
            details: {
              amount: savedByVoucher(bill),
              currency: currency.symbol,
              reason: voucher?.code ?? '',
            },
          },
        );
        return ok(null);
      },
      tell: async (_, { staff, params }) => {
        const order = await orderNow(context, staff, params.code);
        return order ? ok(order) : refuse('UNKNOWN');
      },
      refuseTelling: refuseWithOrder(context),
    },
  );
};
