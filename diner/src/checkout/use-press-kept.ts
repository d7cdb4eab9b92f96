import { useLocation } from '@mam/client/router.tsx';
import { useEffect, useState } from 'react';
import { pressNow } from './press-kept.ts';

interface PatientPress {
  readonly press: () => void;
  /** it was pressed, and waits */
  readonly pressed: boolean;
}

/** A button that can be pressed before its answer is there: the press goes on once it is. */
export function usePatientPress(waits: boolean, onPress: () => void): PatientPress {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const now = pressNow(pressedAt, { here, waits });
  useEffect(() => {
    if (now === 'goes' || now === 'forgotten') setPressedAt(null);
    if (now === 'goes') onPress();
  }, [now, onPress]);
  return { press: waits ? () => setPressedAt(here) : onPress, pressed: now === 'waits' };
}
