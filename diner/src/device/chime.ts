/** two soft strokes, the second higher: frequency in hertz, start in seconds */
const STROKES = [
  [784, 0],
  [1046.5, 0.14],
] as const;
const FADE_SECONDS = 0.9;

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

function stroke(from: AudioContext, frequency: number, after: number): void {
  const at = from.currentTime + after;
  const tone = from.createOscillator();
  const loudness = from.createGain();
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.35, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + FADE_SECONDS);
  tone.connect(loudness).connect(from.destination);
  tone.start(at);
  tone.stop(at + FADE_SECONDS);
}

/** A soft chime and a buzz, as far as the page was touched and the browser allows them. */
export function chime(): void {
  try {
    if (audio?.state === 'running') for (const [frequency, after] of STROKES) stroke(audio, frequency, after);
    if (isTouchedOnce()) navigator.vibrate?.([200, 100, 200]);
  } catch {
    // a sound that is not heard is no reason to say anything
  }
}
