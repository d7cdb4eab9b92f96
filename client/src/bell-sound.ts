/** The sound of a bell. */
export interface BellSound {
  /** frequency in hertz, start in seconds */
  readonly strokes: readonly (readonly [hertz: number, after: number])[];
  readonly wave: OscillatorType;
  /** 0 to 1 */
  readonly loudest: number;
  readonly fadeSeconds: number;
}

/** Strikes a bell once, through a speaker that may be heard. */
export function strike(audio: AudioContext, { strokes, wave, loudest, fadeSeconds }: BellSound): void {
  for (const [hertz, after] of strokes) {
    const at = audio.currentTime + after;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = wave;
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(loudest, at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + fadeSeconds);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + fadeSeconds);
  }
}
