import { screen } from '@mam/client/lazy-screen.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Order } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Suspense } from 'react';
import { changeWords } from '../../words/areas.ts';

const changes = screen(() => import('./order-changes.tsx').then((m) => m.OrderChanges), [changeWords]);

interface ChangesOutletProps {
  readonly order: Order;
  readonly store: Store;
  readonly menu: Menu | null;
}

/** [OR114] A file of its own for the few orders a restaurant has changed. */
export function ChangesOutlet({ order, store, menu }: ChangesOutletProps) {
  if (order.changes.length === 0) return null;
  return (
    <Suspense>
      <changes.Screen changes={order.changes} currency={store.currency} zone={store.zone} menu={menu} />
    </Suspense>
  );
}
