import type { DemoTour } from '@mam/contract/demo/demo.schema.ts';
import { isSittingOver, joinsByScanUntil } from '@mam/domain/table/sitting.ts';
import { tableKey } from '@mam/domain/table/table-name.ts';
import type { Kysely } from 'kysely';
import { demoBrands } from '../bundle/seed-demo.ts';
import type { Tables } from '../db/tables.ts';
import { groupOrderStateAt } from '../group-order/group-order.ts';
import { storeOfBrand, storesOfBrand } from '../store/queries.ts';
import { readTableCode } from '../store/table-codes.ts';
import { guestsOfSitting, sittingAt } from '../table/sitting-queries.ts';
import { sittingState } from '../table/sitting-wire.ts';
import { GROUP_OWNER_KEY, STAGE, STAGE_TABLE } from './stage.ts';

const { brand, store: storeId } = STAGE;
const key = tableKey(STAGE_TABLE) ?? '';

/** The party at the stage's table; null = nobody sits there. */
export async function partyAtTable(read: Kysely<Tables>, now: number) {
  const sitting = await sittingAt(read, { brand, storeId, key });
  return !sitting || isSittingOver(sittingState(sitting), now) ? null : sitting;
}

async function tableOn(read: Kysely<Tables>, now: number): Promise<DemoTour['table']> {
  const code = await readTableCode(read, { brand, store_id: storeId, table_key: key });
  if (code === undefined) return null;
  const sitting = await partyAtTable(read, now);
  if (!sitting) return { name: STAGE_TABLE, code, guests: 0, digits: null };
  const guests = (await guestsOfSitting(read, sitting.id)).filter(({ state }) => state === 'in').length;
  const until = joinsByScanUntil(sittingState(sitting));
  const digits = until !== null && now >= until ? sitting.digits : null;
  return { name: STAGE_TABLE, code, guests, digits };
}

/** The sample group order, while people may choose in it. */
export async function sampleGroup(read: Kysely<Tables>, now: number): Promise<DemoTour['group']> {
  const row = await read
    .selectFrom('group_orders')
    .innerJoin('group_sessions', (join) =>
      join
        .onRef('group_sessions.group_order_id', '=', 'group_orders.id')
        .onRef('group_sessions.uid', '=', 'group_orders.uid'),
    )
    .select(['group_orders.id', 'hash', 'cancelled', 'order_id', 'ends_at', 'over'])
    .where('group_orders.brand', '=', brand)
    .where('store_id', '=', storeId)
    .where('phone_key', '=', GROUP_OWNER_KEY)
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  if (groupOrderStateAt(row, now) !== 'active') return null;
  const there = await read
    .selectFrom('group_sessions')
    .select('name')
    .where('group_order_id', '=', row.id)
    .where('status', '!=', 0)
    .orderBy('joined_at')
    .limit(5)
    .execute();
  return { hash: row.hash, names: there.map(({ name }) => name) };
}

async function elsewhere(read: Kysely<Tables>): Promise<DemoTour['elsewhere']> {
  const others = demoBrands().filter((code) => code !== brand);
  const firsts = await Promise.all(others.map((code) => storesOfBrand(read, code)));
  return firsts.flatMap(([first]) => (first ? [{ pos_parent: first.brand, pos_id: first.id }] : []));
}

/** Where there is something to look at. */
export async function demoTour(read: Kysely<Tables>, now: number): Promise<DemoTour> {
  const stands = (await storeOfBrand(read, brand, storeId)) !== undefined;
  return {
    stage: stands ? { pos_parent: brand, pos_id: storeId } : null,
    table: stands ? await tableOn(read, now) : null,
    group: stands ? await sampleGroup(read, now) : null,
    elsewhere: await elsewhere(read),
  };
}
