import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import type { Currency } from '@mam/domain/money/currency.ts';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { ArrowLeft } from 'lucide-react';
import { usePersisted } from '../device/persisted.ts';
import { useLinks } from '../start/use-place.ts';
import { checkoutWords } from '../words/areas.ts';
import { CartChanges } from './cart-changes.tsx';
import styles from './cart-frame.module.css';
import { OffersLink } from './offers-link.tsx';

interface EmptyCartProps {
  readonly currency: Currency;
}

/** Nothing to order; what the restaurant has taken out stands above. */
export function EmptyCart({ currency }: EmptyCartProps) {
  const say = useWords(checkoutWords);
  const taken = usePersisted((state) => state.cart.changes.length > 0);
  const links = useLinks();
  const menu = links('/menu');
  return (
    <>
      <TopBar>
        <Link to={menu} className={iconButtonClass('ghost')} aria-label={say('to_menu')}>
          <ArrowLeft />
        </Link>
        <h1>{say('title')}</h1>
      </TopBar>
      <main className={styles.empty}>
        <CartChanges currency={currency} />
        <EmptyState
          title={say('empty_title')}
          actions={
            <>
              <Link to={menu} className={buttonClass({ kind: 'primary' })}>
                {say('empty_action')}
              </Link>
              <OffersLink className={buttonClass({ kind: 'quiet' })} />
            </>
          }
        >
          {say(taken ? 'empty_taken' : 'empty_text')}
        </EmptyState>
      </main>
    </>
  );
}
