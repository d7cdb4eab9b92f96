import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useState } from 'react';
import { ensureIdentity } from '../data/identity.ts';
import { identityWords } from '../words/areas.ts';
import styles from './no-identity.module.css';

/** The server gave no identity: one can look round, but not order, until it does. */
export function NoIdentity() {
  const say = useWords(identityWords);
  const [trying, setTrying] = useState(false);
  // the band may be scrolled away
  useEffect(() => showToast(say('no_identity'), { urgent: true }), [say]);
  const retry = () => {
    setTrying(true);
    void ensureIdentity().finally(() => setTrying(false));
  };
  return (
    <div className={styles.band}>
      <p>{say('no_identity')}</p>
      <Button onClick={retry} disabled={trying} aria-busy={trying || undefined}>
        {say('retry')}
      </Button>
    </div>
  );
}
