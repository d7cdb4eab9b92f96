import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { GROUP_PLACING_REFUSES } from '@mam/contract/checkout/refusals.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { PlacedOrder, SplitRule } from '@mam/domain/order/placed-order.ts';
import type { Quote, QuoteShare } from '@mam/domain/pricing/amounts.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import type { Refused } from '../http/answer.ts';
import type { OwnPlacer } from './placer.ts';

type GroupPlacingCode = (typeof GROUP_PLACING_REFUSES)[number];

/** An order that several people have chosen: their carts, as they were read before the order is written. */
export interface GroupCart {
  /** of everybody, under keys of their own */
  readonly lines: readonly CartLine[];
  readonly share: QuoteShare | null;
  /** of the promotion that is reached; empty = none is */
  readonly code: string;
  readonly hash: string;
  readonly splitRule: SplitRule;
  /** [SP7] how it is paid, whatever was chosen; null = as was chosen */
  readonly method: string | null;
  /** [PA54] how long shares are waited for before it goes on without the others, in ms; null = for all of them */
  readonly payingTime: number | null;
  /** [SP8] in how many shares a bill is paid to the restaurant */
  sharesIn(quote: Quote): number;
  /** the person a line belongs to */
  personOf(lineKey: string): { readonly uid: string; readonly name: string } | undefined;
  /** how the app that orders names it */
  nameOf(lineKey: string): string;
  /** Takes it for an order, before anything is decided. Throws StoreChanged when it is another than was read. */
  take(trx: Trx): Promise<Refused<GroupPlacingCode> | null>;
  /** Leaves to the commit what follows in it from the order, after the order itself. */
  ordered(trx: Trx, order: PlacedOrder, quote: Quote): void;
}

/** Reads an order with a group_hash; group orders come after the checkout, so this is handed in. */
export type ReadGroupCart = (
  context: Context,
  asked: {
    readonly body: PlaceOrderBody;
    readonly hash: string;
    readonly placer: OwnPlacer;
  },
) => Promise<GroupCart | Refused<GroupPlacingCode>>;
