import { useState } from 'react';
import type { Joined } from '../cart/together.ts';
import { CartLoading } from '../checkout/cart-frame.tsx';
import { GroupCart } from '../group-order/group-cart.tsx';
import { overFor } from '../group-order/leaving/over-question.tsx';
import { usePromotions } from '../group-order/promotion-line.tsx';
import { useGroupOrder } from '../group-order/sync/group-order-query.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';

interface GroupCartScreenProps {
  readonly joined: Joined;
  readonly shop: StoreMenu;
  readonly now: number;
}

/** /cart of somebody who orders together. */
export function GroupCartScreen(props: GroupCartScreenProps) {
  const reading = useGroupOrder(props.joined.hash);
  const promotions = usePromotions(props.joined);
  // the end of a group order is told over the page, which stays as it was seen last
  const running = reading.state === 'ready' && !overFor(reading.value) ? reading.value : null;
  const [groupOrder, setWire] = useState(running);
  if (running && running !== groupOrder) setWire(running);
  if (reading.state === 'failed') return <ConnectionLost retry={reading.retry} />;
  // the promotion stands above all else, and would push it down
  if (groupOrder?.hash !== props.joined.hash || !promotions) return <CartLoading />;
  return <GroupCart {...props} groupOrder={groupOrder} promotions={promotions} />;
}
