import type { Answer } from '@mam/contract/http/client.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useCallback, useRef, useState } from 'react';
import { queryCache, ring, ringOrdersOf } from '../data/query-cache.ts';
import { persisted } from '../device/persisted.ts';
import { timesRead, useTimesRead } from './times-read.ts';

/**
 * [OR90] The doubt about an act whose answer was lost: `unknown` = nobody has read the order since; `undone` = the order
 * was read since and stands as it stood.
 */
export type Doubt = 'unknown' | 'undone';

/**
 * Sends what a diner does with an order once however often it is tapped; whatever comes of it, the order is then shown as
 * it is. An answer that was lost is said by `doubt`, and by no toast.
 */
export function useOrderAct({ hash }: Pick<OrderName, 'hash'>) {
  const [busy, setBusy] = useState(false);
  /** how often the order had been read when an answer was lost; null = none was */
  const [lostAt, setLostAt] = useState<number | null>(null);
  const sending = useRef(false);
  const read = useTimesRead(hash);
  const act = async (send: () => Promise<Answer<OrderDetail>>, done: () => string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const answered = await send();
    const lost = !answered.ok && answered.code === 'CONNECTION';
    setLostAt(lost ? timesRead(hash) : null);
    if (answered.ok) {
      queryCache.setQueryData([orderTopic(hash)], answered.data);
      // the list behind it, also where no bell is heard
      ringOrdersOf(persisted.getState().user.uid);
      showToast(done());
    } else {
      if (!lost) showToast(answered.message, { urgent: true });
      // an answer that was lost may have arrived all the same
      ring(orderTopic(hash));
    }
    sending.current = false;
    setBusy(false);
    return lost ? 'lost' : answered.ok ? 'done' : 'refused';
  };
  const doubt: Doubt | null = lostAt === null ? null : read > lostAt ? 'undone' : 'unknown';
  const settle = useCallback(() => setLostAt(null), []);
  return { act, busy, doubt, settle };
}
