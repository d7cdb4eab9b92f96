import { claimTransfer } from '@mam/contract/payment/pay-order.ts';
import { useRef, useState } from 'react';
import { call } from '../../data/call.ts';
import { useDoubt } from '../../order/use-doubt.ts';

/** [OR90] "I have transferred", said once however often it is tapped; after a lost answer the money's state decides. */
export function useClaim(hash: string, onAsk: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const sending = useRef(false);
  const { doubt, lose, settle } = useDoubt(hash, 'payment');
  const claim = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const answer = await call(claimTransfer, { params: { order_hash: hash } });
    const lost = !answer.ok && answer.code === 'CONNECTION';
    setRefused(!answer.ok && !lost);
    if (lost) lose();
    else settle();
    // paid or ended in between: what is asked now says so, and the dialog goes
    await onAsk();
    sending.current = false;
    setBusy(false);
  };
  return { claim, busy, refused, doubt };
}
