import { Button } from '@mam/ui/control/button.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './person-sheet.module.css';

interface TwiceButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** as it reads after the first tap */
  readonly sure: string;
  readonly hint: string;
  readonly busy: boolean;
  /** at the second tap */
  readonly onSure: () => Promise<void>;
}

/** A button whose second tap acts: one slip of a finger does nothing. */
export function TwiceButton({ icon, label, sure, hint, busy, onSure }: TwiceButtonProps) {
  const [asks, setAsks] = useState(false);
  const tap = async () => {
    setAsks(!asks);
    if (asks) await onSure();
  };
  return (
    <div className={styles.twice}>
      <Button block busy={busy} onClick={() => void tap()}>
        {icon}
        {asks ? sure : label}
      </Button>
      <p className="small muted">{hint}</p>
    </div>
  );
}
