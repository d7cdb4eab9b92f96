import { seconds } from '@mam/contract/http/moment-wire.ts';
import { minorFromTyped, toWire } from '@mam/contract/money/money-wire.ts';
import {
  ConfirmTransferBody,
  OrderMoney,
  RefundBody,
  UnplacedMoney,
} from '@mam/contract/payment/payment.schema.ts';
import { CONFIRM_TRANSFER_REFUSES, REFUND_REFUSES } from '@mam/contract/payment/refusals.ts';
import {
  confirmTransfer as confirmCall,
  getOrderMoney,
  listUnplacedMoney,
  refundOrder,
} from '@mam/contract/payment/staff-money.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { type Currency, DONG } from '@mam/domain/money/currency.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context, Feature } from '../context.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import { orderByCode } from '../order/queries.ts';
import { askRefund } from '../payment/ask-refund.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { noticesOfBrand, paymentsOfOrder } from '../payment/money.ts';
import { orderMoney } from '../payment/money-wire.ts';
import { type RefundRequest, writeRefund } from '../payment/refund-order.ts';
import { readMoney } from '../payment/share/shares.ts';
import { recordOrderAct, recordRefunds } from './acts.ts';
import { atOrder } from './places.ts';
import { type StaffCall, serveStaff, serveStaffCommand } from './serve-staff.ts';

const NOTICES = 100;

async function moneyOfOrder({ database, stores }: Context, order: PlacedOrder): Promise<OrderMoney> {
  const selling = await stores.get(database.read, order.brand, order.storeId);
  const money = await readMoney(database.read, order);
  return orderMoney(order, money, selling?.store.bankAccount ?? null);
}

/** The money of an order after a command on it. */
async function moneyNow(
  context: Context,
  { staff, params }: Pick<StaffCall<{ params: { code: string }; answer: OrderMoney }>, 'staff' | 'params'>,
): Promise<Answer<OrderMoney>> {
  const order = await orderByCode(context.database.read, staff.brand, params.code);
  return order ? ok(await moneyOfOrder(context, order)) : refuse('UNKNOWN');
}

/** A wish in minor units of the order's own currency; MALFORMED for an amount it cannot have. */
function readRefund(
  { amount, lines, reason }: RefundBody,
  currency: Currency,
): Pick<RefundRequest, 'amount' | 'lines' | 'reason'> | Refused {
  const why = cleanText(reason);
  if (!why || (amount !== undefined && lines)) return refuse('MALFORMED');
  const sum = amount === undefined ? null : minorFromTyped(amount, currency);
  if (amount !== undefined && sum === null) return refuse('MALFORMED');
  return { amount: sum, lines: lines ?? null, reason: why };
}

function serveRefunds(...[app, context]: Parameters<Feature>): void {
  const { database } = context;

  serveStaffCommand(
    app,
    context,
    refundOrder,
    {
      may: 'refund',
      at: atOrder,
      once: true,
      body: RefundBody,
      answer: OrderMoney,
      refuses: REFUND_REFUSES,
    },
    {
      act: async ({
        trx,
        actor,
        order,
        body,
        now,
      }): Promise<Answer<readonly string[], (typeof REFUND_REFUSES)[number]>> => {
        const wish = readRefund(body, order.currency);
        if ('refused' in wish) return wish;
        const rows = await writeRefund(trx, context, order, { ...wish, actor, now });
        if ('refused' in rows) return rows;
        const written = rows.map(({ id }) => id);
        await recordRefunds({ trx, actor, order, now }, written, { name: 'refund', reason: wish.reason });
        return ok(written);
      },
      tell: async (written, call) => {
        const { staff, params } = call;
        const order = await orderByCode(database.read, staff.brand, params.code);
        const rows = order ? await paymentsOfOrder(database.read, order.brand, order.id) : [];
        for (const row of rows) if (written.includes(row.id)) await askRefund(context, row);
        return moneyNow(context, call);
      },
    },
  );
}

/** Money as staff handle it: transfers confirmed, refunds, and what nobody can place. */
export const moneyRoutes: Feature = (app, context) => {
  const { database } = context;
  serveRefunds(app, context);

  serveStaff(
    app,
    context,
    getOrderMoney,
    { may: 'moveOrders', at: atOrder, answer: OrderMoney },
    async ({ order }) => ok(await moneyOfOrder(context, order)),
  );

  serveStaffCommand(
    app,
    context,
    confirmCall,
    {
      may: 'moveOrders',
      at: atOrder,
      body: ConfirmTransferBody,
      answer: OrderMoney,
      refuses: CONFIRM_TRANSFER_REFUSES,
    },
    {
      act: async ({
        trx,
        actor,
        order,
        body: { version },
        now,
      }): Promise<Answer<null, (typeof CONFIRM_TRANSFER_REFUSES)[number]>> => {
        const confirmed = await confirmTransfer(trx, context, order, { actor, version, now });
        if (isRefused(confirmed)) return confirmed;
        const [amount, currency] = [confirmed.captured - order.captured, order.currency.symbol];
        recordOrderAct({ trx, actor, order, now }, { name: 'seeTransfer', details: { amount, currency } });
        return ok(null);
      },
      tell: (_, call) => moneyNow(context, call),
    },
  );

  serveStaff(app, context, listUnplacedMoney, { may: 'refund', answer: UnplacedMoney }, async ({ staff }) => {
    const notices = await noticesOfBrand(database.read, staff.brand, NOTICES);
    return ok({
      notices: notices.map(({ gateway, amount, provider_ref, statement, outcome, at }) => ({
        gateway,
        // gateways and banks tell of đồng only
        amount: toWire(amount, DONG),
        reference: provider_ref,
        statement,
        outcome,
        at: seconds(at),
      })),
    });
  });
};
