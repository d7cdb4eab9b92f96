import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { PLACING_REFUSES } from '@mam/contract/checkout/refusals.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type { FloodLimits, OrdersAround } from '@mam/domain/checkout/flood.ts';
import type { KnownShipping } from '@mam/domain/delivery/shipping-fee.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import type { Answer, Refused } from '../http/answer.ts';
import type { Speak } from '../http/serve.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import type { Names } from '../order/hash.ts';
import type { Origin } from '../order/order-origins.ts';
import type { PlacedSoFar } from '../order/placed-so-far.ts';
import type { Placer } from './placer.ts';
import type { ReadOrder } from './read-order.ts';
import type { SeatedIn, SeatParty, TakeSeat } from './take-seat.ts';
import type { GroupCart, ReadGroupCart } from './together.ts';

export type PlacingCode = (typeof PLACING_REFUSES)[number];
export type PlacingAnswer = Answer<PlacedOrder, PlacingCode>;

/** A place of the house, as an order names it. */
export interface NamedTable {
  /** as nameOfTable writes it */
  readonly name: string;
  /** the code it came with, as it was sent */
  readonly code?: string | undefined;
  /** the sitting it names, as it was sent */
  readonly sitting?: string | undefined;
}

/** The facts an order is decided on; nobody else changes them until the transaction they were read in ends. */
export interface OrderContext {
  /** the origin its limits count by */
  readonly origin: Origin;
  readonly sold: SellingStore | null;
  readonly around: OrdersAround;
  readonly sofar: PlacedSoFar;
  /** [TB38] it came with the code that stands on its table */
  readonly tableVerified: boolean;
  /** drawn for it */
  readonly names: Names;
}

/** An order as it came. */
export interface PlacingRequest {
  readonly body: PlaceOrderBody;
  readonly placer: Placer;
  /** null = nowhere in the house */
  readonly table: NamedTable | null;
  readonly now: EpochMs;
  /** the language addresses are looked up in */
  readonly preferred: Language;
  readonly speak: Speak;
  /** runs it in one transaction, handed what `read` has found in the same; once where it is sent under a key */
  readonly once: (
    work: (trx: Trx, found: OrderContext | undefined) => Promise<PlacingAnswer>,
    read: (trx: Trx) => Promise<OrderContext | undefined>,
  ) => Promise<PlacingAnswer>;
}

/**
 * Parts that come after the checkout in the order of imports, handed in so that orders are read and placed with them.
 */
export interface PlacingParts {
  readonly readTogether: ReadGroupCart;
  /** absent where nobody sits at a table */
  readonly seats?: { readonly takeSeat: TakeSeat; readonly seatedIn: SeatedIn };
  /** absent where only guests order */
  readonly seatParty?: SeatParty;
}

export interface PlacingLimits {
  readonly perMinute: number;
  readonly perDay: number;
  readonly flood: FloodLimits;
}

/** An order with what was read of it before its transaction, in which nothing waits for a network. */
export interface PlacingContext extends Pick<Context, 'step' | 'tellPlaced' | 'gateways' | 'changeStatus'> {
  readonly request: PlacingRequest;
  readonly parts: PlacingParts;
  readonly limits: PlacingLimits;
  /** the body, read by a store that was read before this transaction */
  readonly read: ReadOrder | Refused;
  /** the delivery partner's answer */
  readonly known: KnownShipping;
  /** the lines several people have chosen, or why they are not ordered; null = one orders alone */
  readonly together: GroupCart | Refused<PlacingCode> | null;
}

/** One that has been let in. */
export type AdmittedPlacing = PlacingContext & { readonly together: GroupCart | null };
