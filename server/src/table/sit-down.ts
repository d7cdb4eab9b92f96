import type { SIT_DOWN_REFUSES } from '@mam/contract/table/refusals.ts';
import { sitDown as decide } from '@mam/domain/table/sitting.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingGuestRow, SittingRow } from '../db/tables/table-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { cameWithCode } from '../store/table-codes.ts';
import { type ClosingBills, endSitting } from './end-sitting.ts';
import { guestsOf, holdSittings, movedFrom, sittingAt } from './sitting-queries.ts';
import { sittingState } from './sitting-wire.ts';
import { beginSitting, changeSitting, ringSitting, writeGuest } from './sitting-writes.ts';

type Code = (typeof SIT_DOWN_REFUSES)[number];

/** A phone at a table. */
export interface SittingDown {
  readonly brand: string;
  readonly storeId: number;
  /** as an order carries it [TB4] */
  readonly table: string;
  /** the code it scanned, as it was sent */
  readonly tableCode: string;
  readonly uid: string;
  /** cleaned; "" = not said */
  readonly name: string;
  readonly digits: string | null;
  readonly asks: boolean;
  /** epoch ms */
  readonly now: number;
}

/** A wrong try stays written down: what is refused inside a transaction is not. */
const COUNTED = 'counted';

/** [TB43] to [TB47] Begins, joins, asks or stays, once: two first scans at once are one sitting. Answers its id. */
export async function sitDown(
  { database, ...closing }: ClosingBills & { readonly database: Database },
  down: SittingDown,
): Promise<{ readonly id: string } | Refused<Code>> {
  const { brand, storeId, table, uid, digits, asks, now } = down;
  const key = tableKey(table);
  if (key === null) return refuse('TABLE_CODE_REQUIRED');
  const place = { brand, storeId, key };
  const done = await database.transaction<{ id: string } | typeof COUNTED | Refused<Code>>(async (trx) => {
    await holdSittings(trx, place);
    if (!(await cameWithCode(trx, down.tableCode, { brand, storeId, table })))
      return refuse('TABLE_CODE_REQUIRED');
    const found = await sittingAt(trx, place);
    const guests = found ? await guestsOf(trx, found.id) : [];
    const guest = guests.find((each) => each.uid === uid);
    const moved = await movedFrom(trx, place, { uid, now });
    const decided = decide({
      sitting: found ? sittingState(found) : null,
      guest: guest ? { state: guest.state, wrongDigits: guest.wrong_digits } : null,
      digits,
      moved: moved !== undefined && moved.id !== found?.id,
      asks,
      asking: guests.filter(({ state }) => state === 'asking').length,
      there: guests.filter(({ state }) => state === 'in').length,
      now,
    });
    if ('refused' in decided) {
      if (found && decided.refused === 'SITTING_DIGITS_WRONG') return countWrong(trx, found, guest, down);
      const { refused, ...detail } = decided;
      return refuse(refused, detail);
    }
    if (decided.does === 'follow' && moved) return { id: moved.id };
    if (decided.does === 'begin') {
      if (found) await endSitting(trx, closing, found, { by: 'idle', now });
      const begun = await beginSitting(trx, { ...place, table, seen: false, now });
      return come(trx, begun, undefined, down);
    }
    if (!found) throw new Error('what is joined goes on');
    if (decided.does === 'join') return come(trx, found, guest, down);
    if (decided.does === 'ask') await writeGuest(trx, found, guest, { ...down, state: 'asking' });
    const renamed = decided.does === 'stay' && (await rename(trx, guest, down));
    if (decided.does === 'ask' || renamed) {
      const changed = await changeSitting(trx, found, {});
      if (changed) ringSitting(trx, changed, now);
    }
    return { id: found.id };
  });
  return done === COUNTED ? refuse('SITTING_DIGITS_WRONG') : done;
}

/** One more guest is there. */
async function come(
  trx: Trx,
  sitting: SittingRow,
  guest: SittingGuestRow | undefined,
  down: SittingDown,
): Promise<{ readonly id: string }> {
  const { now } = down;
  await writeGuest(trx, sitting, guest, { ...down, state: 'in' });
  const joined = await changeSitting(trx, sitting, { first_at: sitting.first_at ?? now, last_at: now });
  if (joined) ringSitting(trx, joined, now);
  return { id: sitting.id };
}

/** [TB49] Who is there, or asks, and says another name is known by that one. Answers whether it is another. */
async function rename(trx: Trx, guest: SittingGuestRow | undefined, { name }: SittingDown): Promise<boolean> {
  if (!guest || name === '' || name === guest.name) return false;
  await trx.updateTable('sitting_guests').set({ name }).where('id', '=', guest.id).execute();
  return true;
}

/** [TB46] One more wrong try of this phone and of this sitting; it rings nobody. */
async function countWrong(
  trx: Trx,
  sitting: SittingRow,
  guest: SittingGuestRow | undefined,
  down: SittingDown,
): Promise<typeof COUNTED> {
  const tried = guest ?? (await writeGuest(trx, sitting, undefined, { ...down, state: 'left' }));
  await trx
    .updateTable('sitting_guests')
    .set({ wrong_digits: tried.wrong_digits + 1 })
    .where('id', '=', tried.id)
    .execute();
  await changeSitting(trx, sitting, { wrong_digits: sitting.wrong_digits + 1 });
  return COUNTED;
}
