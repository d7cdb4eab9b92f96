import { fromWire, toWire } from '@mam/contract/money/money-wire.ts';
import { transferTargetFromWire } from '@mam/contract/payment/payment-attempt-wire.ts';
import type { BillPartRequestWire, TableBillWire } from '@mam/contract/table/bill.schema.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { TransferTarget } from '@mam/domain/payment/payment-attempt.ts';
import { inParts, PORTION } from '@mam/domain/table/bill-parts.ts';
import { costOfParts, dividedAmong } from '@mam/domain/table/division.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** A line of the bill, as this phone sees it. */
export interface SeenLine {
  /** of the order and the line in it */
  readonly id: string;
  readonly round: string;
  readonly key: string;
  readonly itemId: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly quantity: number;
  readonly amount: Minor;
  /** the name of the guest who ordered it; '' = nobody has said one */
  readonly orderedBy: string;
  readonly yours: boolean;
  /** the rest of it, which nobody has paid and nobody holds */
  readonly free: { readonly parts: number; readonly amount: Minor };
  /** shares that pay or have paid any of it, the last first */
  readonly by: readonly SeenShare[];
}

export interface SeenShare {
  readonly id: string;
  readonly name: string;
  readonly yours: boolean;
  readonly cash: boolean;
  readonly way: TableBillWire['shares'][number]['way'];
  /** so many parts of the bill divided equally */
  readonly equalParts: number;
  /** the till took money for it, so it is held no more */
  readonly byTill: boolean;
  readonly state: TableBillWire['shares'][number]['state'];
  readonly amount: Minor;
  readonly counted: Minor;
  readonly heldUntil: EpochMs | null;
  /** gone to be paid by a wallet that has said nothing yet */
  readonly begun: boolean;
  /** ids of the lines it is of */
  readonly lines: readonly string[];
  /** the member of staff who has seen its money; '' = nobody had to */
  readonly seenBy: string;
  readonly code: string;
  readonly transfer: TransferTarget | null;
}

/** [SP11] A bill divided equally, while parts of it are left. */
export interface SeenDivision {
  readonly id: string;
  readonly people: number;
  readonly free: { readonly parts: number; readonly amount: Minor };
}

/** [TB93] The amount a code took off one round. */
export interface SeenDiscount {
  readonly round: string;
  /** '' = it is of somebody else, whose name stands beside it */
  readonly code: string;
  readonly name: string;
  readonly coupon: boolean;
  readonly amount: Minor;
}

export interface SeenBill {
  readonly tables: readonly string[];
  readonly closedAt: EpochMs | null;
  readonly byPhone: boolean;
  /** [PA60] the wallets and cards it is paid with */
  readonly methods: TableBillWire['methods'];
  readonly total: Minor;
  readonly paid: Minor;
  readonly remainder: Minor;
  readonly division: SeenDivision | null;
  readonly due: Minor;
  readonly lines: readonly SeenLine[];
  readonly discounts: readonly SeenDiscount[];
  readonly shares: readonly SeenShare[];
}

const seenLineId = (round: string, key: string) => `${round} ${key}`;

/** [TB56] The bill of the wire in minor units. */
export function seenBill(wire: TableBillWire, currency: Currency): SeenBill {
  const minor = (amount: number) => fromWire(amount, currency);
  const shares = wire.shares.map(
    (share): SeenShare => ({
      id: share.id,
      name: share.name,
      yours: share.yours,
      cash: share.cash,
      way: share.way,
      equalParts: share.equal_parts,
      byTill: share.by_till,
      state: share.state,
      amount: minor(share.amount),
      counted: minor(share.counted),
      heldUntil: share.held_until === null ? null : share.held_until * 1000,
      begun: share.begun,
      lines: share.items.map(({ order_code, key }) => seenLineId(order_code, key)),
      seenBy: share.confirmed_by,
      code: share.qr_data,
      transfer: share.transfer && transferTargetFromWire(share.transfer),
    }),
  );
  const lines = wire.lines.map((line): SeenLine => {
    const id = seenLineId(line.order_code, line.key);
    return {
      id,
      round: line.order_code,
      key: line.key,
      itemId: line.item_id,
      name: line.item_name,
      details: line.details,
      quantity: line.quantity,
      amount: minor(line.amount),
      orderedBy: line.ordered_by,
      yours: line.yours,
      free: { parts: line.free_parts, amount: minor(line.free_amount) },
      by: shares.filter((share) => share.state !== 'free' && share.lines.includes(id)).reverse(),
    };
  });
  return {
    tables: wire.tables,
    closedAt: wire.closed_at === null ? null : wire.closed_at * 1000,
    byPhone: wire.by_phone,
    methods: wire.methods,
    total: minor(wire.total),
    paid: minor(wire.paid),
    remainder: minor(wire.remainder),
    division: wire.division && {
      id: wire.division.id,
      people: wire.division.people,
      free: { parts: wire.division.free_parts, amount: minor(wire.division.free_amount) },
    },
    due: minor(wire.refund_due),
    // one's own dishes first
    lines: [...lines.filter(({ yours }) => yours), ...lines.filter(({ yours }) => !yours)],
    discounts: wire.discounts.map((discount) => ({
      round: discount.order_code,
      code: discount.voucher_code,
      name: discount.ordered_by,
      coupon: discount.coupon,
      amount: minor(discount.amount),
    })),
    shares,
  };
}

/** A choice of what to pay, before anybody has said that they pay it. */
export interface Choice {
  readonly way: 'items' | 'equal' | 'amount';
  /** parts of lines, by their ids */
  readonly parts: ReadonlyMap<string, number>;
  readonly people: number;
  readonly of: number;
  /** the rest of the division is divided anew */
  readonly anew: boolean;
  /** null = what was typed is no amount */
  readonly amount: Minor | null;
}

/** The lines that are chosen and how much of them; what somebody has taken meanwhile is not chosen any more. */
export const chosenLines = (bill: SeenBill, { parts }: Choice) =>
  bill.lines.flatMap((line) => {
    const taken = Math.min(parts.get(line.id) ?? 0, line.free.parts);
    return taken > 0 ? [{ line, parts: taken }] : [];
  });

/** [SP10] The price of parts of a line. */
export const partsCost = ({ free }: SeenLine, parts: number): Minor =>
  inParts(free.amount, parts, free.parts);

/** How many dishes are chosen; half a dish is one. */
export const portionsChosen = (bill: SeenBill, choice: Choice): number =>
  chosenLines(bill, choice).reduce((sum, { parts }) => sum + Math.ceil(parts / PORTION), 0);

/** [SP11] The division somebody takes parts of: the one that stands, or theirs of what is left; and how many parts. */
export function divisionFor({ division, remainder }: SeenBill, { people, of, anew }: Choice) {
  const stands = division !== null && !anew;
  const parts = stands ? division : dividedAmong(people, remainder);
  return { stands, people: parts.people, free: parts.free, of: Math.min(of, parts.free.parts) };
}

/** [SP10] [SP11] [SP12] The amount of a choice; 0 = nothing that can be paid. */
export function choiceAmount(bill: SeenBill, choice: Choice): Minor {
  const { remainder } = bill;
  if (choice.way === 'equal') {
    const { people, free, of } = divisionFor(bill, choice);
    return costOfParts({ people, free }, of, remainder);
  }
  if (choice.way === 'amount') {
    const { amount } = choice;
    return amount !== null && amount <= remainder ? amount : 0;
  }
  const cost = chosenLines(bill, choice).reduce((sum, { line, parts }) => sum + partsCost(line, parts), 0);
  return Math.min(cost, remainder);
}

/** The same as it is sent. */
export function billPartRequest(bill: SeenBill, choice: Choice, currency: Currency): BillPartRequestWire {
  switch (choice.way) {
    case 'items':
      return {
        by: 'items',
        items: chosenLines(bill, choice).map(({ line, parts }) => ({
          order_code: line.round,
          key: line.key,
          parts,
        })),
      };
    case 'equal': {
      const { people, of, stands } = divisionFor(bill, choice);
      const { division } = bill;
      return { by: 'equal', people, of, ...(division && { division: division.id, anew: !stands }) };
    }
    case 'amount':
      return { by: 'amount', amount: toWire(choice.amount ?? 0, currency) };
  }
}

/** A phone's own word on the share it pays, beside the bill. */
export interface Paying {
  /** the share they held last; null = none */
  readonly last: string | null;
  /** they chose something else: the rest of a share is left for later */
  readonly aside: boolean;
}

/**
 * [TB59] The share this phone is paying: one it holds; else one it has paid in part or has gone to pay by a wallet;
 * else the one it held last.
 */
export const sharePaid = (bill: SeenBill, { last, aside }: Paying): SeenShare | undefined => {
  const own = bill.shares.filter(({ yours, cash }) => yours && !cash);
  const isOpen = ({ id, state, begun }: SeenShare) =>
    (state === 'less' && !aside) || (state === 'free' && (id === last || (begun && !aside)));
  return own.find(({ state }) => state === 'held') ?? own.findLast(isOpen);
};
