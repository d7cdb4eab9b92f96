import { toWire } from '@mam/contract/money/money-wire.ts';
import type { TakeOrderBody } from '@mam/contract/taking/taken-order.schema.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Ticket } from '../ticket/ticket.ts';
import { proposedPromise } from './promise-choice.tsx';
import type { Weighed } from './use-weighed.ts';

/** [OR109] [OR133] The order as it was read out: with that total and that promise. */
export function readyOrder(
  ticket: Ticket,
  { body, said, quote }: Weighed,
  currency: Currency,
): TakeOrderBody {
  const isSaid = ticket.for === 'caller' && ticket.later === null && said !== null;
  const { kitchen, way } = said?.minutes ?? { kitchen: 0, way: 0 };
  return {
    ...body,
    total_amount: toWire(quote.total, currency),
    ...(isSaid && {
      minutes: ticket.minutes ?? proposedPromise(kitchen, way),
      ...(ticket.way === 'DELI' && { way_minutes: way }),
    }),
  };
}
