import type { PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import { swipeCloses } from './swipe.ts';

interface Touch {
  readonly id: number;
  readonly y: number;
  readonly at: number;
}

/** The sheet follows the finger down from its grip; letting go closes it or lets it spring back. */
export function useSwipeDown(panel: RefObject<HTMLElement | null>, onAway: () => void) {
  const touch = useRef<Touch | null>(null);

  const movedBy = (event: PointerEvent) => {
    const began = touch.current;
    return began === null || began.id !== event.pointerId ? null : event.clientY - began.y;
  };

  const end = (event: PointerEvent, given: boolean) => {
    const moved = movedBy(event);
    const began = touch.current;
    const box = panel.current;
    if (moved === null || began === null || box === null) return;
    touch.current = null;
    if (given && swipeCloses({ moved, height: box.offsetHeight, lasted: event.timeStamp - began.at }))
      onAway();
    else box.style.translate = '';
  };

  return {
    onPointerDown(event: PointerEvent) {
      // a mouse has the X and the scrim; from 768 px the dialog stands in the middle
      if (event.pointerType === 'mouse' || window.matchMedia('(min-width: 768px)').matches) return;
      if ((event.target as Element).closest('button, a, input')) return;
      touch.current = { id: event.pointerId, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const moved = movedBy(event);
      if (moved !== null && panel.current) panel.current.style.translate = `0 ${Math.max(0, moved)}px`;
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  };
}
