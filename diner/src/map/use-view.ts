import { useCallback, useEffect, useRef, useState } from 'react';
import { heldView, type View } from './mercator.ts';

const GLIDE = 260;
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export interface HeldView {
  readonly view: View | null;
  /** at once, under the finger */
  readonly set: (to: View) => void;
  /** there in a moment; at once for those who want no motion */
  readonly glide: (to: View) => void;
  /** where it is, or is on its way to */
  readonly goal: () => View | null;
}

/** The view of a map, and how it gets from one to the next. */
export function useView(): HeldView {
  const [view, setView] = useState<View | null>(null);
  const now = useRef<View | null>(null);
  const goal = useRef<View | null>(null);
  const frame = useRef(0);

  const set = useCallback((to: View) => {
    cancelAnimationFrame(frame.current);
    now.current = goal.current = heldView(to);
    setView(now.current);
  }, []);

  const glide = useCallback(
    (to: View) => {
      const from = now.current;
      if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return set(to);
      cancelAnimationFrame(frame.current);
      goal.current = heldView(to);
      const began = performance.now();
      const draw = (time: number) => {
        const part = easeOut(Math.min(1, Math.max(0, (time - began) / GLIDE)));
        const between = (a: number, b: number) => a + (b - a) * part;
        now.current = {
          center: {
            lat: between(from.center.lat, to.center.lat),
            lng: between(from.center.lng, to.center.lng),
          },
          zoom: between(from.zoom, to.zoom),
        };
        setView(now.current);
        if (part < 1) frame.current = requestAnimationFrame(draw);
      };
      frame.current = requestAnimationFrame(draw);
    },
    [set],
  );

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { view, set, glide, goal: useCallback(() => goal.current, []) };
}
