import type { Minor } from '../money/currency.ts';
import type { Ledger, Refund } from '../payment/ledger.ts';
import type { UnplacedMoney } from '../payment/near-miss.ts';
import type { Receipt } from '../payment/on-receipt.ts';
import type { EpochMs } from '../time/moment.ts';

/** Money that came in or went back, as the ledger of its order names it to the staff. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: 'capture' | 'refund';
  /** momo, zalopay, onepay or transfer; by hand: cash, terminal or other */
  readonly gateway: string;
  readonly amount: Minor;
  /** capture: settles, under, over, fee, double, late, confirmed; refund: asked, done, failed */
  readonly state: string;
  readonly at: EpochMs;
  readonly reason: string;
  readonly by: string;
  /** of a refund: the payment it goes back from */
  readonly captureId: string;
  /** the share it pays; null = the order */
  readonly share: string | null;
}

/** A line of the bill with what it was worth of what was paid for the food. */
export interface RefundableLine {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly gone: number;
  readonly amount: Minor;
}

/** Where a transfer has to arrive, and what the statement has to say. */
interface TransferExpected {
  readonly bank: string;
  readonly account: string;
  readonly text: string;
  readonly amount: Minor;
}

/** The money of one order: what came, what went, what is open. */
export interface OrderPayments extends Ledger {
  readonly refundable: Minor;
  /** [PA65] taken on receipt and written down by nobody */
  readonly receipt: Receipt;
  readonly moves: readonly LedgerEntry[];
  readonly lines: readonly RefundableLine[];
  /** null = it is paid, or not by transfer */
  readonly transfer: TransferExpected | null;
  /** of an order that is paid in shares: what is still to come by which code */
  readonly shares: readonly { readonly code: string; readonly missing: Minor }[];
}

/** Money on the brand's account that no order explains, with what the bank says of it. */
export interface UnplacedNotice extends UnplacedMoney {
  readonly gateway: string;
  readonly reference: string;
  /** unknown = no order, ambiguous = several, other_account = not on the account of the order's store */
  readonly outcome: string;
  readonly at: EpochMs;
}

export const capturesIn = ({ moves }: Pick<OrderPayments, 'moves'>): LedgerEntry[] =>
  moves.filter(({ kind }) => kind === 'capture');

export const refundsIn = ({ moves }: Pick<OrderPayments, 'moves'>): Refund[] =>
  moves
    .filter(({ kind }) => kind === 'refund')
    .map(({ captureId, amount, state }) => ({ captureId, amount, state: state as Refund['state'] }));
