import { useEffect } from 'react';
import { ensureIdentity } from '../identity.ts';
import { want } from './topics-wanted.ts';

let started = false;

/** The stream is not needed for the first picture: its code comes when the browser has nothing else to do. */
function startWhenIdle(): void {
  if (started) return;
  started = true;
  const start = async () => {
    // the diner's identity comes with the first idle moment, and the stream is read with it
    await ensureIdentity();
    const { startLive } = await import('./tabs.ts');
    startLive();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void start(), { timeout: 2_000 });
  else setTimeout(() => void start(), 500);
}

/** Keeps what depends on this topic up to date while the component is on screen. */
export function useLive(topic: string | null): void {
  useEffect(() => {
    if (topic === null) return;
    startWhenIdle();
    return want(topic);
  }, [topic]);
}
