import { say } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useLayoutEffect } from 'react';
import { rememberJoined } from '../../cart/together.ts';
import { usePlace } from '../../start/use-place.ts';
import { useStore } from '../../store/use-store.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { OverQuestion, overFor } from '../leaving/over-question.tsx';
import { useGroupOrder } from '../sync/group-order-query.ts';
import { JoinSheet } from './join-sheet.tsx';

/** The link of a group order was opened. */
export function Linked({ hash }: { readonly hash: string }) {
  const navigate = useNavigate();
  const place = usePlace();
  const reading = useGroupOrder(hash);
  const groupOrder = reading.state === 'ready' ? reading.value : null;
  const store = useStore(groupOrder?.brand ?? '', groupOrder?.storeId ?? 0);
  // the address is left without it: a reload asks nothing again
  const on = () =>
    navigate(
      linkTo(
        '/menu',
        groupOrder ? { ...place, brand: groupOrder.brand, storeId: groupOrder.storeId } : place,
      ),
      {
        replace: true,
      },
    );
  const isIn = groupOrder?.role === 'owner' || groupOrder?.role === 'member';
  const over = groupOrder && overFor(groupOrder);
  const back = groupOrder !== null && isIn && !over;
  const unknown = reading.state === 'unknown';
  // before the sheet is seen to go: a page left at that moment has joined all the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useLayoutEffect(() => {
    if (unknown) showToast(say(groupOrderWords, 'unknown'), { urgent: true });
    if (back) rememberJoined(hash, { brand: groupOrder.brand, storeId: groupOrder.storeId });
    if (unknown || back) on();
  }, [unknown, back]);
  if (!groupOrder || store.state !== 'ready') return null;
  if (over && over !== 'left')
    return (
      <OverQuestion
        groupOrder={groupOrder}
        over={over}
        onClose={on}
        onTrack={() =>
          navigate(
            linkTo(
              '/order/detail',
              { ...place, brand: groupOrder.brand, storeId: groupOrder.storeId },
              { order_hash: groupOrder.orderHash },
            ),
            { replace: true },
          )
        }
      />
    );
  return isIn ? null : <JoinSheet groupOrder={groupOrder} store={store.value} onClose={on} onJoined={on} />;
}
