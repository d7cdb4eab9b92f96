import { useEffect, useState } from 'react';

/** the second tap of a double tap must not answer what came up under the finger */
const SETTLE_MS = 700;

/** Whether something has been on the screen for long enough to be meant by a tap. */
export function useSettled(shown = true): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = window.setTimeout(() => setSettled(true), SETTLE_MS);
    return () => {
      window.clearTimeout(timer);
      setSettled(false);
    };
  }, [shown]);
  return settled;
}
