const BY_HAND = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;

/** Ends as soon as the diner does anything themselves: what the page scrolls by itself gives way to a finger. */
export function untilByHand(): AbortController {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  for (const hand of BY_HAND) addEventListener(hand, () => stop.abort(), options);
  return stop;
}
