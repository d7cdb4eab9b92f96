import { useEffect, useSyncExternalStore } from 'react';

/** "Repeats every 5 s until answered." Louder is also more often. */
const AGAIN_AFTER_MS = 5_000;
const AGAIN_LOUD_MS = 2_000;
const [USUAL, LOUD] = [0.5, 1];
/** two strokes of a counter bell: frequency in hertz, start in seconds */
const STROKES = [
  [1174.7, 0],
  [1568, 0.18],
] as const;
/** and the same once more, higher */
const LOUD_STROKES = [...STROKES, [1568, 0.4], [2093, 0.58]] as const;
const FADE_SECONDS = 1.1;

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

function stroke(audio: AudioContext, frequency: number, after: number, volume: number): void {
  const at = audio.currentTime + after;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(volume, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + FADE_SECONDS);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + FADE_SECONDS);
}

/** One ring of the bell; silent when the page was not touched yet. */
export function ringOnce(loud = false): void {
  if (context?.state === 'running') {
    for (const [frequency, after] of loud ? LOUD_STROKES : STROKES)
      stroke(context, frequency, after, loud ? LOUD : USUAL);
  }
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(loud ? [400, 100, 400] : [200, 100, 200]);
}

/** Rings now and again for as long as somebody waits; louder and more often when it is time [OR42]. */
export function useRinging(waiting: boolean, loud: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const ring = () => ringOnce(loud);
    ring();
    const timer = window.setInterval(ring, loud ? AGAIN_LOUD_MS : AGAIN_AFTER_MS);
    return () => window.clearInterval(timer);
  }, [waiting, loud]);
}
