import { useNavigationType } from '@mam/client/router.tsx';
import { useLayoutEffect } from 'react';
import { untilByHand } from '../device/by-hand.ts';

/** A dish in view, and how far from the top of the window it stands, in px. */
interface ScrollAnchor {
  readonly section: string;
  readonly index: number;
  readonly top: number;
}

/** The bar of categories covers the top of the screen, in px. */
const COVERED = 100;
/** Heights of dishes not seen yet are a guess: the aim is taken again until it has held for so many frames. */
const HELD = 6;
const AT_MOST = 60;

let left: ScrollAnchor | null = null;

const endsInView = (element: Element): boolean => element.getBoundingClientRect().bottom > COVERED;

const dishElements = (section: Element): Element[] => [...section.querySelectorAll('article')];

function anchorInView(): ScrollAnchor | null {
  const section = [...document.querySelectorAll('main > section')].find(endsInView);
  if (!section || scrollY === 0) return null;
  const dishes = dishElements(section);
  const index = dishes.findIndex(endsInView);
  const top = dishes[index]?.getBoundingClientRect().top;
  return top === undefined ? null : { section: section.id, index, top };
}

/** Goes back to where the diner was; the finger has the last word. */
function returnTo({ section, index, top }: ScrollAnchor): () => void {
  const stop = untilByHand();
  let held = 0;
  let frames = 0;
  const aim = () => {
    if (stop.signal.aborted) return;
    const there = document.getElementById(section);
    const off = (there && dishElements(there)[index]?.getBoundingClientRect().top) ?? top;
    held = Math.abs(off - top) < 1 ? held + 1 : 0;
    if (held === 0) scrollBy({ top: off - top, behavior: 'instant' });
    frames += 1;
    if (held < HELD && frames < AT_MOST) requestAnimationFrame(aim);
    else stop.abort();
  };
  aim();
  return () => stop.abort();
}

/** The browser would go back to a number of pixels; this goes back to the dish that was in view. */
export function useScrollRestoration(): void {
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the way in and on the way out
  useLayoutEffect(() => {
    const stop = way === 'POP' && left ? returnTo(left) : null;
    return () => {
      stop?.();
      left = anchorInView();
    };
  }, []);
}
