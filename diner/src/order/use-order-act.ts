import type { Answer } from '@mam/contract/http/client.ts';
import { dinerTopic, orderTopic } from '@mam/contract/http/topic.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef, useState } from 'react';
import { queryCache, ring } from '../data/query-cache.ts';
import { persisted } from '../device/persisted.ts';

/**
 * Sends what a diner does with an order once however often it is tapped; whatever comes of it, the order is then shown as
 * it is. `lost`: what is said where no answer came, and nobody knows what became of it.
 */
export function useOrderAct({ hash }: Pick<OrderName, 'hash'>) {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const act = async (send: () => Promise<Answer<OrderDetail>>, done: () => string, lost?: () => string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const answered = await send();
    if (answered.ok) {
      queryCache.setQueryData([orderTopic(hash)], answered.data);
      // the list behind it, also where no bell is heard
      const { uid } = persisted.getState().user;
      if (uid !== null) ring(dinerTopic(uid));
      showToast(done());
    } else {
      const unsure = answered.code === 'CONNECTION' ? lost?.() : undefined;
      showToast(unsure ?? answered.message, { urgent: true });
      // an answer that was lost may have arrived all the same
      ring(orderTopic(hash));
    }
    sending.current = false;
    setBusy(false);
  };
  return { act, busy };
}
