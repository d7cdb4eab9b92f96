import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { CircleAlert, X } from 'lucide-react';
import { useTakingWords } from '../taking-words.ts';
import styles from './gone-band.module.css';

interface GoneBandProps {
  readonly names: readonly string[];
  readonly onSeen: () => void;
}

/** [CA13] Dishes of the last order that are no longer sold, until the guest has been told. */
export function GoneBand({ names, onSeen }: GoneBandProps) {
  const say = useTakingWords();
  return (
    <div className={styles.gone} role="alert">
      <CircleAlert aria-hidden="true" />
      <p>{say('caller.gone', { names: names.join(', ') })}</p>
      <IconButton kind="ghost" label={say('caller.goneSeen')} onClick={onSeen}>
        <X />
      </IconButton>
    </div>
  );
}
