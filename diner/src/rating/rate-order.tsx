import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { mayRate } from '@mam/domain/rating/rating.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Star } from 'lucide-react';
import { Suspense } from 'react';
import { orderWords } from '../words/areas.ts';
import { RATING_DIALOG } from './dialog-name.ts';
import { ratingDialog } from './dialogs.ts';
import type { RatedOrder } from './rated-order.ts';

/** [RA1] The buyer's way to rate an order that is completed, or to what they have said of it. */
export function RateOrder(props: RatedOrder) {
  const say = useWords(orderWords);
  const { show } = useDialog(RATING_DIALOG);
  const { order } = props;
  const may = mayRate(order);
  if (!may && !(order.mine && order.rating)) return null;
  return (
    <>
      <Button kind={may ? 'primary' : 'plain'} size="big" block aria-haspopup="dialog" onClick={show}>
        <Star />
        {say(may ? 'rate' : 'see_rating')}
      </Button>
      <Suspense>
        <ratingDialog.Screen {...props} />
      </Suspense>
    </>
  );
}
