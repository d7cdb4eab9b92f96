import { Button } from '@mam/ui/button.tsx';
import { LocateFixed, MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { storesWords } from '../words/stores/words.ts';
import { useWords } from '../words/words.ts';
import { locate, useHere } from './locate.ts';
import styles from './locate-prompt.module.css';

/** Asks for the location with its reason, and has a way out when there is none. */
export function LocatePrompt() {
  const say = useWords(storesWords);
  const { state } = useHere();
  const [later, setLater] = useState(false);
  if (state === 'known' || (later && state === 'unknown')) return null;
  const without = state === 'refused' || state === 'failed';
  return (
    <div className={styles.prompt} role={without ? 'status' : undefined}>
      <span className={styles.icon}>{without ? <MapPinOff /> : <LocateFixed />}</span>
      <p className="grow">
        {state === 'refused' && say('locate_refused')}
        {state === 'failed' && say('locate_failed')}
        {state === 'asking' && say('locating')}
        {state === 'unknown' && say('locate_ask')}
      </p>
      {state === 'asking' ? null : (
        <div className={styles.answers}>
          {state === 'unknown' ? (
            <Button kind="quiet" size="small" onClick={() => setLater(true)}>
              {say('not_now')}
            </Button>
          ) : null}
          <Button kind={without ? 'plain' : 'soft'} size="small" onClick={locate}>
            {without ? say('again') : say('locate_yes')}
          </Button>
        </div>
      )}
    </div>
  );
}
