import { Delete } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSay } from '../words/words.ts';
import styles from './pin-pad.module.css';
import { PIN_LENGTH } from './pin-ring.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface PinPadProps {
  readonly typed: string;
  readonly blocked?: boolean;
  /** the key below 7 */
  readonly corner: ReactNode;
  readonly onType: (typed: string) => void;
}

/** Ten digits for wet fingers; a keyboard types as well. */
export function PinPad({ typed, blocked = false, corner, onType }: PinPadProps) {
  const say = useSay();
  useEffect(() => {
    if (blocked) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key) && typed.length < PIN_LENGTH) onType(typed + event.key);
      if (event.key === 'Backspace') onType(typed.slice(0, -1));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [typed, blocked, onType]);
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      aria-disabled={blocked || undefined}
      onClick={() => {
        if (!blocked && typed.length < PIN_LENGTH) onType(typed + digit);
      }}
    >
      {digit}
    </button>
  );
  return (
    <div className={styles.pad}>
      {DIGITS.map(key)}
      {corner}
      {key('0')}
      <button
        type="button"
        className={styles.quiet}
        aria-label={say('turn.delete')}
        onClick={() => onType(typed.slice(0, -1))}
      >
        <Delete aria-hidden="true" />
      </button>
    </div>
  );
}
