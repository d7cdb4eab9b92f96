import type { Answer } from '@mam/contract/http/client.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef, useState } from 'react';
import { invalidateOwnOrders, invalidateTopic, queryCache } from '../data/query-cache.ts';
import { persisted } from '../device/persisted.ts';
import { useDoubt } from './use-doubt.ts';

/**
 * Sends a diner's act on an order once however often it is tapped; then the order is shown as it is, with any outcome.
 * A lost answer is told by `doubt`, and by no toast.
 */
export function useOrderAct({ hash }: Pick<OrderName, 'hash'>) {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { doubt, lose, settle } = useDoubt(hash);
  const act = async (send: () => Promise<Answer<OrderDetail>>, done: () => string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const answered = await send();
    const lost = !answered.ok && answered.code === 'CONNECTION';
    if (lost) lose();
    else settle();
    if (answered.ok) {
      queryCache.setQueryData([orderTopic(hash)], answered.data);
      // the list behind it, also where no bell is heard
      invalidateOwnOrders(persisted.getState().user.uid);
      showToast(done());
    } else {
      if (!lost) showToast(answered.message, { urgent: true });
      // an answer that was lost may have arrived all the same
      invalidateTopic(orderTopic(hash));
    }
    sending.current = false;
    setBusy(false);
    return lost ? 'lost' : answered.ok ? 'done' : 'refused';
  };
  return { act, busy, doubt, settle };
}
