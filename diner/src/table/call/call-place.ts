import type { CallBody } from '@mam/contract/table/call-staff.schema.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { tableCodeIn } from '@mam/domain/table/table-here.ts';
import { nameOfTable, type Table } from '@mam/domain/table/table-name.ts';
import { persisted } from '../../device/persisted.ts';
import { visit } from '../../device/visit.ts';

/** [TB21] [TB42] The place a call comes from, its caller, and the code that was on the table. */
export function callPlace(store: Pick<Store, 'brand' | 'id'>, table: Table) {
  const code = tableCodeIn(store, visit.getState().table);
  return {
    brand_id: store.brand,
    store_id: store.id,
    table_name: nameOfTable(table),
    ...(code !== null && { table_code: code }),
    user: { name: persisted.getState().user.name },
  } satisfies CallBody;
}
