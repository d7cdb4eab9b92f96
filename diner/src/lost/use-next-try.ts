import { useCallback, useEffect, useState } from 'react';
import { lastSeen, seenName } from '../data/last-seen.ts';
import { queryCache } from '../data/query-cache.ts';

/** Seconds until the server is asked again by itself. */
export const RETRY_PAUSE = 15;

/** Everything shown from memory is asked for again. */
function askAgain(): Promise<void> {
  const old = lastSeen.getState();
  return queryCache.refetchQueries({
    type: 'all',
    predicate: ({ queryKey }) => old[seenName(queryKey)] !== undefined,
  });
}

/** Asks again every 15 s, when the network is said to be back, when the page is looked at again, and on a tap. */
export function useNextTry(): {
  readonly left: number;
  readonly trying: boolean;
  readonly tryNow: () => void;
} {
  const [left, setLeft] = useState(RETRY_PAUSE);
  const [trying, setTrying] = useState(false);

  const tryNow = useCallback(() => {
    setTrying(true);
    void askAgain().finally(() => {
      setTrying(false);
      setLeft(RETRY_PAUSE);
    });
  }, []);

  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && tryNow();
    addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [tryNow]);

  useEffect(() => {
    if (trying) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : tryNow()), 1_000);
    return () => clearTimeout(timer);
  }, [left, trying, tryNow]);

  return { left, trying, tryNow };
}
