import { useEffect } from 'react';
import { want } from './topics-wanted.ts';

let started = false;

/** The stream is not needed for the first picture: its code comes when the browser has nothing else to do. */
function startWhenIdle(): void {
  if (started) return;
  started = true;
  const start = () => void import('./tabs.ts').then(({ startLive }) => startLive());
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2_000 });
  else setTimeout(start, 500);
}

/** Keeps what depends on this topic up to date while the component is on screen. */
export function useLive(topic: string | null): void {
  useEffect(() => {
    if (topic === null) return;
    startWhenIdle();
    return want(topic);
  }, [topic]);
}
