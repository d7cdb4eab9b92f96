import { pathWithQuery } from '@mam/client/browser-history.ts';
import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { useLocation, useNavigate } from '@mam/client/router.tsx';
import { connectionText } from '@mam/contract/http/connection-text.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useEffect, useState } from 'react';
import { BlankScreen } from '../app/blank.tsx';
import { notFound } from '../app/screens.ts';
import { usePlace } from '../start/use-place.ts';
import { shellWords } from '../words/areas.ts';
import styles from './menu-lost.module.css';

/** Leads from a lost menu to "/404", which tries again and leads back; without that page's code it is said here. */
export function MenuLost({ retry }: { readonly retry: () => void }) {
  const navigate = useNavigate();
  const here = useLocation();
  const place = usePlace();
  const say = useWords(shellWords);
  const language = useLanguage();
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    let left = false;
    const go = () => {
      const state = { lost: pathWithQuery(here) };
      if (!left) navigate(linkTo('/404', place, { reason: 'network' }), { replace: true, state });
    };
    notFound.load().then(go, () => setStuck(true));
    return () => {
      left = true;
    };
  }, [navigate, here, place]);
  if (!stuck) return <BlankScreen />;
  return (
    <main className={styles.state}>
      <EmptyState
        level="h1"
        title={say('menu_failed_title')}
        actions={
          <Button kind="primary" size="big" onClick={retry}>
            {say('retry')}
          </Button>
        }
      >
        {connectionText[language]}
      </EmptyState>
    </main>
  );
}
