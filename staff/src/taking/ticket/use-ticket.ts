import { may } from '@mam/domain/staff/roles.ts';
import type { FloorTable } from '@mam/domain/table/floor.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useShift } from '../../store/shift.tsx';
import { seatedAt } from './seated-at.ts';
import { isBlank, type TakenFor, type Ticket } from './ticket.ts';
import { beginTicket, changeTicket, openTicket, ticketsOf, useTickets } from './tickets.ts';

export type ChangeTicket = (part: Partial<Ticket> | ((now: Ticket) => Partial<Ticket>)) => void;

interface TicketHere {
  readonly ticket: Ticket | null;
  /** the same function as long as it is the same ticket */
  readonly change: ChangeTicket;
  /** the others: set aside, or on their way */
  readonly aside: readonly Ticket[];
  /** a round for this table: the one that is being written, else a new one */
  readonly openFor: (table: FloorTable) => void;
}

/** The ticket on the screen, begun where there is none, and those set aside. */
export function useTicket(): TicketHere {
  const { me, storeId } = useShift();
  const tickets = useMyTickets();
  const current = useTickets((state) => ticketsOf(state, storeId).current);
  const ticket = tickets.find(({ id, sent }) => id === current && sent === null) ?? null;
  const id = ticket?.id ?? null;
  const lastFor = useRef<TakenFor>('caller');
  if (ticket) lastFor.current = ticket.for;
  useEffect(() => {
    if (id === null) beginTicket(storeId, { by: me.name, for: lastFor.current });
  }, [id, storeId, me.name]);
  const change = useCallback<ChangeTicket>(
    (part) => {
      if (id !== null) changeTicket(storeId, id, (now) => (typeof part === 'function' ? part(now) : part));
    },
    [storeId, id],
  );
  const openFor = (table: FloorTable) => {
    const written = tickets.find((one) => one.table === table.name && one.for === 'table' && !one.sent);
    if (written) return openTicket(storeId, written.id);
    const mine = ticket && isBlank(ticket) ? ticket.id : beginTicket(storeId, { by: me.name, for: 'table' });
    changeTicket(storeId, mine, () => ({ for: 'table', ...seatedAt(table) }));
  };
  const aside = tickets.filter((one) => one !== ticket && !isBlank(one));
  return { ticket, change, aside, openFor };
}

/** Staff who may read numbers see what others have begun here; anybody else only their own. */
function useMyTickets(): readonly Ticket[] {
  const { me, storeId } = useShift();
  const all = may(me.role, 'readPhones');
  const tickets = useTickets((state) => ticketsOf(state, storeId).tickets);
  return useMemo(() => tickets.filter(({ by }) => all || by === me.name), [tickets, all, me.name]);
}
