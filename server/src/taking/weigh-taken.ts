import type { Language } from '@mam/contract/http/language.ts';
import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { RefusalCode } from '@mam/contract/refusals.ts';
import type { WeighedOrder } from '@mam/contract/taking/taken-order.schema.ts';
import { type Checkout, checkout, type OpenCheckout } from '@mam/domain/checkout/checkout.ts';
import { firstStatus, methodToSend } from '@mam/domain/checkout/chosen-method.ts';
import { exceptionWouldDo } from '@mam/domain/checkout/exception.ts';
import { isFeeToName, isPaidInHouse } from '@mam/domain/checkout/taking.ts';
import { promiseIn, proposedMinutes } from '@mam/domain/order/promise.ts';
import { isPayLater, PAY_ON_DELIVERY } from '@mam/domain/store/payment-methods.ts';
import { pauseOf } from '@mam/domain/store/switches.ts';
import { askPartner } from '../checkout/ask-partner.ts';
import { placedOnMap } from '../checkout/place-on-map.ts';
import { isAtKnownTable } from '../checkout/place-order.ts';
import { wordPlacingRefusal } from '../checkout/placing-wording.ts';
import { readOrder } from '../checkout/read-order.ts';
import type { Context } from '../context.ts';
import { isRefused, type Refused, refusalAhead, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { fullSlotsFrom } from '../slot/slot-places.ts';
import type { SentOrder } from './sent-taking.ts';

interface Reader {
  readonly mayExcept: boolean;
  readonly language: Language;
  /** epoch ms */
  readonly now: number;
}

/** [OR109] An order that is being written down, weighed as taking it would weigh it; nothing is held or written. */
export async function weighTaken(
  { database, stores, maps, askCourier }: Context,
  { body, taken, table }: SentOrder,
  { mayExcept, language, now }: Reader,
): Promise<WeighedOrder | Refused<'TOO_MUCH'>> {
  const storeOf = (brand: string, id: number) => stores.get(database.read, brand, id);
  const sent = await readOrder({ body, now, table: table?.name, taken, storeOf });
  const read = await placedOnMap(sent, maps, language);
  if (isRefused(read)) return read;
  const { selling, open } = read;
  if (isRefused(open)) return open;
  const known = await askPartner(open, askCourier);
  const full = table ? [] : await fullSlotsFrom(database.read, selling.store, now);
  const facts = { known, full };
  const weighed = checkout(open, facts);
  const refusal = whyNot(selling, weighed, now);
  return {
    ...weighedToWire(weighed, now),
    refusal: refusal && refusalAhead(refusal, language),
    exception_would_do: mayExcept && exceptionWouldDo(open, facts, weighed),
  };
}

function whyNot(selling: SellingStore, weighed: Checkout, now: number): Refused<RefusalCode> | null {
  if (!isAtKnownTable(selling, weighed)) return refuse('TABLE_UNKNOWN');
  if (weighed.refusal) return wordPlacingRefusal(weighed.refusal, weighed, { together: null, now });
  return isFeeToName(weighed) ? refuse('FEE_OPEN') : null;
}

const kindOf = ({ draft, type }: OpenCheckout) => (draft.table ? 'TABLE' : type);

/** The house's own way, beside those of the store that it offers. */
const IN_HOUSE = { method: PAY_ON_DELIVERY, type: 'OTHER', title: 'pay-later' };

/** [OR103] The methods an order may be taken with: at a table one, at the counter the house's first. */
function methodsOf({ draft: { taken }, offered }: Checkout): WeighedOrder['methods'] {
  if (taken?.for === 'table') return [IN_HOUSE];
  const free = offered
    .filter(({ disabled }) => disabled === null)
    .map(({ method, type, title }) => ({ method, type, title }));
  return taken?.for === 'counter' ? [IN_HOUSE, ...free.filter(({ method }) => !isPayLater(method))] : free;
}

/** Whether the kitchen is asked only when the money is there. */
function paysFirst(weighed: Checkout): boolean {
  if (isPaidInHouse(weighed)) return false;
  const { store, draft, type, shipping, quote } = weighed;
  const method = methodToSend(draft.paymentMethod, { store, type, total: quote.total, shipping });
  return typeof method === 'string' && firstStatus(method, quote.total) === 'WAIT_PAYMENT';
}

function weighedToWire(weighed: Checkout, now: number): Omit<WeighedOrder, 'refusal' | 'exception_would_do'> {
  const { store, draft, type, time, quote } = weighed;
  const wantedAt = 'refused' in time || !time.scheduled ? null : time.at;
  const minutes = proposedMinutes({ type: kindOf(weighed), wantedAt }, store, now);
  const { promisedAt, readyBy } = promiseIn(minutes, now);
  const pause = pauseOf(store, draft.table ? 'TABLE' : type, wantedAt ?? now);
  return {
    quote: quoteToWire(quote, store.currency),
    shipping: shippingToWire(weighed),
    minutes,
    promised_at: seconds(promisedAt),
    ready_by: seconds(readyBy),
    methods: methodsOf(weighed),
    pays_first: paysFirst(weighed),
    paused_until: moment(pause?.until ?? null),
  };
}

function shippingToWire({ shipping, store, draft }: Checkout): WeighedOrder['shipping'] {
  if (shipping === null) return null;
  const distance = 'distanceKm' in shipping ? shipping.distanceKm : null;
  const agreedFee = draft.taken?.agreedFee ?? null;
  if (shipping.kind === 'to-confirm') return { fee: -1, distance, agreed: false };
  if (shipping.kind !== 'fee') return { fee: null, distance, agreed: false };
  const agreed = agreedFee !== null && shipping.amount === agreedFee && shipping.zone === undefined;
  return { fee: toWire(shipping.amount, store.currency), distance, agreed };
}
