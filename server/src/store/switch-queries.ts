import type { StaffSwitchWire } from '@mam/contract/store/switch.schema.ts';
import type { SwitchedType } from '@mam/domain/store/store.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { StoreSwitchRow } from '../db/tables/brand-tables.ts';
import type { Tables } from '../db/tables.ts';

/** The switches of a store: one a kind of order, those that have ended too. */
export function switchesOfStore(db: Kysely<Tables>, brand: string, store: number): Promise<StoreSwitchRow[]> {
  return db
    .selectFrom('store_switches')
    .selectAll()
    .where('brand', '=', brand)
    .where('store_id', '=', store)
    .orderBy('type')
    .execute();
}

/** The same of all stores of a brand. */
export function switchesOfBrand(db: Kysely<Tables>, brand: string): Promise<StoreSwitchRow[]> {
  return db.selectFrom('store_switches').selectAll().where('brand', '=', brand).orderBy('type').execute();
}

/** A kind has one switch at a time: the younger one takes the place of the older. */
export async function putSwitch(trx: Trx, row: StoreSwitchRow): Promise<void> {
  const { brand: _, store_id: __, type: ___, ...said } = row;
  await trx
    .insertInto('store_switches')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand', 'store_id', 'type']).doUpdateSet(said))
    .execute();
}

export async function removeSwitches(
  trx: Trx,
  {
    brand,
    store,
    types,
  }: { readonly brand: string; readonly store: number; readonly types: readonly SwitchedType[] },
): Promise<void> {
  await trx
    .deleteFrom('store_switches')
    .where('brand', '=', brand)
    .where('store_id', '=', store)
    .where('type', 'in', types)
    .execute();
}

/** [ST18] The switches of rows as the wire has them; a stop without an end is said elsewhere [TB9]. */
export const switchesToWire = (rows: readonly StoreSwitchRow[]): StaffSwitchWire[] =>
  rows.flatMap(({ type, kind, minutes, at, until, by_name: by }) =>
    until === null
      ? []
      : [{ type, kind, minutes, since: Math.floor(at / 1000), until: Math.floor(until / 1000), by }],
  );

/** [TB9] Whether orders at the tables are stopped until somebody turns it back. */
export const areTablesStopped = (rows: readonly StoreSwitchRow[]): boolean =>
  rows.some(({ type, until }) => type === 'TABLE' && until === null);
