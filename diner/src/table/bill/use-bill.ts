import { dataOrThrow } from '@mam/client/call.ts';
import { sittingTopic } from '@mam/contract/http/topic.ts';
import { payPlaceFromWire } from '@mam/contract/payment/payment-attempt-wire.ts';
import {
  checkSharePayment,
  getBill,
  giveShareUp,
  holdShareAgain,
  payShare,
  takeShare,
} from '@mam/contract/table/bill.ts';
import {
  billPartRequestToWire,
  shareTryFromWire,
  type TableBillAnswer,
  tableBillFromWire,
} from '@mam/contract/table/bill-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { ASKED_AT_MOST_EVERY } from '@mam/domain/payment/attempt.ts';
import type { PayPlace } from '@mam/domain/payment/payment-attempt.ts';
import { type SeenBill, withOwnLinesFirst } from '@mam/domain/table/seen-bill.ts';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newKey } from '../../cart/cart-actions.ts';
import { call } from '../../data/call.ts';
import { useLive } from '../../data/live/use-live.ts';
import { queryCache } from '../../data/query-cache.ts';
import { timeNow } from '../../device/clock.ts';

/** read again with every bell of the sitting */
const billKey = (id: string) => [sittingTopic(id), 'bill'];

const SOON = 1_500;

/** Nobody rings when two minutes are over. */
function nextLook(bill: SeenBill | undefined): number | false {
  const ends = (bill?.shares ?? []).flatMap(({ heldUntil }) => heldUntil ?? []);
  return ends.length > 0 ? Math.max(SOON, Math.min(...ends) - timeNow() + SOON) : false;
}

/** [TB65] The bill of a sitting as it becomes; one's own dishes are the first. */
export function useBill(id: string, currency: Currency) {
  const reading = useQuery({
    queryKey: billKey(id),
    queryFn: async ({ signal }) => {
      const answered = dataOrThrow(await call(getBill, { params: { id }, signal }));
      return withOwnLinesFirst(tableBillFromWire(answered, currency));
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => nextLook(state.data),
  });
  useLive(sittingTopic(id));
  return reading;
}

/** [PA20] One's share being paid by wallet, null = nobody tries: asked about with every bell, and every 10 s while it is waited for. */
export function useShareTry(id: string, share: string) {
  const { data } = useQuery({
    queryKey: [...billKey(id), share],
    queryFn: async ({ signal }) =>
      shareTryFromWire(dataOrThrow(await call(checkSharePayment, { params: { id, share }, signal }))),
    refetchInterval: ({ state: { data: tried } }) =>
      tried?.outcome === 'waiting' ? ASKED_AT_MOST_EVERY : false,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
  return data;
}

/** Steps of this phone on the bill, one at a time; a refusal is said, and the bill read again. */
export function useBillSteps(id: string, currency: Currency) {
  const [busy, setBusy] = useState(false);
  // the wish whose answer may have been lost: sent again under its key it is the same share
  const asked = useRef<{ readonly wish: string; readonly key: string } | null>(null);
  const step = async (send: () => Promise<TableBillAnswer>): Promise<SeenBill | null> => {
    if (busy) return null;
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (answer.ok) {
      const bill = withOwnLinesFirst(tableBillFromWire(answer.data, currency));
      await queryCache.cancelQueries({ queryKey: billKey(id) });
      queryCache.setQueryData(billKey(id), bill);
      return bill;
    }
    showToast(answer.message, { urgent: true });
    void queryCache.invalidateQueries({ queryKey: billKey(id) });
    return null;
  };
  return {
    busy,
    take: async (request: BillPartRequest) => {
      const wish = billPartRequestToWire(request, currency);
      const text = JSON.stringify(wish);
      const key = asked.current?.wish === text ? asked.current.key : newKey();
      asked.current = { wish: text, key };
      const taken = await step(() =>
        call(takeShare, { params: { id }, body: { wish }, idempotencyKey: key }),
      );
      if (taken) asked.current = null;
      return taken;
    },
    /** where to pay it; null = it was refused, which is said */
    payBy: async (share: string, method: string): Promise<PayPlace | null> => {
      if (busy) return null;
      setBusy(true);
      const answer = await call(payShare, { params: { id, share }, body: { payment_method: method } });
      setBusy(false);
      void queryCache.invalidateQueries({ queryKey: billKey(id) });
      const why = answer.ok ? answer.data.error : answer.message;
      if (why !== undefined) showToast(why, { urgent: true });
      return answer.ok && why === undefined ? payPlaceFromWire(answer.data) : null;
    },
    holdAgain: (share: string) => step(() => call(holdShareAgain, { params: { id, share } })),
    giveUp: (share: string) => step(() => call(giveShareUp, { params: { id, share } })),
  };
}
