import type { SIT_DOWN_REFUSES } from '@mam/contract/table/refusals.ts';
import { makesRoom } from '@mam/domain/table/guests.ts';
import { sitDown as decide } from '@mam/domain/table/sitting.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { cameWithCode } from '../store/table-codes.ts';
import { type ClosingBills, endSitting } from './end-sitting.ts';
import { leaveOthers } from './leave-table.ts';
import { setAside } from './set-aside.ts';
import {
  guestsOfSitting,
  holdSittings,
  sittingAt,
  sittingsOfDiner,
  tablesOfSitting,
} from './sitting-queries.ts';
import { sittingState } from './sitting-wire.ts';
import { beginSitting, changeSitting, publishSittingEvent, writeGuest } from './sitting-writes.ts';

type SitDownCode = (typeof SIT_DOWN_REFUSES)[number];

/** A phone at a table. */
export interface SittingDown {
  readonly brand: string;
  readonly storeId: number;
  /** as an order carries it [TB4] */
  readonly table: string;
  /** the code it scanned, as it was sent */
  readonly tableCode: string;
  readonly uid: string;
  /** the network address it is counted by */
  readonly network: string;
  /** cleaned; "" = not said */
  readonly name: string;
  readonly digits: string | null;
  readonly asks: boolean;
  /** [TB90] the sitting that is of another party than its own; null = of none */
  readonly insteadOf: string | null;
  /** [TB91] it leaves where it sits now */
  readonly moves: boolean;
  /** epoch ms */
  readonly now: number;
}

/** Where a phone sits now, and whether its party began anew for that. */
export interface SatDown {
  readonly id: string;
  readonly isAnew: boolean;
}

/** The result of a wrong try, which must stay written down: a refusal inside the transaction would undo it. */
const COUNTED = 'counted';

/** [TB43] to [TB47] [TB90] [TB91] Begins, joins, asks or stays, once: two first scans at once are one sitting. */
export async function sitDown(
  { database, ...closing }: ClosingBills & { readonly database: Database },
  down: SittingDown,
): Promise<SatDown | Refused<SitDownCode>> {
  const key = tableKey(down.table);
  if (key === null) return refuse('TABLE_CODE_REQUIRED');
  // the store left for this one is held as well: its sitting changes too
  const seats = await sittingsOfDiner(database.read, down);
  const elsewhere = seats.map((seat) => ({ brand: seat.brand, storeId: seat.store_id }));
  const done = await database.transaction<SatDown | typeof COUNTED | Refused<SitDownCode>>(async (trx) => {
    const { brand, storeId, table } = down;
    await holdSittings(trx, { brand, storeId }, ...elsewhere);
    // others stand in line: what can be asked at once is
    const [isCoded, read] = await Promise.all([
      cameWithCode(trx, down.tableCode, { brand, storeId, table }),
      readTable(trx, key, down),
    ]);
    return isCoded ? come(trx, closing, read, down) : refuse('TABLE_CODE_REQUIRED');
  });
  return done === COUNTED ? refuse('SITTING_DIGITS_WRONG') : done;
}

interface TableRead {
  readonly key: string;
  readonly found: SittingRow | undefined;
  readonly guests: readonly SittingGuestRow[];
  readonly guest: SittingGuestRow | undefined;
  /** the sitting of this phone that has left this table */
  readonly moved: string | null;
  /** the table it sits at elsewhere */
  readonly elsewhere: string | null;
}

async function readTable(trx: Trx, key: string, down: SittingDown): Promise<TableRead> {
  const { brand, storeId } = down;
  const [found, seats] = await Promise.all([
    sittingAt(trx, { brand, storeId, key }),
    sittingsOfDiner(trx, down),
  ]);
  const guests = found ? await guestsOfSitting(trx, found.id) : [];
  const [seat] = seats.filter(({ id }) => id !== found?.id);
  const tables = seat ? await tablesOfSitting(trx, seat.id) : [];
  const hasMoved =
    seat?.brand === brand &&
    seat.store_id === storeId &&
    tables.some(({ table_key, taken }) => table_key === key && taken === 0);
  return {
    key,
    found,
    guests,
    guest: guests.find(({ uid }) => uid === down.uid),
    moved: seat && hasMoved ? seat.id : null,
    elsewhere: seat ? (tables.find(({ taken }) => taken === 1)?.table_name ?? '') : null,
  };
}

const wrongDigitsFrom = (guests: readonly SittingGuestRow[], network: string): number =>
  guests
    .filter((guest) => guest.network === network)
    .reduce((sum, { wrong_digits }) => sum + wrong_digits, 0);

/** Brings a phone to a table as it was read; nobody else changes that meanwhile. */
async function come(
  trx: Trx,
  closing: ClosingBills,
  { key, found, guests, guest, moved, elsewhere }: TableRead,
  down: SittingDown,
): Promise<SatDown | typeof COUNTED | Refused<SitDownCode>> {
  const { brand, storeId, table, now } = down;
  const decided = decide({
    digits: down.digits,
    asks: down.asks,
    moves: down.moves,
    elsewhere,
    now,
    sitting: found ? sittingState(found) : null,
    guest: guest
      ? { state: guest.state, isPutOut: guest.put_out_by !== null, wrongDigits: guest.wrong_digits }
      : null,
    wrongOfAddress: wrongDigitsFrom(guests, down.network),
    moved: moved !== null,
    // said again, or by two of one party, it is about a sitting that is no more
    isAnother: found !== undefined && found.id === down.insteadOf,
    there: guests.filter(({ state }) => state === 'in').length,
  });
  if ('refused' in decided)
    return found && decided.refused === 'SITTING_DIGITS_WRONG'
      ? countWrong(trx, found, guest, down)
      : sitDownRefusal(decided, found, table);
  if (decided.does === 'follow' && moved) return { id: moved, isAnew: false };
  const isAnew = decided.does === 'begin anew';
  if (isAnew || decided.does === 'begin') {
    if (found && isAnew) await setAside(trx, closing, found, now);
    else if (found) await endSitting(trx, closing, found, { by: 'idle', now });
    const begun = await beginSitting(trx, { brand, storeId, key, table, seen: false, now });
    return { id: await join(trx, closing, begun, { guest: undefined, elsewhere, down }), isAnew };
  }
  if (!found) throw new Error('what is joined goes on');
  if (decided.does === 'join')
    return { id: await join(trx, closing, found, { guest, elsewhere, down }), isAnew: false };
  const isNew = decided.does === 'ask' || (await rename(trx, guest, down));
  if (decided.does === 'ask') await ask(trx, found, guests, down);
  if (isNew) {
    const changed = await changeSitting(trx, found, {});
    if (changed) publishSittingEvent(trx, changed, now);
  }
  return { id: found.id, isAnew: false };
}

type Decided = Extract<ReturnType<typeof decide>, { refused: string }>;

/** A refusal with its tables; [TB90] a phone that must show digits also reads which sitting it may call another's. */
function sitDownRefusal(
  { refused, ...detail }: Decided,
  found: SittingRow | undefined,
  table: string,
): Refused<SitDownCode> {
  const here = found && refused === 'SITTING_DIGITS_NEEDED';
  return refuse(refused, {
    ...detail,
    to: table,
    ...(here && { sitting: found.id, seen: found.seen_at !== null }),
  });
}

/** One more guest is there, and nowhere else. */
async function join(
  trx: Trx,
  closing: ClosingBills,
  sitting: SittingRow,
  { guest, elsewhere, down }: Pick<TableRead, 'guest' | 'elsewhere'> & { readonly down: SittingDown },
): Promise<string> {
  const { now } = down;
  if (elsewhere !== null) await leaveOthers(trx, closing, { uid: down.uid, stays: sitting.id, now });
  await writeGuest(trx, sitting, guest, { ...down, state: 'in' });
  const joined = await changeSitting(trx, sitting, { first_at: sitting.first_at ?? now, last_at: now });
  if (joined) publishSittingEvent(trx, joined, now);
  return sitting.id;
}

/** [TB47] Notes one more who asks; the one who has asked longest makes room. */
async function ask(
  trx: Trx,
  sitting: SittingRow,
  guests: readonly SittingGuestRow[],
  down: SittingDown,
): Promise<void> {
  const asking = guests
    .filter(({ state }) => state === 'asking')
    .map(({ id, network, joined_at }) => ({ id, network, askedAt: joined_at }));
  const room = makesRoom(asking, down.network);
  if (room !== null)
    await trx.updateTable('sitting_guests').set({ state: 'out' }).where('id', '=', room).execute();
  const known = guests.find(({ uid }) => uid === down.uid);
  await writeGuest(trx, sitting, known, { ...down, state: 'asking' });
}

/** [TB49] Gives a guest who is there, or asks, the name they say now. true = it is another one. */
async function rename(trx: Trx, guest: SittingGuestRow | undefined, { name }: SittingDown): Promise<boolean> {
  if (!guest || name === '' || name === guest.name) return false;
  await trx.updateTable('sitting_guests').set({ name }).where('id', '=', guest.id).execute();
  return true;
}

/** [TB46] One more wrong try of this phone, its address and this sitting; it rings nobody. */
async function countWrong(
  trx: Trx,
  sitting: SittingRow,
  guest: SittingGuestRow | undefined,
  down: SittingDown,
): Promise<typeof COUNTED> {
  const tried = guest ?? (await writeGuest(trx, sitting, undefined, { ...down, state: 'left' }));
  await trx
    .updateTable('sitting_guests')
    .set({ wrong_digits: tried.wrong_digits + 1, network: down.network })
    .where('id', '=', tried.id)
    .execute();
  await changeSitting(trx, sitting, { wrong_digits: sitting.wrong_digits + 1 });
  return COUNTED;
}
