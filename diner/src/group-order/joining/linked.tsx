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
  const wire = reading.state === 'ready' ? reading.value : null;
  const store = useStore(wire?.brand_id ?? '', wire?.store_id ?? 0);
  // the address is left without it: a reload asks nothing again
  const on = () =>
    navigate(linkTo('/menu', wire ? { ...place, brand: wire.brand_id, storeId: wire.store_id } : place), {
      replace: true,
    });
  const isIn = wire?.role === 'owner' || wire?.role === 'member';
  const over = wire && overFor(wire);
  const back = wire !== null && isIn && !over;
  const unknown = reading.state === 'unknown';
  // before the sheet is seen to go: a page left at that moment has joined all the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useLayoutEffect(() => {
    if (unknown) showToast(say(groupOrderWords, 'unknown'), { urgent: true });
    if (back) rememberJoined(hash, { brand: wire.brand_id, storeId: wire.store_id });
    if (unknown || back) on();
  }, [unknown, back]);
  if (!wire || store.state !== 'ready') return null;
  if (over && over !== 'left')
    return (
      <OverQuestion
        wire={wire}
        over={over}
        onClose={on}
        onTrack={() =>
          navigate(
            linkTo(
              '/order/detail',
              { ...place, brand: wire.brand_id, storeId: wire.store_id },
              { order_hash: wire.order },
            ),
            { replace: true },
          )
        }
      />
    );
  return isIn ? null : <JoinSheet wire={wire} store={store.value} onClose={on} onJoined={on} />;
}
