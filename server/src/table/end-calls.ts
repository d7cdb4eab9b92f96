import { endsWithSitting } from '@mam/domain/table/call.ts';
import type { Trx } from '../db/dialect.ts';
import type { SittingRow, StaffCallRow } from '../db/tables/table-tables.ts';
import { publishCallEvent } from './call-staff.ts';
import { changeCall, standingCalls } from './queries.ts';
import { tablesOfSitting } from './sitting-queries.ts';

/** [TB84] Calls of a party are over when its sitting is, and those of anybody at its tables till then. */
export async function endCalls(trx: Trx, sitting: SittingRow, now: number): Promise<void> {
  const tables = await tablesOfSitting(trx, sitting.id);
  const here = tables.filter(({ taken }) => taken === 1).map(({ table_name }) => table_name);
  const { brand, store_id: storeId } = sitting;
  const standing = await standingCalls(trx, { brand, storeId }, now);
  const isOfParty = ({ sitting_id, table_name }: StaffCallRow) =>
    sitting_id === sitting.id || (sitting_id === null && here.includes(table_name));
  for (const call of standing.filter((one) => isOfParty(one) && endsWithSitting(asRuled(one)))) {
    // an answer of this very moment stands: the call is no longer as it was read
    const ended = await changeCall(trx, call, { answered_at: now, answered_name: '' });
    if (ended) publishCallEvent(trx, ended, now);
  }
}

const asRuled = ({ choices, note, text }: StaffCallRow) => ({
  choices: JSON.parse(choices) as string[],
  note,
  text,
});
