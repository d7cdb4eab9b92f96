import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Board } from '@mam/contract/staff/board.schema.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { epochAtWallTime, wallTime } from '@mam/domain/time/wall-time.ts';
import type { Context } from '../context.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { switchesOfStore, switchesToWire } from '../store/switch-queries.ts';
import { ordersInShares, ordersOnBoard, ordersWithIssues, ordersWithOddMoney } from './orders-of-store.ts';
import { staffOrders } from './staff-order.ts';

/** When today began in a store; where the clock skips midnight, with the first hour it shows. */
export function startOfToday({ zone }: Store, now: EpochMs): EpochMs {
  const today = wallTime(now, zone);
  return epochAtWallTime(today, 0, 0, zone) ?? epochAtWallTime(today, 1, 0, zone) ?? now;
}

/** Open orders of a store, those that ended today, and what today came to, as somebody of that role reads them. */
export async function readBoard(
  context: Pick<Context, 'database' | 'stores' | 'channels'>,
  { store, manager }: Pick<SellingStore, 'store' | 'manager'>,
  role: Rank,
  now: EpochMs,
): Promise<Board> {
  const db = context.database.read;
  const reader = { brand: store.brand, role };
  const since = startOfToday(store, now);
  const rows = await ordersOnBoard(db, { brand: store.brand, store: store.id, since });
  const odd = await ordersWithOddMoney(db, { brand: store.brand, store: store.id });
  const inShares = await ordersInShares(db, { brand: store.brand, store: store.id });
  const reported = await ordersWithIssues(db, { brand: store.brand, store: store.id });
  const counted = rows.filter((row) => row.createdAt >= since && statusGroup(row.status) !== 'CANCELED');
  const amount = counted.reduce((sum, row) => sum + row.bill.total, 0);
  return {
    orders: await staffOrders(context, reader, rows),
    money: await staffOrders(context, reader, odd),
    issues: may(role, 'editOrders') ? await staffOrders(context, reader, reported) : [],
    shares: await staffOrders(context, reader, inShares),
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
