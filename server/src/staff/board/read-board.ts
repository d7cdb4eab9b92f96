import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Board, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { startOfDay } from '@mam/domain/time/start-of-day.ts';
import type { Context } from '../../context.ts';
import type { SellingStore } from '../../menu/selling-store.ts';
import { switchesOfStore, switchesToWire } from '../../store/switch-queries.ts';
import { type OrderReader, staffOrders } from '../staff-order.ts';
import type { ListedOrder } from './listed-order.ts';
import {
  ordersByIds,
  ordersInShares,
  ordersOnBoard,
  ordersWithIssues,
  ordersWithOddMoney,
} from './orders-of-store.ts';

type Telling = Pick<Context, 'database' | 'stores' | 'channels'>;

/** Listed orders as they are told, by their ids. */
export type Teller = (listed: readonly ListedOrder[]) => Promise<ReadonlyMap<string, StaffOrder>>;

/** Each of them read whole. */
export const toldAnew =
  (context: Telling, reader: OrderReader): Teller =>
  async (listed) => {
    const ids = listed.map(({ id }) => id);
    const orders = await ordersByIds(context.database.read, ids);
    const told = await staffOrders(context, reader, orders);
    return new Map(orders.flatMap(({ id }, at) => (told[at] ? [[id, told[at]] as const] : [])));
  };

interface Reading {
  readonly role: Rank;
  readonly now: EpochMs;
  readonly tell: Teller;
}

/** Open orders of a store, those that ended today, and what today came to, as somebody of that role reads them. */
export async function readBoard(
  context: Telling,
  { store, manager }: Pick<SellingStore, 'store' | 'manager'>,
  { role, now, tell }: Reading,
): Promise<Board> {
  const db = context.database.read;
  const of = { brand: store.brand, store: store.id };
  const since = startOfDay(now, store.zone);
  const shown = await ordersOnBoard(db, { ...of, since });
  const odd = await ordersWithOddMoney(db, of);
  const inShares = await ordersInShares(db, of);
  const reported = may(role, 'editOrders') ? await ordersWithIssues(db, of) : [];
  const all = new Map([...shown, ...odd, ...inShares, ...reported].map((order) => [order.id, order]));
  const told = await tell([...all.values()]);
  const toldOf = (listed: readonly ListedOrder[]) => listed.flatMap(({ id }) => told.get(id) ?? []);
  const counted = shown.filter((row) => row.createdAt >= since && statusGroup(row.status) !== 'CANCELED');
  const amount = counted.reduce((sum, row) => sum + row.total, 0);
  return {
    orders: toldOf(shown),
    money: toldOf(odd),
    issues: toldOf(reported),
    shares: toldOf(inShares),
    answering: {
      minutes: store.answerMinutes,
      itself: store.acceptsItself,
      manager_phone: manager && may(role, 'moveOrders') ? manager.phone : '',
    },
    needs: { prep_minutes: store.prepMinutes, delivery_minutes: store.deliveryMinutes },
    switches: switchesToWire(await switchesOfStore(db, store.brand, store.id)),
    today: { count: counted.length, amount: toWire(amount, store.currency) },
  };
}
