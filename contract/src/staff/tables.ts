import { endpoint } from '../http/endpoint.ts';
import type { BoardQuery } from './board.schema.ts';
import type {
  MERGE_SITTING_REFUSES,
  MOVE_SITTING_REFUSES,
  OPEN_SITTING_REFUSES,
  SEAT_GUEST_REFUSES,
} from './refusals.ts';
import type {
  MergeSittingBody,
  MoveSittingBody,
  OpenSittingBody,
  SeatGuestBody,
  StaffTables,
} from './tables.schema.ts';

interface Id {
  id: string;
}

/** The guests who sit at the tables of a store. */
export const getStaffTables = endpoint<{ query: BoardQuery; answer: StaffTables }>({
  method: 'GET',
  path: '/v1/staff/tables',
  auth: 'staff',
});

/** A party sits down, or somebody has seen the one that sits there. Answers all tables, as each of these calls. */
export const openSitting = endpoint<{
  body: OpenSittingBody;
  answer: StaffTables;
  refuses: typeof OPEN_SITTING_REFUSES;
}>({ method: 'POST', path: '/v1/staff/sitting', auth: 'staff' });

/** The party has gone; sent again it has gone already. */
export const closeSitting = endpoint<{ params: Id; answer: StaffTables }>({
  method: 'POST',
  path: '/v1/staff/sitting/{id}/close',
  auth: 'staff',
});

/** The party sits at another table now, and at that one alone. */
export const moveSitting = endpoint<{
  params: Id;
  body: MoveSittingBody;
  answer: StaffTables;
  refuses: typeof MOVE_SITTING_REFUSES;
}>({ method: 'POST', path: '/v1/staff/sitting/{id}/move', auth: 'staff' });

/** A guest is the first phone, is put out, or is let in; sent again it is so already. */
export const seatGuest = endpoint<{
  params: Id & { guest: string };
  body: SeatGuestBody;
  answer: StaffTables;
  refuses: typeof SEAT_GUEST_REFUSES;
}>({ method: 'POST', path: '/v1/staff/sitting/{id}/guest/{guest}', auth: 'staff' });

/** Two parties are one: the other's tables, guests and rounds are this one's. */
export const mergeSittings = endpoint<{
  params: Id;
  body: MergeSittingBody;
  answer: StaffTables;
  refuses: typeof MERGE_SITTING_REFUSES;
}>({ method: 'POST', path: '/v1/staff/sitting/{id}/merge', auth: 'staff' });
