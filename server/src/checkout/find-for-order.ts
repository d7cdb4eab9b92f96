import { parseTable } from '@mam/domain/table/table-name.ts';
import { internationalNumber } from '../contact/international-number.ts';
import type { Trx } from '../db/database.ts';
import { lockNames } from '../db/lanes.ts';
import { isRefused } from '../http/answer.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import { firstNames } from '../order/hash.ts';
import { nobodyAround, type Origin, ordersAroundLocked } from '../order/order-origins.ts';
import { lockNamesOfPerson, phoneLockName, placedSoFar } from '../order/placed-so-far.ts';
import { isCodeTaken } from '../order/queries.ts';
import { holdStore } from '../store/queries.ts';
import { cameWithCode } from '../store/table-codes.ts';
import type { OrderContext, PlacingContext } from './placing-request.ts';
import type { ReadOrder } from './read-order.ts';
import { sentVoucherCode } from './same-order.ts';
import { draftPhoneKey, phoneOfCode } from './weigh-order.ts';

/** Asked at once: nothing of it needs the answer of another. Nothing, when the body was refused already. */
export async function readOrderContext(
  trx: Trx,
  stores: SellingStores,
  placing: PlacingContext,
): Promise<OrderContext | undefined> {
  const { request, read, limits } = placing;
  const { body, placer, table, now } = request;
  if (isRefused(read)) return undefined;
  if (placer.kind === 'staff') return readTakenContext(trx, stores, read);
  const { uid, network } = placer;
  const { brand, selling, open } = read;
  const { store } = selling;
  const person = { brand, uid, phoneKey: (!isRefused(open) && draftPhoneKey(open)) || uid };
  const lanes = [...lockNamesOfPerson(person), ...(await lockNamesOfCode(trx, placing, uid))];
  const counting = { now, limits: limits.flood, lanes };
  const names = firstNames();
  const here = requestOrigin(read, network);
  const origin = await seatedOrigin(trx, here, { ...placing, uid });
  const [, sold, around, sofar, tableVerified] = await Promise.all([
    // [TB9] a stop of orders at tables waits for this one and holds for the next; a voucher published anew is read with
    // the prices it was published with
    isRefused(open) || !(open.draft.table || sentVoucherCode(body))
      ? undefined
      : holdStore(trx, brand, store.id),
    stores.get(trx, brand, store.id),
    // before anything else is counted: nobody adds to the orders and vouchers of this diner and phone from here on
    ordersAroundLocked(trx, origin, counting),
    placedSoFar(trx, { ...person, phoneNumber: () => internationalPhone(read), now, code: names.code }),
    cameWithCode(trx, table?.code, here),
  ]);
  return { origin, sold, around, sofar, tableVerified, names };
}

/** [OR103] An order that staff take is counted with nobody: only its number waits for its turn [OR80]. */
async function readTakenContext(trx: Trx, stores: SellingStores, read: ReadOrder): Promise<OrderContext> {
  const { brand, selling, open } = read;
  const key = isRefused(open) ? '' : draftPhoneKey(open);
  if (key !== '') await lockNames(trx, [phoneLockName(brand, key)]);
  const names = firstNames();
  const origin = requestOrigin(read, '');
  const [, sold, isTaken] = await Promise.all([
    isRefused(open) || !open.draft.table ? undefined : holdStore(trx, brand, selling.store.id),
    stores.get(trx, brand, selling.store.id),
    isCodeTaken(trx, brand, names.code),
  ]);
  const sofar = { openUnpaid: 0, lastMinute: 0, lastDay: 0, isCodeTaken: isTaken };
  return { origin, sold, around: nobodyAround(origin.seat), sofar, tableVerified: true, names };
}

/** [VO17] Two phones of one proved number use a code one after the other. */
async function lockNamesOfCode(
  trx: Trx,
  { read, request: { body } }: PlacingContext,
  uid: string,
): Promise<string[]> {
  if (isRefused(read) || isRefused(read.open) || !read.open.draft.table || !sentVoucherCode(body)) return [];
  const phone = await phoneOfCode(trx, read.open, uid);
  return phone === '' ? [] : [phoneLockName(read.brand, phone)];
}

/** [TB80] A guest of a sitting is counted with their party, and not with their table or network address. */
async function seatedOrigin(
  trx: Trx,
  origin: Origin,
  { request: { now }, parts: { seats }, uid }: PlacingContext & { readonly uid: string },
): Promise<Origin> {
  if (origin.seat !== 'table' || !seats) return origin;
  const { brand, storeId, table } = origin;
  const sitting = await seats.seatedIn(trx, { brand, storeId, table, uid, now });
  return sitting === null ? origin : { ...origin, seat: 'sitting', table: sitting };
}

/** The number as the whole world dials it; '' where it is none. */
const internationalPhone = ({ open }: ReadOrder): string =>
  isRefused(open) ? '' : (internationalNumber(open.draft.phone, open.store.zone) ?? '');

function requestOrigin({ brand, selling, open }: ReadOrder, network: string): Origin {
  const table = isRefused(open) ? null : (open.draft.table ?? null);
  const seat = table === null ? 'outside' : (parseTable(table)?.kind ?? 'outside');
  return { brand, storeId: selling.store.id, network, seat, table };
}
