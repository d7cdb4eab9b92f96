import type { TakeOrderBody } from '@mam/contract/taking/taken-order.schema.ts';
import { takeOrder } from '@mam/contract/taking/taken-order.ts';
import { type Taken, takenFromWire } from '@mam/contract/taking/taking-wire.ts';
import { create } from 'zustand';
import { call, isUnclear } from '../../data/ask.ts';
import { keys, queries } from '../../data/queries.ts';
import type { Ticket } from '../ticket/ticket.ts';
import { dropTicket, markSent, ticketsOf, unmarkSent, useTickets } from '../ticket/tickets.ts';

/** The news of a ticket that was sent. */
export type SentNews =
  | { readonly kind: 'taken'; readonly ticket: Ticket; readonly taken: Taken }
  | {
      readonly kind: 'refused';
      readonly ticket: Ticket;
      readonly code: string;
      readonly status: number;
      readonly message: string;
    }
  /** nobody has answered: it goes out again by itself */
  | { readonly kind: 'waiting' };

interface LastTaken {
  readonly storeId: number;
  readonly news: Extract<SentNews, { kind: 'taken' }>;
}

/** The order that went to the kitchen last, whose code or link is still to be said. */
export const useLastTaken = create<{ readonly last: LastTaken | null }>(() => ({ last: null }));
export const forgetLastTaken = (): void => useLastTaken.setState({ last: null });

const AGAIN_MS = 4_000;
const inFlight = new Set<string>();

/** [OR132] Sends a ticket, or sends it again: under its key, as it went out the first time. */
export async function sendTicket(storeId: number, ticket: Ticket, body: TakeOrderBody): Promise<SentNews> {
  const { id, key, sent } = ticket;
  if (inFlight.has(id)) return { kind: 'waiting' };
  inFlight.add(id);
  if (sent === null) markSent(storeId, id, body);
  const answer = await call(takeOrder, { body: sent ?? body, idempotencyKey: key });
  inFlight.delete(id);
  if (isUnclear(answer)) {
    retryLater(storeId);
    return { kind: 'waiting' };
  }
  if (!answer.ok) {
    unmarkSent(storeId, id);
    return { kind: 'refused', ticket, code: answer.code, status: answer.status, message: answer.message };
  }
  const news = { kind: 'taken', ticket, taken: takenFromWire(answer.data) } as const;
  dropTicket(storeId, id);
  useLastTaken.setState({ last: { storeId, news } });
  void queries.invalidateQueries({ queryKey: keys.board(storeId) });
  if (ticket.for === 'table') void queries.invalidateQueries({ queryKey: keys.tables(storeId) });
  return news;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** [OR132] A ticket that waits goes out again until it is answered, whichever screen is open, also after a reload. */
export function retryLater(storeId: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(storeId), AGAIN_MS);
}

export async function sendWaiting(storeId: number): Promise<void> {
  for (const ticket of ticketsOf(useTickets.getState(), storeId).tickets)
    if (ticket.sent !== null) await sendTicket(storeId, ticket, ticket.sent);
}
