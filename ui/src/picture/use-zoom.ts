import type { PointerEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { moved, type Point, type Size, type View, WHOLE, zoomed } from './zoom.ts';

const STEP = 1.5;
const NUDGE = 60;
/** ms and px between two taps that are one double tap */
const DOUBLE = 300;
const NEAR = 30;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

const MIDDLE: Point = { x: 0, y: 0 };

function centroid(points: readonly Point[]): Point {
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), MIDDLE);
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function apart([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** Zoom and pan of what lies in a frame: by fingers, wheel, double tap, keys (+ − 0 and arrows) and buttons. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const tapped = useRef<(Point & { readonly at: number }) | null>(null);

  const size = useCallback((): Size => {
    const box = frame.current;
    return { width: box?.clientWidth ?? 0, height: box?.clientHeight ?? 0 };
  }, [frame]);

  const fromMiddle = useCallback(
    ({ x, y }: Point): Point => {
      const box = frame.current?.getBoundingClientRect();
      return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : MIDDLE;
    },
    [frame],
  );

  const zoom = useCallback(
    (factor: number, at: Point = MIDDLE) => setView((now) => zoomed(now, factor, at, size())),
    [size],
  );
  const closer = useCallback(() => zoom(STEP), [zoom]);
  const further = useCallback(() => zoom(1 / STEP), [zoom]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      if (arrow) setView((now) => moved(now, arrow, size()));
      else if (event.key === '+' || event.key === '=') closer();
      else if (event.key === '-') further();
      else if (event.key === '0') setView(WHOLE);
      else return;
      event.preventDefault();
    };
    const box = frame.current;
    // React listens passively, and then the page would scroll along
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), fromMiddle({ x: event.clientX, y: event.clientY }));
    };
    document.addEventListener('keydown', onKey);
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      document.removeEventListener('keydown', onKey);
      box?.removeEventListener('wheel', onWheel);
    };
  }, [frame, size, zoom, closer, further, fromMiddle]);

  const doubleTap = ({ x, y, at }: Point & { readonly at: number }) => {
    const first = tapped.current;
    const again = first && at - first.at < DOUBLE && Math.hypot(x - first.x, y - first.y) < NEAR;
    tapped.current = again ? null : { x, y, at };
    if (again) setView((now) => (now.scale > 1 ? WHOLE : zoomed(now, 2.5, fromMiddle({ x, y }), size())));
  };

  const pointers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 1) doubleTap({ x: event.clientX, y: event.clientY, at: event.timeStamp });
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...fingers.current.values()];
      const from = centroid(before);
      const to = centroid(after);
      const grown = after.length > 1 && apart(before) > 0 ? apart(after) / apart(before) : 1;
      const at = fromMiddle(to);
      setView((now) => moved(zoomed(now, grown, at, size()), { x: to.x - from.x, y: to.y - from.y }, size()));
    },
    onPointerUp: (event: PointerEvent) => fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => fingers.current.delete(event.pointerId),
  };

  return { view, pointers, closer, further };
}
