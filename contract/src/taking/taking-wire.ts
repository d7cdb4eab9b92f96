import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { KitchenAndWay } from '@mam/domain/order/promise.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { fromWire } from '../money/money-wire.ts';
import { quoteFromWire } from '../pricing/quote-wire.ts';
import type { FoundCallers, KnownCaller } from './callers.schema.ts';
import type { TakenOrder, WeighedOrder } from './taken-order.schema.ts';

/** An order that is being written down, as the server weighed it. */
export interface Weighing {
  readonly quote: Quote;
  /** why it cannot be taken as it stands, in words; null = it can */
  readonly refusal: { readonly code: string; readonly message: string } | null;
  /** whoever asks may take it all the same */
  readonly exceptionWouldDo: boolean;
  /** of a delivery; fee 'open' = to be agreed on the phone, null = nobody drives there */
  readonly shipping: {
    readonly fee: Minor | 'open' | null;
    readonly km: number | null;
    readonly isAgreed: boolean;
  } | null;
  readonly minutes: KitchenAndWay;
  readonly promisedAt: EpochMs;
  readonly methods: WeighedOrder['methods'];
  /** guests cannot order this by themselves until then */
  readonly pausedUntil: EpochMs | null;
}

/** [OR109] The word of the server on an order that is being written down. */
export function weighingFromWire(wire: WeighedOrder, currency: Currency): Weighing {
  const { refusal, shipping, paused_until: until } = wire;
  const feeOf = (fee: number | null) =>
    fee === null ? null : fee < 0 ? ('open' as const) : fromWire(fee, currency);
  return {
    quote: quoteFromWire(wire.quote, currency),
    refusal: refusal && { code: refusal.code, message: refusal.message },
    exceptionWouldDo: wire.exception_would_do,
    shipping: shipping && { fee: feeOf(shipping.fee), km: shipping.distance, isAgreed: shipping.agreed },
    minutes: wire.minutes,
    promisedAt: wire.promised_at * 1000,
    methods: wire.methods,
    pausedUntil: until === null ? null : until * 1000,
  };
}

/** An order that went to the kitchen, as far as it is said to whoever it is for. */
export interface Taken {
  readonly code: string;
  /** null = nobody has promised anything yet */
  readonly promisedAt: EpochMs | null;
  /** the kitchen waits for the money */
  readonly paysFirst: boolean;
  readonly link: string;
  readonly isLinkSent: boolean;
}

/** [OR102] [OR108] The order as it was taken. */
export const takenFromWire = ({ order, link, link_sent }: TakenOrder): Taken => ({
  code: order.code,
  promisedAt: order.promised_at === null ? null : order.promised_at * 1000,
  paysFirst: order.status === 'WAIT_PAYMENT',
  link,
  isLinkSent: link_sent,
});

/** Somebody who was found; code: of their latest order, phone: masked. */
export interface FoundCaller {
  readonly code: string;
  readonly name: string;
  readonly phone: string;
  readonly orders: number;
  readonly lastAt: EpochMs;
}

/** [SF33] Guests of a store that a search found, and whether there are others. */
export const foundCallersFromWire = ({
  callers,
  more,
}: FoundCallers): { readonly callers: readonly FoundCaller[]; readonly more: boolean } => ({
  callers: callers.map(({ last_at, ...caller }) => ({ ...caller, lastAt: last_at * 1000 })),
  more,
});

/** An order of before, to be written down again. */
export interface EarlierOrder {
  readonly code: string;
  readonly placedAt: EpochMs;
  readonly dishes: readonly { readonly quantity: number; readonly name: string }[];
  readonly wire: KnownCaller['last'][number];
}

/** All that is known of somebody who calls. */
export interface CallerProfile {
  readonly name: string;
  readonly phone: string;
  readonly orders: number;
  /** cooked for them, and nobody came or opened */
  readonly missed: number;
  /** the latest first */
  readonly addresses: readonly Address[];
  readonly last: readonly EarlierOrder[];
}

/** [SF34] Somebody who calls, with addresses and last orders. */
export const knownCallerFromWire = ({
  name,
  phone,
  orders,
  missed,
  addresses,
  last,
}: KnownCaller): CallerProfile => ({
  name,
  phone,
  orders,
  missed,
  addresses: addresses.map(({ address: text, sub_address: detail, location }) => ({
    text,
    detail,
    location,
  })),
  last: last.map((wire) => ({
    code: wire.code,
    placedAt: wire.created_at * 1000,
    dishes: wire.quote.lines
      .filter(({ kind }) => kind !== 'gift')
      .map(({ quantity, item_name: dish }) => ({ quantity, name: dish })),
    wire,
  })),
});
