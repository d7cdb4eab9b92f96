import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { connectionText } from '@mam/contract/http/connection-text.ts';
import plug from '@mam/ui/art/electric-plug.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTitle } from '../start/use-title.ts';
import { storesWords } from '../words/areas.ts';
import styles from './not-found.module.css';

interface ConnectionLostProps {
  /** a sentence on the part that is missing because of it */
  readonly what?: string;
  /** it is being tried again */
  readonly busy?: boolean;
  /** a part of a page, not the page */
  readonly within?: boolean;
  readonly retry: () => void;
}

/** The server could not be reached: says so, tries again by a tap or by itself when the network is back. */
export function ConnectionLost({ what, busy = false, within = false, retry }: ConnectionLostProps) {
  const say = useWords(storesWords);
  const language = useLanguage();
  const Box = within ? 'div' : 'main';
  useTitle(say('connection_title'), 'Mâm');
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <Box className={styles.page}>
      <EmptyState
        level={within ? 'h2' : 'h1'}
        title={say('connection_title')}
        things={<TrayThing src={plug} at={[50, 50]} size={46} />}
        actions={
          <Button kind="primary" busy={busy} onClick={busy ? undefined : retry}>
            <RotateCw />
            {say('retry')}
          </Button>
        }
      >
        <p role="alert">
          {what ? `${what} ` : ''}
          {connectionText[language]} {say('connection_keeps')}
        </p>
      </EmptyState>
    </Box>
  );
}
