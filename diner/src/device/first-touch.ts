/** A finger, a key, a wheel; a click alone is one that was kept until the app had come. */
const HANDS = ['pointerdown', 'keydown', 'wheel', 'click'] as const;

let first: Promise<void> | null = null;

/** Settles when the diner first does anything to the page; never where there is no browser. */
export function firstTouch(): Promise<void> {
  first ??= new Promise((done) => {
    if (!('document' in globalThis)) return;
    const stop = new AbortController();
    const touched = () => {
      stop.abort();
      done();
    };
    for (const hand of HANDS)
      addEventListener(hand, touched, { capture: true, passive: true, signal: stop.signal });
  });
  return first;
}
