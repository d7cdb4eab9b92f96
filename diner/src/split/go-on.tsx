import { useWords } from '@mam/client/i18n.ts';
import { goOnWithoutUnpaid, readWithoutUnpaid } from '@mam/contract/group-order/go-on.ts';
import { withoutUnpaidFromWire } from '@mam/contract/group-order/go-on-wire.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { WithoutUnpaid } from '@mam/domain/payment/shares-of-order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { call } from '../data/call.ts';
import { invalidateTopic } from '../data/query-cache.ts';
import { splitWords } from '../words/areas.ts';

interface GoOnProps {
  readonly hash: string;
  readonly currency: Currency;
}

/** [PA52] The owner lets the order go on without the unpaid; they read what that means first, and decide on that. */
export function GoOn({ hash, currency }: GoOnProps) {
  const say = useWords(splitWords);
  const [seen, setSeen] = useState<WithoutUnpaid | null>(null);
  const [busy, setBusy] = useState(false);
  const params = { order_hash: hash };
  const ask = async () => {
    setBusy(true);
    const answer = await call(readWithoutUnpaid, { params });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message, { urgent: true });
    const without = withoutUnpaidFromWire(answer.data, currency);
    // everybody has just paid
    if (without.leftOut.length === 0) invalidateTopic(orderTopic(hash));
    else setSeen(without);
  };
  const goOn = async ({ version }: WithoutUnpaid) => {
    setBusy(true);
    const answer = await call(goOnWithoutUnpaid, { params, body: { version } });
    setBusy(false);
    setSeen(null);
    invalidateTopic(orderTopic(hash));
    if (!answer.ok) return showToast(answer.message, { urgent: true });
    const { isSent } = withoutUnpaidFromWire(answer.data, currency);
    showToast(say(isSent ? 'go_on_sent' : 'go_on_pay'));
  };
  const money = (amount: Minor) => formatMoney(amount, currency);
  return (
    <>
      <Button kind="quiet" block busy={busy && seen === null} onClick={() => (busy ? undefined : void ask())}>
        {say('go_on')}
      </Button>
      {seen ? (
        <Question
          title={say('go_on_title', { n: seen.leftOut.length })}
          cancel={say('go_on_wait')}
          confirm={say('go_on')}
          danger
          busy={busy}
          onCancel={() => setSeen(null)}
          onConfirm={() => (busy ? undefined : void goOn(seen))}
        >
          <p className="strong">{seen.leftOut.join(', ')}</p>
          <p>{say('go_on_text', { total: money(seen.total) })}</p>
          {seen.missing > 0 ? <p>{say('go_on_missing', { amount: money(seen.missing) })}</p> : null}
        </Question>
      ) : null}
    </>
  );
}
