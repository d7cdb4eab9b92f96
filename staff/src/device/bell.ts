import { type BellSound, strike } from '@mam/client/bell-sound.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** "Repeats every 5 s until answered." */
const AGAIN_AFTER_MS = 5000;
/** two strokes of a counter bell */
const BELL: BellSound = {
  strokes: [
    [1174.7, 0],
    [1568, 0.18],
  ],
  wave: 'triangle',
  loudest: 0.5,
  fadeSeconds: 1.1,
};

let context: AudioContext | null = null;
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Browsers keep silent until the first touch; called on every one until the sound is allowed. */
async function unlock(): Promise<void> {
  context ??= new AudioContext();
  if (context.state !== 'running') await context.resume();
  tellListeners();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits for the first touch or key of this page; returns the way to stop waiting. */
export function awaitFirstTouch(): () => void {
  const touched = () => {
    void unlock();
    stop();
  };
  const stop = () => {
    window.removeEventListener('pointerdown', touched);
    window.removeEventListener('keydown', touched);
  };
  window.addEventListener('pointerdown', touched);
  window.addEventListener('keydown', touched);
  return stop;
}

/** Whether the bell can be heard yet. */
export function useBellReady(): boolean {
  return useSyncExternalStore(listen, () => context?.state === 'running');
}

/** One ring of the bell; silent when the page was not touched yet. */
export function ringOnce(): void {
  if (context?.state === 'running') strike(context, BELL);
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
}

/** Rings now and every five seconds for as long as somebody waits. */
export function useRinging(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    ringOnce();
    const timer = window.setInterval(ringOnce, AGAIN_AFTER_MS);
    return () => window.clearInterval(timer);
  }, [waiting]);
}
