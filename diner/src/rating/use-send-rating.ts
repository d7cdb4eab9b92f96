import { useWords } from '@mam/client/i18n.ts';
import type { AddressedDialog } from '@mam/client/use-dialog.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { rateOrder } from '@mam/contract/rating/rate-order.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef } from 'react';
import { call } from '../data/call.ts';
import { invalidateOwnOrders, invalidateTopic, queryCache } from '../data/query-cache.ts';
import { persisted } from '../device/persisted.ts';
import { ratingWords } from '../words/areas.ts';
import { forgetDraft, type RatingDraft } from './draft.ts';
import { useReopen } from './use-reopen.ts';

/** How long is looked for what an answer would have said, in ms. */
const LOOKS = 4_000;

/** The order, where a rating arrived whose answer was lost; else null. */
async function asItStands(hash: string, { code }: { readonly code: string }): Promise<OrderDetail | null> {
  if (code !== 'CONNECTION') return null;
  const signal = AbortSignal.timeout(LOOKS);
  const read = await call(getOrder, { params: { order_hash: hash }, signal });
  return read.ok && read.data.rating ? read.data : null;
}

/**
 * Sends a rating: the sheet goes at once, and comes back with all that was entered when it did not arrive. Sent again
 * after an answer that was lost, it finds itself [RA4].
 */
export function useSendRating({ hash }: Pick<OrderName, 'hash'>, sheet: AddressedDialog) {
  const say = useWords(ratingWords);
  const sending = useRef(false);
  const reopen = useReopen(sheet);
  return async ({ score, feedback, liked }: RatingDraft) => {
    if (sending.current) return;
    sending.current = true;
    sheet.close();
    const dishes = Object.entries(liked).map(([id, good]) => ({ item_id: id, liked: good }));
    const answered = await call(rateOrder, {
      params: { order_hash: hash },
      body: { score, feedback, ...(dishes.length > 0 && { dishes }) },
    });
    const now = answered.ok ? answered.data : await asItStands(hash, answered);
    sending.current = false;
    if (now) {
      forgetDraft(hash);
      queryCache.setQueryData([orderTopic(hash)], now);
      invalidateOwnOrders(persisted.getState().user.uid);
      showToast((answered.ok && answered.message) || say('thanks'));
      return;
    }
    const lost = !answered.ok && answered.code === 'CONNECTION';
    showToast(answered.ok || lost ? say('failed') : answered.message, { urgent: true });
    if (!lost) invalidateTopic(orderTopic(hash));
    reopen();
  };
}
