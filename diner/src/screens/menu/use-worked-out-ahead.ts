import { useEffect } from 'react';
import type { ShownSection } from './sections.ts';

/** So many dishes are worked out at once: each time costs something of its own, and a finger must not wait for more. */
const AT_ONCE = 6;
/** while something moves there is little time between two frames */
const MEANWHILE = 2;
/** ms that are free when nothing moves */
const STILL = 20;

const ready = new WeakSet<Element>();

/**
 * Dishes out of sight are not worked out, and under a quick thumb several come near in the same frame. So, while nobody
 * needs the thread, each is shown for a moment far below: the browser keeps what it worked out, and the true height.
 */
export function useWorkedOutAhead(listed: readonly ShownSection[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis) || listed.length === 0) return;
    const work = workOut();
    let waiting = requestIdleCallback(function go(idle) {
      if (!work.next(idle.timeRemaining() > STILL ? AT_ONCE : MEANWHILE).done)
        waiting = requestIdleCallback(go);
    });
    return () => {
      cancelIdleCallback(waiting);
      work.return();
    };
  }, [listed]);
}

/** As many dishes a step as it is told; a section is let go of when frames have seen it whole, for only then is its height kept. */
function* workOut(): Generator<void, void, number> {
  let many = MEANWHILE;
  for (const section of document.querySelectorAll<HTMLElement>('section[data-kind="category"]')) {
    const dishes = [...section.querySelectorAll('article')].filter((dish) => !ready.has(dish));
    if (dishes.length === 0) continue;
    const shown: HTMLElement[] = [section, ...dishes];
    section.style.contentVisibility = 'visible';
    try {
      for (let next = dishes.splice(0, many); next.length > 0; next = dishes.splice(0, many)) {
        for (const dish of next) {
          dish.style.contentVisibility = 'visible';
          ready.add(dish);
        }
        section.getBoundingClientRect();
        many = yield;
      }
      let frames = 0;
      const another = () => {
        frames += 1;
        if (frames < 2) requestAnimationFrame(another);
      };
      requestAnimationFrame(another);
      while (frames < 2) yield;
    } finally {
      for (const one of shown) one.style.contentVisibility = '';
    }
  }
}
