import { useEffect } from 'react';
import { useShift } from '../../store/shift.tsx';
import type { Ticket } from '../ticket/ticket.ts';
import type { ChangeTicket } from '../ticket/use-ticket.ts';
import { useCaller } from './use-callers.ts';

/** A caller who was chosen brings their number and where the last order went; what was typed already stays. */
export function useKnownCaller(ticket: Ticket, change: ChangeTicket): void {
  const { storeId } = useShift();
  const known = useCaller(storeId, ticket.caller).data;
  const isOpen = ticket.caller !== null && ticket.phone === '';
  useEffect(() => {
    if (!known || !isOpen) return;
    const [latest] = known.addresses;
    change((now) => ({
      name: now.name || known.name,
      phone: known.phone,
      ...(now.address === null &&
        (latest
          ? {
              address: latest,
            }
          : { way: 'PICKUP' as const })),
    }));
  }, [known, isOpen, change]);
}
