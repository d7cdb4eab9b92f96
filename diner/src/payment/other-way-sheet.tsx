import { useWords } from '@mam/client/i18n.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { changeMethod } from '@mam/contract/payment/pay-order.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { offeredMethods } from '@mam/domain/store/offered-methods.ts';
import { type MethodType, methodOf } from '@mam/domain/store/payment-methods.ts';
import type { OrderType, Store } from '@mam/domain/store/store.ts';
import { useEffect, useState } from 'react';
import { call } from '../data/call.ts';
import { invalidateTopic } from '../data/query-cache.ts';
import { useDoubt } from '../order/use-doubt.ts';
import { payingWords } from '../words/areas.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { rememberAttempt } from './remember-attempt.ts';
import { useTakenMethods } from './use-taken-methods.ts';

interface OtherWaySheetProps {
  readonly hash: string;
  readonly type: OrderType;
  /** how it is to be paid until now */
  readonly method: string;
  readonly total: Minor;
  readonly store: Store;
  /** it is paid so now: by a code, in an app, or on receipt */
  readonly onChanged: (type: MethodType) => void;
  readonly onClose: () => void;
}

/** [PA27] The same order, paid another way. An attempt begun before stays open, and the sheet says so. */
export function OtherWaySheet(props: OtherWaySheetProps) {
  const { hash, type, method, total, store, onChanged } = props;
  const say = useWords(payingWords);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const { doubt, lose, settle } = useDoubt(hash);
  // [OR90] it had arrived: gone on with as if its answer had
  const arrived = doubt === 'undone' && method === wanted;
  useEffect(() => {
    if (arrived) onChanged(methodOf(wanted)?.type ?? 'OTHER');
  }, [arrived, wanted, onChanged]);
  const change = async (chosen: string) => {
    setBusy(true);
    const body = { payment_method: chosen };
    const answer = await call(changeMethod, { params: { order_hash: hash }, body });
    setBusy(false);
    const lost = !answer.ok && answer.code === 'CONNECTION';
    setWanted(chosen);
    if (lost) lose();
    else settle();
    // paid or ended in between: the page under this sheet says so
    invalidateTopic(orderTopic(hash));
    if (!answer.ok) return setWhy(lost ? null : answer.message);
    const { payment_request: request } = answer.data;
    if (request) rememberAttempt(hash, request);
    onChanged(methodOf(answer.data.payment_method)?.type ?? 'OTHER');
  };
  return (
    <PaymentSheet
      store={store}
      offered={offeredMethods(useTakenMethods(store), type, total)}
      chosen={method}
      pickup={type === 'PICKUP'}
      note={why ?? say(doubt === null ? 'other_note' : `other_${doubt}`)}
      busy={busy}
      onChoose={(chosen) => void change(chosen)}
      onClose={props.onClose}
    />
  );
}
