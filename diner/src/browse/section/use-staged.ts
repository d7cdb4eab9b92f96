import { whenIdle } from '@mam/client/when-idle.ts';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { isServerRendered } from '../../start/server-rendered.ts';
import type { ShownSection } from './sections.ts';

/** A menu with more dishes is rendered by the server only in part: the rest is out of sight and costs too much. */
const RENDERED_WHOLE = 300;
const RENDERED_DISHES = 60;

/** The server renders these, and they are hydrated first: whole sections, the same in both. */
export function rendered(sections: readonly ShownSection[]): readonly ShownSection[] {
  const before = (end: number) => sections.slice(0, end).reduce((sum, { count }) => sum + count, 0);
  if (before(sections.length) <= RENDERED_WHOLE) return sections;
  return sections.filter((_, index) => before(index) < RENDERED_DISHES);
}

/** Sections of the first picture; the rest follows in small steps that never hold up a finger. */
const AT_ONCE = 3;
let shownBefore = false;

/**
 * The sections to render now: all that the server rendered until they are hydrated, then one more in each idle moment,
 * so that no thumb is held up. Coming back all are there at once: the browser finds the place it was scrolled to.
 */
export function useStaged(sections: readonly ShownSection[]): readonly ShownSection[] {
  const [hydrating, setHydrating] = useState(isServerRendered() && !shownBefore ? rendered(sections) : null);
  const [added, setAdded] = useState(shownBefore ? Number.POSITIVE_INFINITY : 0);
  const first = rendered(sections);
  const shown = Math.max(first.length, added);
  const isWhole = first === sections || shown >= sections.length;
  const staged = hydrating ?? (isWhole ? sections : sections.slice(0, shown));
  const listed = useDeferredValue(staged, hydrating ?? (shownBefore ? sections : sections.slice(0, AT_ONCE)));
  useEffect(() => {
    shownBefore = true;
    void whenIdle().then(() => startTransition(() => setHydrating(null)));
  }, []);
  useEffect(() => {
    if (hydrating || isWhole) return;
    let left = false;
    void whenIdle().then(() => left || startTransition(() => setAdded(shown + 1)));
    return () => {
      left = true;
    };
  }, [hydrating, isWhole, shown]);
  return listed;
}
