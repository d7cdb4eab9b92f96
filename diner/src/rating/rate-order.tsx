import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { mayRate } from '@mam/domain/rating/rating.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Star } from 'lucide-react';
import { Suspense } from 'react';
import { screen } from '../start/lazy-screen.ts';
import { orderWords, ratingWords } from '../words/areas.ts';
import { RATING_DIALOG } from './dialogs.ts';

export interface RatedOrder {
  readonly order: Order;
  readonly store: Store;
  /** for the pictures */
  readonly menu: Menu;
}

const form = screen<RatedOrder>(() => import('./rating-form.tsx').then((m) => m.RatingForm), [ratingWords]);
const given = screen<RatedOrder & { readonly onClose: () => void }>(
  () => import('./given-rating.tsx').then((m) => m.GivenRating),
  [ratingWords],
);

/** [RA1] The buyer's way to rate an order that is completed, or to what they have said of it. */
export function RateOrder(props: RatedOrder) {
  const say = useWords(orderWords);
  const rating = useDialog(RATING_DIALOG);
  const { order } = props;
  if (order.mine && order.rating)
    return (
      <>
        <Button size="big" block aria-haspopup="dialog" onClick={rating.show}>
          <Star />
          {say('see_rating')}
        </Button>
        {rating.open ? (
          <Suspense>
            <given.Screen {...props} onClose={rating.close} />
          </Suspense>
        ) : null}
      </>
    );
  if (!mayRate(order)) return null;
  return (
    <>
      <Button kind="primary" size="big" block aria-haspopup="dialog" onClick={rating.show}>
        <Star />
        {say('rate')}
      </Button>
      <Suspense>
        <form.Screen {...props} />
      </Suspense>
    </>
  );
}
