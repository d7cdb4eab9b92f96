import { randomUUIDv7 } from 'node:crypto';
import { callsTopic, guestCallsTopic } from '@mam/contract/http/topic.ts';
import type { CALL_REFUSES } from '@mam/contract/table/refusals.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import {
  type CallLimits,
  type CallRequest,
  callText,
  extraChoices,
  mayCall,
  oneMoreCall,
} from '@mam/domain/table/call.ts';
import { isTableInStore, nameOfTable, type Table } from '@mam/domain/table/table-name.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import { lockNames } from '../db/lanes.ts';
import type { StaffCallRow } from '../db/tables/table-tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { cameWithCode } from '../store/table-codes.ts';
import { forwardCall } from './forward-call.ts';
import { countStanding, insertCall, sameCall } from './queries.ts';
import { seatedIn } from './sitting-rounds.ts';

export interface Calling {
  readonly asked: CallRequest;
  readonly selling: Pick<SellingStore, 'store' | 'menu' | 'tables'>;
  /** the code of a table it came with, as it was sent */
  readonly tableCode: string | undefined;
  readonly uid: string;
  /** where it goes besides the board [TB29]; null = nowhere */
  readonly target: string | null;
  readonly limits: CallLimits;
  /** epoch ms */
  readonly now: number;
}

type CallCode = (typeof CALL_REFUSES)[number];

/** Rings for the staff of the store and for the guest. */
export function publishCallEvent(
  trx: Trx,
  { brand, store_id, uid, version }: StaffCallRow,
  at: number,
): void {
  appendEvent(trx, { brand, topic: callsTopic(brand, store_id), version, at });
  appendEvent(trx, { brand, topic: guestCallsTopic(uid), version, at });
}

function callRow(
  { asked, selling: { store }, uid, now }: Calling,
  table: Table,
): Omit<StaffCallRow, 'table_verified' | 'sitting_id'> {
  return {
    id: randomUUIDv7(),
    brand: store.brand,
    store_id: store.id,
    table_name: nameOfTable(table),
    uid,
    guest_name: cleanText(asked.name),
    choices: JSON.stringify([...new Set(asked.choices)]),
    note: cleanText(asked.note),
    text: callText(asked, store.languages.own),
    version: 1,
    placed_at: now,
    seen_at: null,
    taken_by: null,
    taken_name: null,
    taken_at: null,
    answered_by: null,
    answered_name: null,
    answered_at: null,
  };
}

/** [TB21] [TB24] Writes a call down and rings, once; the same again is the first, and rings nobody. */
export async function callStaff(
  { database }: { readonly database: Database },
  calling: Calling,
): Promise<StaffCallRow | Refused<CallCode>> {
  const { asked, selling, limits, target, now } = calling;
  const { table } = asked;
  const refusal = mayCall(asked, extraChoices(selling.store, selling.menu));
  if (refusal) {
    const { refused, ...detail } = refusal;
    return refuse(refused, detail);
  }
  if (table === null) return refuse('TABLE_REQUIRED');
  if (!isTableInStore(table, { tables: selling.tables, tableName: selling.store.tableName }))
    return refuse('TABLE_UNKNOWN');
  const asCalled = callRow(calling, table);
  return database.transaction<StaffCallRow | Refused<CallCode>>(async (trx) => {
    const place = { brand: asCalled.brand, storeId: asCalled.store_id, table: asCalled.table_name };
    const sitting_id = await seatedIn(trx, { ...place, uid: asCalled.uid, now });
    // nobody adds to what is counted, and of two that say the same the second finds the first
    const here = `${asCalled.brand}:${asCalled.store_id}:${asCalled.table_name.toLowerCase()}`;
    await lockNames(trx, [`calls:${sitting_id ?? here}`, `calls:${asCalled.uid}`]);
    const verified = await cameWithCode(trx, calling.tableCode, place);
    // [TB50] where others sit, the code alone makes nobody one of them; a guest who moved has another table's code
    const call = { ...asCalled, sitting_id, table_verified: verified || sitting_id !== null ? 1 : 0 };
    const first = await sameCall(trx, call);
    if (first) {
      if (target !== null) await forwardCall(trx, first, target, now);
      return first;
    }
    const at = sitting_id === null ? table.kind : 'sitting';
    const waits = oneMoreCall({ ...(await countStanding(trx, call)), at }, limits);
    if (waits) return refuse(waits.refused, { limit: waits.limit });
    await insertCall(trx, call);
    publishCallEvent(trx, call, now);
    if (target !== null) await forwardCall(trx, call, target, now);
    return call;
  });
}
