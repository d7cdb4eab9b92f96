import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { Price } from '@mam/ui/price.tsx';
import { checkoutWords } from '../words/areas.ts';
import { type PriceChange, priceChanges } from './price-change.ts';
import styles from './price-change-list.module.css';

interface PriceChangeListProps {
  readonly before: Quote;
  readonly after: Quote;
  readonly currency: Currency;
}

/** Changes between the bill the diner saw and today's, line by line, and the total. */
export function PriceChangeList({ before, after, currency }: PriceChangeListProps) {
  const say = useWords(checkoutWords);
  return (
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
