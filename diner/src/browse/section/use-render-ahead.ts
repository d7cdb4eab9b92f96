import { useEffect } from 'react';
import type { ShownSection } from './sections.ts';

/** ms in which a page that has just come is looked at, and has more urgent things to do */
const FIRST_LOOK = 1_000;

/**
 * What is out of sight is not worked out until it comes near, and under a quick thumb it comes near in the middle of a
 * frame. So, while nobody needs the thread, each dish is asked where it is, in the order of the page: to answer, the
 * browser works out the whole box it lies in and keeps that. Nothing moves: the box stays as high as it was guessed.
 */
export function useWorkedOutAhead(listed: readonly ShownSection[]): void {
  useEffect(() => {
    if (!('scheduler' in globalThis) || listed.length === 0) return;
    const stop = new AbortController();
    const ahead = async () => {
      for (const handful of document.querySelectorAll('[data-handful]')) {
        const ask = () => {
          for (const dish of handful.children) dish.firstElementChild?.getBoundingClientRect();
        };
        await scheduler.postTask(ask, { priority: 'background', signal: stop.signal });
      }
    };
    // stopped, it is begun again with the next list
    const start = setTimeout(() => void ahead().catch(() => {}), FIRST_LOOK);
    return () => {
      clearTimeout(start);
      stop.abort();
    };
  }, [listed]);
}
