import { useEffect } from 'react';
import type { ShownSection } from './sections.ts';

/** ms in which a page that has just come is looked at, and has more urgent things to do */
const FIRST_LOOK = 1_000;

/**
 * Asks each dish where it is while the thread is idle: to answer, the browser lays out the whole box it lies in and
 * keeps that. Else a quick thumb would wait for it in the middle of a frame. Nothing moves: guessed heights stay.
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
