import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { FloodLimits, OrdersAround } from '@mam/domain/checkout/flood.ts';
import { tableOf } from '@mam/domain/table/table-name.ts';
import { internationalNumber } from '../contact/international-number.ts';
import type { Trx } from '../db/database.ts';
import { isRefused, type Refused } from '../http/answer.ts';
import type { SellingStore, SellingStores } from '../menu/selling-store.ts';
import { firstNames, type Names } from '../order/hash.ts';
import { type Origin, ordersAroundLocked } from '../order/order-origins.ts';
import { lanesOfPerson, type PlacedSoFar, phoneLane, placedSoFar } from '../order/placed-so-far.ts';
import { holdStore } from '../store/queries.ts';
import { cameWithCode } from '../store/table-codes.ts';
import type { ReadOrder } from './read-order.ts';
import { voucherCodeOf } from './same-order.ts';
import type { SeatedIn } from './take-seat.ts';
import { phoneKeyOf, phoneOfCode } from './weigh-order.ts';

export interface PlacingLimits {
  readonly perMinute: number;
  readonly perDay: number;
  readonly flood: FloodLimits;
}

/** An order whose surroundings are looked for. */
export interface Sought {
  readonly body: PlaceOrderBody;
  /** the body, read by a store that was read before this transaction */
  readonly read: ReadOrder | Refused;
  readonly uid: string;
  /** the network address it came from, as networkOf writes it */
  readonly network: string;
  readonly now: number;
  /** the code of a table it came with, as it was sent */
  readonly tableCode: string | undefined;
  readonly limits: PlacingLimits;
  /** finds whether its guest sits there; undefined = at no table */
  readonly seatedIn: SeatedIn | undefined;
}

/** What an order is decided on beside itself; nobody else changes it until the transaction it was read in ends. */
export interface Found {
  /** what it is counted by */
  readonly origin: Origin;
  readonly sold: SellingStore | null;
  readonly around: OrdersAround;
  readonly sofar: PlacedSoFar;
  /** [TB38] it came with the code that stands on its table */
  readonly tableVerified: boolean;
  /** drawn for it */
  readonly names: Names;
}

/** Asked at once: nothing of it needs the answer of another. Nothing, when the body was refused already. */
export async function findForOrder(
  trx: Trx,
  stores: SellingStores,
  sought: Sought,
): Promise<Found | undefined> {
  const { body, read, uid, now, tableCode, limits } = sought;
  if (isRefused(read)) return undefined;
  const { brand, selling, open } = read;
  const { store } = selling;
  const person = { brand, uid, phoneKey: (!isRefused(open) && phoneKeyOf(open)) || uid };
  const lanes = [...lanesOfPerson(person), ...(await laneOfCode(trx, sought))];
  const counting = { now, limits: limits.flood, lanes };
  const names = firstNames();
  const here = originOf(read, sought.network);
  const origin = await seatedOrigin(trx, here, sought);
  const [, sold, around, sofar, tableVerified] = await Promise.all([
    // [TB9] whoever stops orders at tables from now on stops those after this one; and a voucher that is published anew
    // is read with the prices it was published with
    isRefused(open) || !(open.draft.table || voucherCodeOf(body))
      ? undefined
      : holdStore(trx, brand, store.id),
    stores.get(trx, brand, store.id),
    // before anything else is counted: nobody adds to the orders and vouchers of this diner and phone from here on
    ordersAroundLocked(trx, origin, counting),
    placedSoFar(trx, { ...person, phoneNumber: () => phoneNumberOf(read), now, code: names.code }),
    cameWithCode(trx, tableCode, here),
  ]);
  return { origin, sold, around, sofar, tableVerified, names };
}

/** [VO17] Two phones of one proved number use a code one after the other. */
async function laneOfCode(trx: Trx, { read, body, uid }: Sought): Promise<string[]> {
  if (isRefused(read) || isRefused(read.open) || !read.open.draft.table || !voucherCodeOf(body)) return [];
  const phone = await phoneOfCode(trx, read.open, uid);
  return phone === '' ? [] : [phoneLane(read.brand, phone)];
}

/** [TB80] A guest of a sitting is counted with their party, and not with their table or network address. */
async function seatedOrigin(
  trx: Trx,
  origin: Origin,
  { uid, now, seatedIn }: Pick<Sought, 'uid' | 'now' | 'seatedIn'>,
): Promise<Origin> {
  if (origin.seat !== 'table' || !seatedIn) return origin;
  const { brand, storeId, table } = origin;
  const sitting = await seatedIn(trx, { brand, storeId, table, uid, now });
  return sitting === null ? origin : { ...origin, seat: 'sitting', table: sitting };
}

/** The number as the whole world dials it; '' where it is none. */
const phoneNumberOf = ({ open }: ReadOrder): string =>
  isRefused(open) ? '' : (internationalNumber(open.draft.phone, open.store.zone) ?? '');

function originOf({ brand, selling, open }: ReadOrder, network: string): Origin {
  const table = isRefused(open) ? null : (open.draft.table ?? null);
  const seat = table === null ? 'outside' : (tableOf(table)?.kind ?? 'outside');
  return { brand, storeId: selling.store.id, network, seat, table };
}
