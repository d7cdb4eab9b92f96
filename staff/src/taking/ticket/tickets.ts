import { deviceStorage } from '@mam/client/storage.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { newKey } from '../../data/ask.ts';
import { serverNow } from '../../device/clock.ts';
import { isBlank, keptTickets, newTicket, type TakenFor, type Ticket } from './ticket.ts';

/** The orders being written at one store. */
interface StoreTickets {
  readonly tickets: readonly Ticket[];
  /** id of the one on the screen */
  readonly current: string | null;
}

interface Tickets {
  readonly byStore: Readonly<Record<number, StoreTickets>>;
}

const NONE: StoreTickets = { tickets: [], current: null };

/** [OR132] Orders being written down, kept by this device until they are sent. */
export const useTickets = create<Tickets>()(
  persist((): Tickets => ({ byStore: {} }), {
    name: 'mam-tickets',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    merge: (kept, now) => {
      const { byStore = {} } = (kept ?? {}) as Partial<Tickets>;
      const left = Object.entries(byStore).map(([storeId, { tickets, current }]) => [
        storeId,
        { tickets: keptTickets(tickets, serverNow()), current },
      ]);
      return { ...now, byStore: Object.fromEntries(left) };
    },
  }),
);

export const ticketsOf = ({ byStore }: Tickets, storeId: number): StoreTickets => byStore[storeId] ?? NONE;

function changeStore(storeId: number, change: (now: StoreTickets) => StoreTickets): void {
  useTickets.setState((state) => ({
    byStore: { ...state.byStore, [storeId]: change(ticketsOf(state, storeId)) },
  }));
}

/** Changes one ticket; one that is on its way stays as it was sent. */
export function changeTicket(storeId: number, id: string, part: (now: Ticket) => Partial<Ticket>): void {
  changeStore(storeId, (now) => ({
    ...now,
    tickets: now.tickets.map((one) => (one.id === id && one.sent === null ? { ...one, ...part(one) } : one)),
  }));
}

interface Beginning {
  readonly by: string;
  readonly for: TakenFor;
}

/** A new ticket on the screen; the one that was there is set aside, unless it is blank. */
export function beginTicket(storeId: number, { by, for: whom }: Beginning): string {
  const id = newKey();
  const fresh = newTicket({ id, key: newKey(), by, now: serverNow(), for: whom });
  changeStore(storeId, ({ tickets }) => ({
    tickets: [...tickets.filter((one) => !isBlank(one)), fresh],
    current: id,
  }));
  return id;
}

/** One that was set aside is on the screen again. */
export function openTicket(storeId: number, id: string): void {
  changeStore(storeId, ({ tickets }) => ({
    tickets: tickets.filter((one) => one.id === id || !isBlank(one)),
    current: id,
  }));
}

export function dropTicket(storeId: number, id: string): void {
  changeStore(storeId, ({ tickets, current }) => ({
    tickets: tickets.filter((one) => one.id !== id),
    current: current === id ? null : current,
  }));
}

/** Puts back a ticket that was thrown away, among those set aside. */
export function restoreTicket(storeId: number, ticket: Ticket): void {
  changeStore(storeId, ({ tickets, current }) => ({ tickets: [...tickets, ticket], current }));
}

/** [OR132] It goes out as it is now, and is not changed until it has been answered. */
export function markSent(storeId: number, id: string, sent: NonNullable<Ticket['sent']>): void {
  changeTicket(storeId, id, () => ({ sent }));
}

/** [OR132] It was refused, so nothing was written: it may be changed, and goes out under another key. */
export function unmarkSent(storeId: number, id: string): void {
  changeStore(storeId, (now) => ({
    ...now,
    tickets: now.tickets.map((one) => (one.id === id ? { ...one, sent: null, key: newKey() } : one)),
  }));
}
