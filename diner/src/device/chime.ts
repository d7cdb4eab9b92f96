import { type BellSound, strike } from '@mam/client/bell-sound.ts';

/** two soft strokes, the second higher */
const CHIME: BellSound = {
  strokes: [
    [784, 0],
    [1046.5, 0.14],
  ],
  wave: 'sine',
  loudest: 0.35,
  fadeSeconds: 0.9,
};

/** a counter bell, struck twice */
const BELL: BellSound = {
  strokes: [
    [1568, 0],
    [1568, 0.22],
  ],
  wave: 'triangle',
  loudest: 0.4,
  fadeSeconds: 1.2,
};

let audio: AudioContext | null = null;

/** A browser that knows no sound, or forbids it, stays silent: nobody is told, nothing else stops. */
function unlock(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') audio.resume().catch(() => {});
  } catch {
    audio = null;
  }
}

/** Whether anything of this page was touched: before that browsers allow neither sound nor vibration. */
const isTouchedOnce = (): boolean => navigator.userActivation?.hasBeenActive === true;

/** Waits for the first touch or key of the page; returns the way to stop waiting. */
export function awaitFirstTouch(): () => void {
  if (isTouchedOnce()) unlock();
  const touched = () => {
    unlock();
    stop();
  };
  const stop = () => {
    removeEventListener('pointerup', touched);
    removeEventListener('keydown', touched);
  };
  addEventListener('pointerup', touched);
  addEventListener('keydown', touched);
  return stop;
}

/** A soft chime and a buzz, as far as the page was touched and the browser allows them. */
export function chime(): void {
  try {
    if (audio?.state === 'running') strike(audio, CHIME);
    if (isTouchedOnce()) navigator.vibrate?.([200, 100, 200]);
  } catch {
    // a sound that is not heard is no reason to say anything
  }
}

/** The bell of a counter, by the press that allows it. */
export function ringBell(): void {
  unlock();
  audio
    ?.resume()
    .then(() => audio && strike(audio, BELL))
    .catch(() => {});
}
