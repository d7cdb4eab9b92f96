import { useWords } from '@mam/client/i18n.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { LocateFixed } from 'lucide-react';
import { storesWords } from '../words/areas.ts';
import styles from './locate-prompt.module.css';

interface LocatePromptProps {
  readonly asking: boolean;
  readonly onLocate: () => void;
  readonly onLater: () => void;
  /** why, in the words of another screen; stands among its fields instead of over the page */
  readonly reason?: string;
}

/** Asks for the location with its reason; an address does as well. */
export function LocatePrompt({ asking, onLocate, onLater, reason }: LocatePromptProps) {
  const say = useWords(storesWords);
  return (
    <div className={classNames(styles.prompt, reason && styles.among)}>
      <span className={styles.icon}>
        <LocateFixed />
      </span>
      <p className="grow" role="status">
        {asking ? say('locating') : (reason ?? say('locate_ask'))}
      </p>
      <div className={styles.answers}>
        <Button kind="quiet" size="small" onClick={onLater}>
          {say('not_now')}
        </Button>
        <Button kind="soft" size="small" onClick={onLocate} aria-disabled={asking || undefined}>
          {say('locate_yes')}
        </Button>
      </div>
    </div>
  );
}
