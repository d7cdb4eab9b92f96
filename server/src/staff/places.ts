// The places a call of staff can be about. None is found where its caller does not work [SF2].
import type { CallTypes } from '@mam/contract/http/endpoint.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { StoreRow } from '../db/tables/brand-tables.ts';
import type { SittingRow, StaffCallRow } from '../db/tables/table-tables.ts';
import type { Tables } from '../db/tables.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import type { Live } from '../live/live.ts';
import { orderByCode } from '../order/queries.ts';
import { storeOfBrand } from '../store/queries.ts';
import { heldSitting } from '../table/bill/open-bill.ts';
import { callById } from '../table/queries.ts';
import { sittingNow } from '../table/sitting-queries.ts';
import type { Finder } from './serve-staff.ts';

export const worksAt = (staff: StaffMember, id: number): boolean =>
  worksFor(staff, { brand: staff.brand, id });

interface About<Params> extends CallTypes {
  params: Params & object;
}

/** The order with the code in the path. */
export const atOrder: Finder<About<{ code: string }>, { readonly order: PlacedOrder }> = async (
  _,
  { staff, params },
  db,
) => {
  const order = await orderByCode(db, staff.brand, params.code);
  return order && worksAt(staff, order.storeId) ? { order } : null;
};

/** The call of a table with the id in the path. */
export const atCall: Finder<About<{ id: string }>, { readonly tableCall: StaffCallRow }> = async (
  _,
  { staff, params },
  db,
) => {
  const tableCall = await callById(db, staff.brand, params.id);
  return tableCall && worksAt(staff, tableCall.store_id) ? { tableCall } : null;
};

interface SittingContext {
  readonly sitting: SittingRow;
}

const isAt = (staff: StaffMember, { brand, store_id: id }: SittingRow) => worksFor(staff, { brand, id });

/** The sitting with the id in the path, or what it was put together with. */
export const atSitting: Finder<About<{ id: string }>, SittingContext> = async (_, { staff, params }, db) => {
  const sitting = await sittingNow(db, params.id);
  return sitting && isAt(staff, sitting) ? { sitting } : null;
};

/** The same, held by nobody else until the transaction ends. */
export const atHeldSitting: Finder<About<{ id: string }>, SittingContext, Trx> = async (
  _,
  { staff, params },
  trx,
) => {
  const sitting = await heldSitting(trx, params.id);
  return sitting && isAt(staff, sitting) ? { sitting } : null;
};

interface StoreContext {
  readonly row: StoreRow;
}

async function storeFor(db: Kysely<Tables>, staff: StaffMember, id: number): Promise<StoreContext | null> {
  const row = worksAt(staff, id) ? await storeOfBrand(db, staff.brand, id) : undefined;
  return row ? { row } : null;
}

/** The store a read asks for. */
export const atStoreRead: Finder<CallTypes & { query: { store: number } }, StoreContext> = (
  _,
  { staff, query },
  db,
) => storeFor(db, staff, query.store);

/** The store a body names. */
export const atStore: Finder<CallTypes & { body: { store: number } }, StoreContext> = (
  _,
  { staff, body },
  db,
) => storeFor(db, staff, body.store);

/** Lets whoever works at a store hear of what is about it. */
export function allowStaff(live: Live, kind: 'board' | 'calls' | 'tables'): void {
  live.allow(
    kind,
    (topic, { staff }) =>
      topic.kind === kind && staff !== null && worksFor(staff, { brand: topic.brand, id: topic.storeId }),
  );
}
