import { screen } from '@mam/client/lazy-screen.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Order } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Suspense } from 'react';
import { changeWords, feeWords } from '../../words/areas.ts';

const asked = screen(() => import('./change-asked.tsx').then((m) => m.ChangeAsked), [changeWords, feeWords]);
const changes = screen(() => import('./order-changes.tsx').then((m) => m.OrderChanges), [changeWords]);

interface ChangesOutletProps {
  readonly order: Order;
  readonly store: Store;
  readonly menu: Menu | null;
}

/** [OR114] [OR115] Files of their own for the few orders a restaurant has changed, or would like to. */
export function ChangesOutlet({ order, store, menu }: ChangesOutletProps) {
  const { askedChange: ask } = order;
  return (
    <Suspense>
      {ask?.state === 'asked' ? <asked.Screen key={ask.askedAt} {...{ order, store, menu, ask }} /> : null}
      {order.changes.length > 0 ? (
        <changes.Screen changes={order.changes} currency={store.currency} zone={store.zone} menu={menu} />
      ) : null}
    </Suspense>
  );
}
