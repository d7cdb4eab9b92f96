import { useLocation } from '@mam/client/router.tsx';
import { useEffect, useState } from 'react';

/** The fate of a press that was made while an answer was still awaited. */
export type Press = 'none' | 'waits' | 'goes' | 'forgotten';

/** A press waits for its answer where it was made, however often it is repeated; going elsewhere takes it back. */
export function pressNow(
  pressedAt: string | null,
  { here, waits }: { readonly here: string; readonly waits: boolean },
): Press {
  if (pressedAt === null) return 'none';
  if (pressedAt !== here) return 'forgotten';
  return waits ? 'waits' : 'goes';
}

interface DeferredPress {
  readonly press: () => void;
  /** it was pressed, and waits */
  readonly pressed: boolean;
}

/** A button that can be pressed before its answer is there: the press goes on once it is. */
export function useDeferredPress(waits: boolean, onPress: () => void): DeferredPress {
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
