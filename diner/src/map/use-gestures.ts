import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { movedView, type Point, zoomedView } from './mercator.ts';
import type { HeldView } from './use-view.ts';

/** A finger that moved less has tapped. */
const TAP = 6;
const WHEEL_STEPS = 1 / 240;

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

interface Gestures {
  readonly onPointerDown: (event: ReactPointerEvent) => void;
  readonly onPointerMove: (event: ReactPointerEvent) => void;
  readonly onPointerUp: (event: ReactPointerEvent) => void;
  readonly onPointerCancel: (event: ReactPointerEvent) => void;
}

/** One finger moves the map, two bring it nearer, a tap brings its place to the middle, the wheel zooms. */
export function useGestures(frame: RefObject<HTMLDivElement | null>, held: HeldView): Gestures {
  const fingers = useRef(new Map<number, Point>());
  const began = useRef<Point | null>(null);

  const fromMiddle = (point: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box
      ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
      : { x: 0, y: 0 };
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // a wheel over a map on the way down the page scrolls the page; on a map in use, or with Ctrl, it zooms
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      const goal = held.goal();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      if (goal) held.set(zoomedView(goal, -event.deltaY * WHEEL_STEPS, at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, held]);

  const lift = (event: ReactPointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) began.current = null;
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      const point = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, point);
      began.current = fingers.current.size === 1 ? point : null;
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId);
      const view = held.goal();
      if (!before || !view) return;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (began.current && between(began.current, now) < TAP) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
      began.current = null;
      fingers.current.set(event.pointerId, now);
      const moved = movedView(
        view,
        (before.x - now.x) / (other ? 2 : 1),
        (before.y - now.y) / (other ? 2 : 1),
      );
      if (!other) return held.set(moved);
      const steps = Math.log2(Math.max(between(now, other), 1) / Math.max(between(before, other), 1));
      held.set(zoomedView(moved, steps, fromMiddle(midpoint(now, other))));
    },
    onPointerUp: (event) => {
      const view = held.goal();
      const tapped = began.current && fingers.current.size === 1;
      lift(event);
      if (!tapped || !view || event.target !== event.currentTarget) return;
      const { x, y } = fromMiddle({ x: event.clientX, y: event.clientY });
      held.glide(movedView(view, x, y));
    },
    onPointerCancel: lift,
  };
}
