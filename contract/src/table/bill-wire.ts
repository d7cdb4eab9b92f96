import type { Currency } from '@mam/domain/money/currency.ts';
import {
  billLineId,
  type SeenBill,
  type SeenBillDiscount,
  type SeenBillLine,
  type SeenBillShare,
  type ShareTry,
} from '@mam/domain/table/seen-bill.ts';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';
import type { Answer } from '../http/client.ts';
import { fromWire, toWire } from '../money/money-wire.ts';
import { transferTargetFromWire } from '../payment/payment-attempt-wire.ts';
import type { BillPartRequestWire, SharePayment, TableBillWire } from './bill.schema.ts';

/** The answer of a call that answers with a bill. */
export type TableBillAnswer = Answer<TableBillWire>;

const lineFromWire = (line: TableBillWire['lines'][number], currency: Currency): SeenBillLine => ({
  id: billLineId({ round: line.order_code, key: line.key }),
  round: line.order_code,
  key: line.key,
  itemId: line.item_id,
  name: line.item_name,
  details: line.details,
  quantity: line.quantity,
  amount: fromWire(line.amount, currency, 'amount'),
  orderedBy: line.ordered_by || null,
  isYours: line.yours,
  free: { parts: line.free_parts, amount: fromWire(line.free_amount, currency, 'free_amount') },
});

const shareFromWire = (share: TableBillWire['shares'][number], currency: Currency): SeenBillShare => ({
  id: share.id,
  name: share.name || null,
  isYours: share.yours,
  way: share.cash ? share.way || 'cash' : null,
  equalParts: share.equal_parts,
  isEndedByTill: share.by_till,
  state: share.state,
  amount: fromWire(share.amount, currency, 'amount'),
  counted: fromWire(share.counted, currency, 'counted'),
  heldUntil: share.held_until === null ? null : share.held_until * 1000,
  isBegun: share.begun,
  lines: share.items.map(({ order_code, key }) => billLineId({ round: order_code, key })),
  confirmedBy: share.confirmed_by || null,
  reference: share.reference || null,
  back: share.state === 'back' ? { by: share.back_by, reason: share.reason } : null,
  code: share.qr_data || null,
  transfer: share.transfer && transferTargetFromWire(share.transfer),
});

const discountFromWire = (
  discount: TableBillWire['discounts'][number],
  currency: Currency,
): SeenBillDiscount => ({
  round: discount.order_code,
  orderedBy: discount.ordered_by || null,
  code: discount.voucher_code || null,
  voucherName: discount.voucher_name,
  isCoupon: discount.coupon,
  amount: fromWire(discount.amount, currency, 'amount'),
});

/** [TB56] Reads the bill of a table, in the currency of its store. Throws WireError. */
export function tableBillFromWire(wire: TableBillWire, currency: Currency): SeenBill {
  const amount = (value: number, path: string) => fromWire(value, currency, path);
  const { division } = wire;
  return {
    tables: wire.tables,
    closedAt: wire.closed_at === null ? null : wire.closed_at * 1000,
    isPaidByPhone: wire.by_phone,
    methods: wire.methods.map(({ payment_method: method, disabled: isResting }) => ({ method, isResting })),
    total: amount(wire.total, 'total'),
    paid: amount(wire.paid, 'paid'),
    held: amount(wire.held, 'held'),
    remainder: amount(wire.remainder, 'remainder'),
    division: division && {
      id: division.id,
      people: division.people,
      base: amount(division.base, 'base'),
      free: { parts: division.free_parts, amount: amount(division.free_amount, 'free_amount') },
    },
    refundDue: amount(wire.refund_due, 'refund_due'),
    lines: wire.lines.map((line) => lineFromWire(line, currency)),
    discounts: wire.discounts.map((discount) => discountFromWire(discount, currency)),
    shares: wire.shares.map((share) => shareFromWire(share, currency)),
  };
}

/** [PA60] Reads what became of paying one's share by wallet or card; null = nobody has tried. */
export function shareTryFromWire({ payment_method: method, state }: SharePayment): ShareTry | null {
  if (method === '') return null;
  return { method, outcome: state === 'PENDING' ? 'waiting' : state === 'SUCCESS' ? 'paid' : 'failed' };
}

/** A wish to pay a part of a bill, as it is sent. */
export function billPartRequestToWire(request: BillPartRequest, currency: Currency): BillPartRequestWire {
  switch (request.by) {
    case 'items':
      return {
        by: 'items',
        items: request.parts.map(({ round, key, parts }) => ({ order_code: round, key, parts })),
      };
    case 'equal': {
      const { by, people, of, division, anew } = request;
      return { by, people, of, ...(division !== null && { division, anew }) };
    }
    case 'amount':
      return { by: 'amount', amount: toWire(request.amount, currency) };
  }
}
