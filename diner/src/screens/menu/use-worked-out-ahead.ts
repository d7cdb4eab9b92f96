import { useEffect } from 'react';
import type { ShownSection } from './sections.ts';

/** ms of work before the thread is given back; a phone of a quarter of this speed still answers a finger meanwhile */
const AT_ONCE = 8;

const ready = new WeakSet<Element>();

/**
 * Dishes out of sight are not worked out, and under a quick thumb several come near in the same frame. So, while nobody
 * needs the thread, each is shown for a moment far below: the browser keeps what it worked out, and the true height.
 */
export function useWorkedOutAhead(listed: readonly ShownSection[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis) || listed.length === 0) return;
    const work = workOut();
    let waiting = requestIdleCallback(function go() {
      const began = performance.now();
      let step = work.next();
      while (!step.done && step.value === 'dish' && performance.now() - began < AT_ONCE) step = work.next();
      if (!step.done) waiting = requestIdleCallback(go);
    });
    return () => {
      cancelIdleCallback(waiting);
      work.return();
    };
  }, [listed]);
}

/** One dish a step; a section is let go of when frames have seen it whole, for only then is its height kept. */
function* workOut(): Generator<'dish' | 'frame', void> {
  for (const section of document.querySelectorAll<HTMLElement>('section[data-kind="category"]')) {
    const dishes = [...section.querySelectorAll('article')].filter((dish) => !ready.has(dish));
    if (dishes.length === 0) continue;
    const shown: HTMLElement[] = [section, ...dishes];
    section.style.contentVisibility = 'visible';
    try {
      for (const dish of dishes) {
        dish.style.contentVisibility = 'visible';
        dish.getBoundingClientRect();
        ready.add(dish);
        yield 'dish';
      }
      let frames = 0;
      const count = () => {
        frames += 1;
        if (frames < 2) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      while (frames < 2) yield 'frame';
    } finally {
      for (const one of shown) one.style.contentVisibility = '';
    }
  }
}
