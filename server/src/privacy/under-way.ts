import type { MyData } from '@mam/contract/privacy/my-data.schema.ts';
import { OWNERS_HOUR } from '@mam/domain/group-order/life.ts';
import { orderKeeps } from '@mam/domain/privacy/erasing.ts';
import { CALL_STANDS } from '@mam/domain/table/call.ts';
import { LONGEST_STAY, SITTING_IDLE } from '@mam/domain/table/sitting.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

interface UnderWayRequest {
  readonly uid: string;
  readonly now: number;
}

const unfinished = (db: Kysely<Tables>) =>
  db
    .selectFrom('orders')
    .select(['orders.code', 'orders.ended_at', 'orders.refund_due'])
    .where((of) => of.or([of('orders.ended_at', 'is', null), of('orders.refund_due', '>', 0)]));

const findUnfinishedOrders = (db: Kysely<Tables>, uid: string) =>
  unfinished(db).where('orders.uid', '=', uid).execute();

/** Those another has ordered for them too, by the small index of these. */
const joinedBy = (db: Kysely<Tables>, uid: string) =>
  unfinished(db)
    .innerJoin('order_people', 'order_people.order_id', 'orders.id')
    .where('order_people.uid', '=', uid)
    .where(sql<boolean>`order_people.role = 'member'`)
    .where('orders.ended_at', 'is', null)
    .execute();

/** [DN15] Those whose number they have proved. */
const openedBy = (db: Kysely<Tables>, uid: string) =>
  unfinished(db)
    .innerJoin('order_buyers', 'order_buyers.order_id', 'orders.id')
    .where('order_buyers.uid', '=', uid)
    .where('orders.ended_at', 'is', null)
    .execute();

const findOpenGroupOrders = (db: Kysely<Tables>, { uid, now }: UnderWayRequest) =>
  db
    .selectFrom('group_sessions')
    .innerJoin('group_orders', 'group_orders.id', 'group_sessions.group_order_id')
    .select('group_orders.id')
    .where('group_sessions.uid', '=', uid)
    .where('group_sessions.status', '>', 0)
    .where('group_orders.order_id', 'is', null)
    .where('group_orders.cancelled', '=', 0)
    .where('group_orders.ends_at', '>', now - OWNERS_HOUR)
    .execute();

const findOpenSittings = (db: Kysely<Tables>, { uid, now }: UnderWayRequest) =>
  db
    .selectFrom('sitting_guests')
    .innerJoin('sittings', 'sittings.id', 'sitting_guests.sitting_id')
    .select('sittings.id')
    .where('sitting_guests.uid', '=', uid)
    .where('sitting_guests.joined_at', '>', now - LONGEST_STAY)
    .where('sitting_guests.state', '=', 'in')
    .where('sittings.ended_at', 'is', null)
    .where('sittings.last_at', '>', now - SITTING_IDLE)
    .execute();

const findOpenCalls = (db: Kysely<Tables>, { uid, now }: UnderWayRequest) =>
  db
    .selectFrom('staff_calls')
    .select('table_name')
    .where('uid', '=', uid)
    .where('placed_at', '>', now - CALL_STANDS)
    .where('answered_at', 'is', null)
    .execute();

/** [DN9] The orders, tables and calls in which a diner would still be missed. */
export async function underWay(db: Kysely<Tables>, asked: UnderWayRequest): Promise<MyData['under_way']> {
  const { uid } = asked;
  const orders = [
    ...(await findUnfinishedOrders(db, uid)),
    ...(await joinedBy(db, uid)),
    ...(await openedBy(db, uid)),
  ];
  const kept = orders.flatMap(({ code: name, ended_at: endedAt, refund_due: refundDue }) => {
    const what = orderKeeps({ endedAt, refundDue });
    return what === null ? [] : [{ what, name }];
  });
  const together = await findOpenGroupOrders(db, asked);
  const seated = await findOpenSittings(db, asked);
  const calls = await findOpenCalls(db, asked);
  return [
    ...kept,
    ...together.map(() => ({ what: 'group_order' as const, name: '' })),
    ...seated.map(() => ({ what: 'sitting' as const, name: '' })),
    ...calls.map(({ table_name: name }) => ({ what: 'call' as const, name })),
  ];
}
