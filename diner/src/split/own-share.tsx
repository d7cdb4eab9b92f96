import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { OrderPerson, PlacedGroupOrder } from '@mam/domain/order/order.ts';
import { bankOf } from '@mam/domain/payment/banks.ts';
import { plainText } from '@mam/domain/payment/plain-text.ts';
import { shareCode, shareReference } from '@mam/domain/split/pay-to.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Send } from 'lucide-react';
import { Suspense } from 'react';
import { payingWords, splitWords } from '../words/areas.ts';
import styles from './split.module.css';
import { useSent } from './use-ticks.ts';

// a file of its own: paying an order stands on it too
const transfer = screen(
  () => import('../payment/transfer/transfer-view.tsx').then((m) => m.TransferView),
  [payingWords],
);

interface OwnShareProps {
  readonly person: OrderPerson;
  readonly owner: string;
  readonly together: PlacedGroupOrder;
  readonly currency: Currency;
  readonly order: { readonly hash: string; readonly code: string };
}

/** [SP6] How a member pays their share: to the owner's account where one was named; and that it is sent. */
export function OwnShare({ person, owner, together: { hash, payTo }, currency, order }: OwnShareProps) {
  const say = useWords(splitWords);
  const { busy, saySent } = useSent({ hash, orderHash: order.hash });
  const amount = person.share;
  const text = plainText(shareReference(order.code, person.name));
  return (
    <div className={styles.own}>
      {payTo ? (
        <>
          <p className="strong">{say('pay_title', { name: owner })}</p>
          <Suspense fallback={<Skeleton shape="card" height="18rem" />}>
            <transfer.Screen
              target={{ ...payTo, bankName: bankOf(payTo.bank)?.name ?? payTo.bank, text }}
              transfer={{ amount, code: shareCode(payTo, { amount, currency, text }) }}
              currency={currency}
              orderCode={order.code}
              note={say('reference_note', { name: owner })}
            />
          </Suspense>
        </>
      ) : (
        <p className="small">{say('pay_cash', { name: owner, amount: formatMoney(amount, currency) })}</p>
      )}
      <Button
        kind={person.sent ? 'quiet' : 'primary'}
        block
        busy={busy}
        onClick={() => (busy ? undefined : void saySent(!person.sent))}
      >
        {person.sent ? null : <Send />}
        {say(person.sent ? 'not_sent' : 'say_sent')}
      </Button>
    </div>
  );
}
