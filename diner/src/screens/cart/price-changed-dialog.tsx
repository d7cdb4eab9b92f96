import type { Currency } from '@mam/domain/money/currency.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { Price } from '@mam/ui/price.tsx';
import { Question } from '@mam/ui/question.tsx';
import type { Intent } from '../../order/intent.ts';
import { claimsOf } from '../../order/order-to-send.ts';
import { dismissPlacing, place, type Seen } from '../../order/placing.ts';
import { type PriceChange, priceChanges } from '../../order/price-change.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { useWords } from '../../words/words.ts';
import styles from './placing-dialogs.module.css';

interface PriceChangedDialogProps {
  readonly intent: Intent;
  readonly seen: Seen;
  readonly after: Quote;
}

/** The server's price is the truth: what changed, line by line, and the question again. */
export function PriceChangedDialog({ intent, seen, after }: PriceChangedDialogProps) {
  const say = useWords(checkoutWords);
  const { currency, quote: before } = seen;
  const accept = () => {
    dismissPlacing();
    place(claimsOf(intent.body, after, currency), { quote: after, currency });
  };
  return (
    <Question
      title={say('changed_title')}
      cancel={say('changed_no')}
      confirm={say('changed_yes')}
      onCancel={dismissPlacing}
      onConfirm={accept}
    >
      <p>{say('changed_text')}</p>
      <dl className={styles.changes}>
        {priceChanges(before, after).map((change) => (
          <Change key={change.key} change={change} currency={currency} />
        ))}
        <div className={styles.total}>
          <dt>{say('row_total')}</dt>
          <dd>
            <Price amount={before.total} currency={currency} kind="old" />
            <Price amount={after.total} currency={currency} />
          </dd>
        </div>
      </dl>
    </Question>
  );
}

const ROWS = {
  discount: 'row_discount',
  service: 'changed_service',
  vat: 'changed_vat',
  shipping: 'row_shipping',
} as const;

function Change({ change, currency }: { readonly change: PriceChange; readonly currency: Currency }) {
  const say = useWords(checkoutWords);
  const row = change.row ? ROWS[change.name as keyof typeof ROWS] : undefined;
  return (
    <div>
      <dt>{row ? say(row) : change.name}</dt>
      <dd>
        {change.was === null ? (
          <span className="small muted">{say('changed_new')}</span>
        ) : (
          <>
            <span className="vh">{say('changed_was')}</span>
            <Price amount={change.was} currency={currency} kind="old" />
          </>
        )}
        {change.is === null ? (
          <span className="small muted">{say('changed_gone')}</span>
        ) : (
          <Price amount={change.is} currency={currency} />
        )}
      </dd>
    </div>
  );
}
