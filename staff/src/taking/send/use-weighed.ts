import { dataOrThrow } from '@mam/client/call.ts';
import type { WeighTakenBody } from '@mam/contract/taking/taken-order.schema.ts';
import { weighTakenOrder } from '@mam/contract/taking/taken-order.ts';
import { buildTakenOrder } from '@mam/contract/taking/taken-order-body.ts';
import { type Weighing, weighingFromWire } from '@mam/contract/taking/taking-wire.ts';
import { type Checkout, checkout, openCheckout, type Shop } from '@mam/domain/checkout/checkout.ts';
import type { ShippingFee } from '@mam/domain/delivery/delivery.ts';
import { pricedKm } from '@mam/domain/delivery/shipping-fee.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { methodOf } from '@mam/domain/store/payment-methods.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../data/ask.ts';
import { draftOfTicket, type Ticket } from '../ticket/ticket.ts';

/** So long nothing is asked while somebody goes on tapping. */
const PAUSE_MS = 250;
/** minutes and promises go on by themselves */
const AGAIN_MS = 30_000;

/** A ticket with its figures: worked out here at once, and by the server as soon as it has answered. */
export interface Weighed {
  /** without what cannot be had: the lines as they stand on the screen */
  readonly here: Checkout;
  /** the figures on the screen: the server's, once it has said them of the ticket as it stands */
  readonly quote: Quote;
  /** every line, as it would be sent */
  readonly body: WeighTakenBody;
  /** the server's word; null = it has not answered yet */
  readonly said: Weighing | null;
  /** it is about the ticket as it stands */
  readonly isSure: boolean;
}

/** The fee as the server said it last, for an address that has not changed since. */
function useFeeSaid(ticket: Ticket, answered: Weighing | null): ShippingFee | null {
  const place = JSON.stringify([ticket.way, ticket.address, ticket.agreedFee]);
  const last = useRef<{ readonly place: string; readonly fee: ShippingFee } | null>(null);
  if (answered) {
    const { fee = null, km = null } = answered.shipping ?? {};
    last.current =
      typeof fee === 'number' ? { place, fee: { kind: 'fee', amount: fee, distanceKm: km } } : null;
  }
  return last.current?.place === place ? last.current.fee : null;
}

export function useWeighed(ticket: Ticket, shop: Shop, now: EpochMs): Weighed {
  const draft = useMemo(() => draftOfTicket(ticket), [ticket]);
  const body = useMemo(() => {
    const whole = checkout(openCheckout(draft, shop, { now }));
    return buildTakenOrder(draft, whole.quote, {
      store: shop.store,
      menu: shop.menu,
      sitting: ticket.for === 'table' ? ticket.sitting : null,
      suffix: ticket.id.slice(0, 8),
      paymentType: methodOf(draft.paymentMethod ?? '')?.type ?? 'OTHER',
      distanceKm: pricedKm(whole.shipping),
      today: wallTime(now, shop.store.zone),
    });
  }, [draft, shop, now, ticket.for, ticket.sitting, ticket.id]);
  const text = JSON.stringify(body);
  const settled = useDebounced(text);
  const isAskable =
    ticket.lines.length > 0 && ticket.sent === null && (ticket.for !== 'table' || ticket.table !== null);
  const query = useQuery({
    queryKey: ['weighed', settled],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(weighTakenOrder, { body: JSON.parse(settled) as WeighTakenBody, signal })),
    enabled: isAskable && settled === text,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });
  const isSure = settled === text && query.isSuccess && !query.isPlaceholderData;
  const { currency } = shop.store;
  const said = useMemo(
    () => (query.data ? weighingFromWire(query.data, currency) : null),
    [query.data, currency],
  );
  const fee = useFeeSaid(ticket, isSure ? said : null);
  const here = useMemo(
    () =>
      checkout(
        openCheckout(draft, shop, { now, onlySold: true }),
        fee ? { feeInstead: (own) => (own === null ? null : fee) } : {},
      ),
    [draft, shop, now, fee],
  );
  const isWhole = here.read.every(({ problem }) => problem === null);
  const quote = useMemo(
    () => (isSure && isWhole && said ? said.quote : here.quote),
    [isSure, isWhole, said, here.quote],
  );
  return {
    here,
    quote,
    body,
    said: ticket.lines.length > 0 ? said : null,
    isSure,
  };
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
