import type { FloorTable } from '@mam/domain/table/floor.ts';
import type { Ticket } from './ticket.ts';

/** [OR107] The party a round is for, as the screen shows it: it is not sent to others than these. */
export const seatedAt = ({ name, party }: FloorTable): Partial<Ticket> => ({
  table: name,
  sitting: party?.id ?? null,
  rounds: party?.rounds ?? 0,
});
