import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Sitting } from '@mam/contract/table/sitting.schema.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { mayPutOut } from '@mam/domain/table/guests.ts';
import { joinsByScanUntil, type SittingState } from '@mam/domain/table/sitting.ts';
import type { SittingGuestRow, SittingRow, SittingTableRow } from '../db/tables/table-tables.ts';
import { firstGuestRow, guestFromRow } from './sitting-queries.ts';

/** A sitting as the rules know it. */
export const sittingState = (row: SittingRow): SittingState => ({
  digits: row.digits,
  wrongDigits: row.wrong_digits,
  firstAt: row.first_at,
  lastAt: row.last_at,
  seenAt: row.seen_at,
  endedAt: row.ended_at,
});

/** [TB90] Why nothing more is read of a sitting that is over. */
export const whyOver = ({ ended_by }: Pick<SittingRow, 'ended_by'>): 'SITTING_OVER' | 'SITTING_ASIDE' =>
  ended_by === 'aside' ? 'SITTING_ASIDE' : 'SITTING_OVER';

/** [TB49] A round as somebody at the table reads it; its page is for the guest who ordered it. */
function roundWire(order: PlacedOrder, uid: string): Sitting['rounds'][number] {
  const { bill, currency } = order;
  return {
    order_code: order.code,
    order_hash: order.uid === uid ? order.hash : '',
    status: order.status,
    name: order.name,
    created_at: seconds(order.createdAt),
    discount_amount: toWire(bill.discount, currency),
    total_amount: toWire(bill.total, currency),
    lines: bill.lines.map(({ name, details, note, quantity, amount }) => ({
      item_name: name,
      details: [...details],
      note,
      quantity,
      amount: toWire(amount, currency),
    })),
  };
}

interface AtTable {
  readonly guests: readonly SittingGuestRow[];
  readonly tables: readonly SittingTableRow[];
  readonly rounds: readonly PlacedOrder[];
}

const guestNameWire = ({ id, name }: SittingGuestRow) => ({ id, name });
const isPutOut = ({ state, put_out_by }: SittingGuestRow) => state === 'out' && put_out_by !== null;
const tablesNow = (tables: readonly SittingTableRow[]) =>
  tables.filter(({ taken }) => taken === 1).map(({ table_name }) => table_name);

/** [TB47] [TB49] A sitting as one phone reads it: a phone outside it reads where it is, and nothing else. */
export function sittingWire(
  sitting: SittingRow,
  { guests, tables, rounds }: AtTable,
  you: SittingGuestRow,
): Sitting {
  const isThere = you.state === 'in';
  const there = isThere ? guests.filter(({ state }) => state === 'in') : [];
  const first = firstGuestRow(sitting, there);
  const isFirst = first?.id === you.id;
  const ruled = there.map(guestFromRow);
  const { first_guest: named, seen_at: seenAt } = sitting;
  return {
    id: sitting.id,
    // [TB88] a guest who was put out does not read where the party goes
    tables: isThere || you.state === 'asking' ? tablesNow(tables) : [],
    state: you.state,
    put_out_by: you.state === 'out' ? (you.put_out_by ?? '') : '',
    seen: seenAt !== null,
    first: isFirst,
    digits: isFirst ? sitting.digits : '',
    guests: there.map((guest) => ({
      ...guestNameWire(guest),
      first: guest.id === first?.id,
      you: guest.id === you.id,
      joined_at: seconds(guest.joined_at),
      may_put_out: mayPutOut(ruled, { by: you.id, who: guest.id, named, seenAt }) === null,
    })),
    put_out: isThere ? guests.filter(isPutOut).map(guestNameWire) : [],
    asking: isFirst ? guests.filter(({ state }) => state === 'asking').map(guestNameWire) : [],
    rounds: isThere ? rounds.map((order) => roundWire(order, you.uid)) : [],
    begun_at: seconds(sitting.begun_at),
    joins_by_scan_until: moment(joinsByScanUntil(sittingState(sitting))),
  };
}
