import { say } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { leftBehind } from '@mam/domain/group-order/left-behind.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useState } from 'react';
import { forgetJoined, type Joined, linesOfJoined, showLines } from '../cart/together.ts';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { usePlacing } from '../placing/placing.ts';
import { usePlace } from '../start/use-place.ts';
import { groupOrderWords } from '../words/areas.ts';
import { Elsewhere } from './leaving/elsewhere.tsx';
import { OverQuestion, overFor } from './leaving/over-question.tsx';
import { CartGate } from './reopen-question.tsx';
import { useGroupOrder } from './sync/group-order-query.ts';
import { useRunning } from './sync/running.ts';
import { useSettings } from './sync/use-settings.ts';
import { useOwnerNews } from './sync/use-told.ts';
import { TogetherBand } from './together-band.tsx';

export interface InGroupOrderProps {
  readonly joined: Joined;
  /** a link is open that asks for itself whether this one is left */
  readonly invited: boolean;
}

/** One is in it. */
export function InGroupOrder({ joined, invited }: InGroupOrderProps) {
  const reading = useGroupOrder(joined.hash);
  const { source } = usePlace();
  const here = useMenu({ ...joined, source });
  const unknown = reading.state === 'unknown';
  useEffect(() => {
    if (!unknown) return;
    showToast(say(groupOrderWords, 'unknown'), { urgent: true });
    forgetJoined(joined.hash);
  }, [unknown, joined.hash]);
  if (reading.state !== 'ready') return null;
  const groupOrder = reading.value;
  const over = overFor(groupOrder);
  if (over) return <Ended joined={joined} groupOrder={groupOrder} over={over} />;
  return (
    <>
      <TogetherBand joined={joined} groupOrder={groupOrder} />
      <CartGate joined={joined} groupOrder={groupOrder} here={here.state === 'ready' ? here.value : null} />
      {here.state === 'ready' ? <Running joined={joined} groupOrder={groupOrder} here={here.value} /> : null}
      {here.state === 'ready' && !invited ? (
        <Elsewhere joined={joined} groupOrder={groupOrder} storeName={here.value.store.name} />
      ) : null}
    </>
  );
}

function Running(props: {
  readonly joined: Joined;
  readonly groupOrder: GroupOrder;
  readonly here: StoreMenu;
}) {
  useRunning(props.joined, props.groupOrder, props.here);
  useSettings(props.groupOrder, props.here.store);
  useOwnerNews(props.groupOrder, props.here.store.zone);
  return null;
}

interface EndedProps {
  readonly joined: Joined;
  readonly groupOrder: GroupOrder;
  readonly over: NonNullable<ReturnType<typeof overFor>>;
}

/** Tells once that there is nothing more to choose; the diner goes on alone. Ordered dishes leave the cart [GO40]. */
function Ended({ joined, groupOrder, over }: EndedProps) {
  const navigate = useNavigate();
  const { source } = usePlace();
  const told = usePlacing(({ state }) => state !== 'idle');
  const [chosen] = useState(() => linesOfJoined(joined));
  const kept = over === 'ordered' ? leftBehind(chosen, groupOrder.orderedLines) : [];
  const end = () => {
    // the one who ordered left the rest out knowingly: none of it stays in the cart
    if (over === 'ordered') showLines(joined, silent ? [] : kept);
    forgetJoined(joined.hash);
  };
  const go = (to: string) => {
    end();
    navigate(to);
  };
  // the owner who ordered or cancelled knows, also when the group order hears of it late
  const own = groupOrder.role === 'owner' && !groupOrder.isOrderedByItself;
  const silent = over === 'ordered' ? told || own : over === 'cancelled' && groupOrder.role === 'owner';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (silent) end();
  }, [silent]);
  if (told || silent) return null;
  return (
    <OverQuestion
      groupOrder={groupOrder}
      over={over}
      behind={
        kept.length === 0
          ? null
          : {
              count: itemCount(kept),
              all: kept.length === chosen.length,
              onOrderAlone: () => go(linkTo('/cart', { ...joined, source })),
            }
      }
      onClose={end}
      onTrack={() => go(linkTo('/order/detail', { ...joined, source }, { order_hash: groupOrder.orderHash }))}
    />
  );
}
