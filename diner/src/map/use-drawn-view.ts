import { useEffect, useState } from 'react';
import { inFrame, type Size, type View } from './mercator.ts';

/** The drawing reaches beyond the frame on every side by this share of it. */
const BEYOND = 0.5;
/** It is drawn anew when the map has stood still so long. */
const STILL = 140;
/** Farther from what was drawn the drawing would be too coarse. */
const STRETCH = 0.6;

/** A drawing, and where it lies while the map moves on under it. */
interface DrawnView {
  readonly view: View;
  readonly size: Size;
  readonly transform: string;
}

/** Whether the drawing still covers the frame and is sharp enough. */
function serves(drawn: View, view: View, size: Size): boolean {
  const { x, y } = inFrame(drawn.center, view, size);
  const [right, down] = [x - size.width / 2, y - size.height / 2];
  return (
    Math.abs(drawn.zoom - view.zoom) < STRETCH &&
    Math.abs(right) < size.width * BEYOND * 0.6 &&
    Math.abs(down) < size.height * BEYOND * 0.6
  );
}

/**
 * Drawing rivers and names anew for every step of a finger is too much for a phone: what was drawn is moved and
 * stretched, and drawn anew once the map stands still or is about to show its edge.
 */
export function useDrawnView(view: View, size: Size): DrawnView {
  const [drawn, setDrawn] = useState(view);
  const current = serves(drawn, view, size) ? drawn : view;
  if (current !== drawn) setDrawn(current);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(view), STILL);
    return () => clearTimeout(timer);
  }, [view]);
  const scale = 2 ** (view.zoom - current.zoom);
  const middle = inFrame(current.center, view, size);
  const whole = { width: size.width * (1 + 2 * BEYOND), height: size.height * (1 + 2 * BEYOND) };
  const left = middle.x - (whole.width / 2) * scale;
  const top = middle.y - (whole.height / 2) * scale;
  return {
    view: current,
    size: whole,
    transform: `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) scale(${scale.toFixed(4)})`,
  };
}
