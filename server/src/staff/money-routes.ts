import { seconds } from '@mam/contract/http/moment-wire.ts';
import { minorOf, toWire } from '@mam/contract/money/money-wire.ts';
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
import { DONG } from '@mam/domain/money/currency.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Context, Feature } from '../context.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { orderByCode } from '../order/queries.ts';
import { orderDocument } from '../order/rows.ts';
import { askRefund } from '../payment/ask-refund.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { moneyOf, noticesOf } from '../payment/money.ts';
import { orderMoney } from '../payment/money-wire.ts';
import { type RefundAsked, writeRefund } from '../payment/refund-order.ts';
import { readMoney } from '../payment/share/shares.ts';

const NOTICES = 100;

const worksAt = (staff: StaffMember) => (id: number) => worksFor(staff, { brand: staff.brand, id });

async function moneyNow(
  { database, stores }: Context,
  staff: StaffMember,
  code: string,
): Promise<Answer<OrderMoney>> {
  const order = await orderByCode(database.read, staff.brand, code);
  if (!order || !worksAt(staff)(order.store_id)) return refuse('UNKNOWN');
  const selling = await stores.get(database.read, order.brand, order.store_id);
  const money = await readMoney(database.read, order);
  return ok(orderMoney(order, money, selling?.store.bankAccount ?? null));
}

/** A wish in minor units of the order's own currency; MALFORMED for an amount it cannot have. */
async function asked(
  { database, now }: Context,
  staff: StaffMember,
  code: string,
  { amount, lines, reason }: RefundBody,
): Promise<RefundAsked | Refused> {
  const order = await orderByCode(database.read, staff.brand, code);
  const why = cleanText(reason);
  if (!order || !worksAt(staff)(order.store_id)) return refuse('UNKNOWN');
  if (!why || (amount !== undefined && lines)) return refuse('MALFORMED');
  const sum = amount === undefined ? null : minorOf(amount, orderDocument(order).currency);
  if (amount !== undefined && sum === null) return refuse('MALFORMED');
  return {
    brand: staff.brand,
    code,
    amount: sum,
    lines: lines ?? null,
    reason: why,
    by: { id: staff.id, name: staff.name },
    now: now(),
    works: worksAt(staff),
  };
}

function serveRefunds(...[app, context]: Parameters<Feature>): void {
  const { database, idempotent, now } = context;

  serveStaff(
    app,
    context,
    refundOrder,
    { may: 'refund', body: RefundBody, answer: OrderMoney, refuses: REFUND_REFUSES },
    async (call) => {
      const { staff, params, body, key } = call;
      const wish = await asked(context, staff, params.code, body);
      if (isRefused(wish)) return wish;
      const sent = {
        uid: `staff:${staff.id}`,
        endpoint: `POST /v1/staff/order/${params.code}/refund`,
        key,
        content: body,
        now: now(),
      };
      const written = await idempotent(sent, async (trx) => {
        const rows = await writeRefund(trx, context, wish);
        return 'refused' in rows ? rows : ok(rows.map(({ id }) => id));
      });
      if (isRefused(written)) return written;
      const order = await orderByCode(database.read, staff.brand, params.code);
      const rows = order ? await moneyOf(database.read, order.brand, order.id) : [];
      for (const row of rows) if (written.data.includes(row.id)) await askRefund(context, row);
      return moneyNow(context, staff, params.code);
    },
  );
}

/** Money as staff handle it: transfers confirmed, refunds, and what nobody can place. */
export const moneyRoutes: Feature = (app, context) => {
  const { database, now } = context;
  serveRefunds(app, context);

  serveStaff(app, context, getOrderMoney, { may: null, answer: OrderMoney }, ({ staff, params }) =>
    moneyNow(context, staff, params.code),
  );

  const confirm = {
    may: 'moveOrders',
    body: ConfirmTransferBody,
    answer: OrderMoney,
    refuses: CONFIRM_TRANSFER_REFUSES,
  } as const;
  serveStaff(app, context, confirmCall, confirm, async ({ staff, params, body }) => {
    const { brand, id, name } = staff;
    const by = { by: { id, name }, now: now(), works: worksAt(staff) };
    const confirmed = await confirmTransfer(context, {
      brand,
      code: params.code,
      version: body.version,
      ...by,
    });
    return isRefused(confirmed) ? confirmed : moneyNow(context, staff, params.code);
  });

  serveStaff(app, context, listUnplacedMoney, { may: 'refund', answer: UnplacedMoney }, async ({ staff }) => {
    const notices = await noticesOf(database.read, staff.brand, NOTICES);
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
