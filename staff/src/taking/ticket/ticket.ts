import type { TakeOrderBody } from '@mam/contract/taking/taken-order.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { OrderDraft, TakenByStaff } from '@mam/domain/checkout/draft.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { PAY_ON_DELIVERY } from '@mam/domain/store/payment-methods.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { NO_TIME, type PickupAt } from '@mam/domain/time/pickup-at.ts';

export type TakenFor = TakenByStaff['for'];

/** An order that is being written down on this device. */
export interface Ticket {
  readonly id: string;
  /** the key it is sent under, until it has been answered */
  readonly key: string;
  readonly by: string;
  readonly begunAt: EpochMs;
  readonly for: TakenFor;
  readonly lines: readonly CartLine[];
  /** the line added or touched last: its size is offered in it */
  readonly newest: string | null;
  /** who calls was chosen, or skipped */
  readonly isAsked: boolean;
  /** an order of the known caller; null = nobody knows them, or not yet */
  readonly caller: string | null;
  readonly name: string;
  readonly phone: string;
  readonly way: 'DELI' | 'PICKUP';
  readonly address: Address | null;
  /** for later; null = as soon as possible */
  readonly later: PickupAt | null;
  /** the promise that was chosen; null = as the house proposes */
  readonly minutes: number | null;
  readonly payment: string;
  readonly note: string;
  readonly table: string | null;
  /** the party that sat there when the table was chosen, and how many rounds it had */
  readonly sitting: string | null;
  readonly rounds: number;
  readonly agreedFee: Minor | null;
  readonly isException: boolean;
  readonly cash: Minor | null;
  /** dishes of an earlier order that are no longer sold: the guest has to be told */
  readonly gone: readonly string[];
  /** the order as it was sent and nobody has answered: it is sent again so, and not changed */
  readonly sent: TakeOrderBody | null;
}

interface TicketBeginning {
  readonly id: string;
  readonly key: string;
  readonly by: string;
  readonly now: EpochMs;
  readonly for: TakenFor;
}

export function newTicket({ id, key, by, now, for: whom }: TicketBeginning): Ticket {
  return {
    id,
    key,
    by,
    begunAt: now,
    for: whom,
    lines: [],
    newest: null,
    isAsked: false,
    caller: null,
    name: '',
    phone: '',
    way: 'DELI',
    address: null,
    later: null,
    minutes: null,
    payment: PAY_ON_DELIVERY,
    note: '',
    table: null,
    sitting: null,
    rounds: 0,
    agreedFee: null,
    isException: false,
    cash: null,
    gone: [],
    sent: null,
  };
}

/** Whether nothing of it would be missed. */
export const isBlank = ({ lines, name, phone, address, note, sent }: Ticket): boolean =>
  lines.length === 0 && name === '' && phone === '' && address === null && note === '' && sent === null;

/** The order a ticket stands for. */
export function draftOfTicket(ticket: Ticket): OrderDraft {
  const called = ticket.for === 'caller';
  const brought = called && ticket.way === 'DELI';
  const later = called ? ticket.later : null;
  return {
    type: brought ? (later ? 'DELIAT' : 'DELI') : 'PICKUP',
    lines: ticket.lines,
    orderNow: later === null,
    pickupAt: later ?? NO_TIME,
    name: ticket.name,
    phone: ticket.phone,
    address: brought ? ticket.address : null,
    note: ticket.note,
    paymentMethod: called ? ticket.payment : PAY_ON_DELIVERY,
    preview: false,
    ...(ticket.for === 'table' && ticket.table !== null && { table: ticket.table }),
    taken: {
      for: ticket.for,
      agreedFee: brought ? ticket.agreedFee : null,
      exception: ticket.isException,
    },
  };
}

/** An unsent order is of its evening. */
const KEPT_MS = 12 * 3_600_000;

/** [OR132] Tickets that outlive a reload: those of this evening that are not blank, and any that was sent and not answered. */
export const keptTickets = (tickets: readonly Ticket[], now: EpochMs): readonly Ticket[] =>
  tickets.filter((ticket) => ticket.sent !== null || (!isBlank(ticket) && now - ticket.begunAt < KEPT_MS));
