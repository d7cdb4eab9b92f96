import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Price } from '@mam/ui/price.tsx';
import { persist, usePersisted } from '../device/persisted.ts';
import { checkoutWords } from '../words/areas.ts';
import styles from './cart-changes.module.css';

/** Changes the menu made to this cart since the diner saw it, until they have read them. */
export function CartChanges({ currency }: { readonly currency: Currency }) {
  const say = useWords(checkoutWords);
  const changes = usePersisted((state) => state.cart.changes);
  if (changes.length === 0) return null;
  return (
    <section className={classNames('card', styles.changes)} aria-label={say('menu_changed')}>
      <div className={styles.head}>
        <h2 className="strong" role="status">
          {say('menu_changed')}
        </h2>
        <Button kind="quiet" size="small" onClick={() => persist('cart', { changes: [] })}>
          {say('ok')}
        </Button>
      </div>
      <ul>
        {changes.map(({ key, name, was, is }) => (
          <li key={key}>
            <span>{name}</span>
            {is === null ? (
              <span className="muted">{say('menu_gone')}</span>
            ) : (
              <span className={styles.prices}>
                <span className="vh">{say('changed_was')}</span>
                <Price amount={was} currency={currency} kind="old" />
                <Price amount={is} currency={currency} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
