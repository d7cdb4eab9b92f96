import { useEffect } from 'react';
import type { ShownSection } from './sections.ts';

/** A finger must not wait for more. */
const AT_ONCE = 2;

/** ms in which a page that has just come is looked at, and has more urgent things to do */
const FIRST_LOOK = 3_000;

const ready = new WeakSet<Element>();

/**
 * What is out of sight is not worked out until it comes near, and under a quick thumb it comes near in the middle of a
 * frame. So, while nobody needs the thread, each dish is asked where it is, in the order of the page: to answer, the
 * browser works out the whole box it lies in and keeps that. Nothing moves: the box stays as high as it was guessed.
 */
export function useWorkedOutAhead(listed: readonly ShownSection[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis) || listed.length === 0) return;
    const dishes = [...document.querySelectorAll('section[data-kind="category"] article')];
    const left = dishes.filter((dish) => !ready.has(dish));
    let waiting = 0;
    const go = () => {
      for (const dish of left.splice(0, AT_ONCE)) {
        dish.firstElementChild?.getBoundingClientRect();
        ready.add(dish);
      }
      if (left.length > 0) waiting = requestIdleCallback(go);
    };
    const start = setTimeout(go, FIRST_LOOK);
    return () => {
      clearTimeout(start);
      cancelIdleCallback(waiting);
    };
  }, [listed]);
}
