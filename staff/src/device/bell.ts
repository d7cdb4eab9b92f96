import { type BellSound, strike } from '@mam/client/bell-sound.ts';
import { useEffect, useSyncExternalStore } from 'react';

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
/** and the same once more, higher */
const LOUD_BELL: BellSound = {
  ...BELL,
  strokes: [...BELL.strokes, [1568, 0.4], [2093, 0.58]],
  loudest: 1,
};

/** a table's: two soft strokes going down, nothing like an order */
const CALL_BELL: BellSound = {
  strokes: [
    [784, 0],
    [587.3, 0.28],
  ],
  wave: 'sine',
  loudest: 0.45,
  fadeSeconds: 0.9,
};

/** For whom it rings: a new order, one that waits too long [OR42], a table that calls [TB26]. */
export type Ring = 'order' | 'loud' | 'call';

/** "Repeats every 5 s until answered." Louder is also more often. */
const RINGS: Readonly<Record<Ring, { sound: BellSound; againMs: number; shake: readonly number[] }>> = {
  order: { sound: BELL, againMs: 5_000, shake: [200, 100, 200] },
  loud: { sound: LOUD_BELL, againMs: 2_000, shake: [400, 100, 400] },
  call: { sound: CALL_BELL, againMs: 8_000, shake: [120, 80, 120, 80, 120] },
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

/**
 * Waits for the first touch or key of this page; returns the way to stop waiting. The finger has been lifted by then: what
 * moves on the screen because there is sound now must not slip away from under it.
 */
export function awaitFirstTouch(): () => void {
  const touched = () => {
    void unlock();
    stop();
  };
  const stop = () => {
    window.removeEventListener('pointerup', touched);
    window.removeEventListener('keydown', touched);
  };
  window.addEventListener('pointerup', touched);
  window.addEventListener('keydown', touched);
  return stop;
}

/** Whether the bell can be heard yet. */
export function useBellReady(): boolean {
  return useSyncExternalStore(listen, () => context?.state === 'running');
}

/** One ring of the bell; silent when the page was not touched yet. */
export function ringOnce(ring: Ring = 'order'): void {
  const { sound, shake } = RINGS[ring];
  if (context?.state === 'running') strike(context, sound);
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...shake]);
}

/** Rings now and again for as long as somebody waits; null = nobody does. */
export function useRinging(ring: Ring | null): void {
  useEffect(() => {
    if (ring === null) return;
    ringOnce(ring);
    const timer = window.setInterval(() => ringOnce(ring), RINGS[ring].againMs);
    return () => window.clearInterval(timer);
  }, [ring]);
}
