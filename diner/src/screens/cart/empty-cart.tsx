import { buttonClass, iconButtonClass } from '@mam/ui/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from '../../start/router.tsx';
import { useLinks } from '../../start/use-place.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { useWords } from '../../words/words.ts';
import styles from './cart-frame.module.css';

export function EmptyCart() {
  const say = useWords(checkoutWords);
  const menu = useLinks()('/menu');
  return (
    <>
      <TopBar>
        <Link to={menu} className={iconButtonClass('ghost')} aria-label={say('to_menu')}>
          <ArrowLeft />
        </Link>
        <h1>{say('title')}</h1>
      </TopBar>
      <main className={styles.empty}>
        <EmptyState
          title={say('empty_title')}
          actions={
            <Link to={menu} className={buttonClass({ kind: 'primary' })}>
              {say('empty_action')}
            </Link>
          }
        >
          {say('empty_text')}
        </EmptyState>
      </main>
    </>
  );
}
