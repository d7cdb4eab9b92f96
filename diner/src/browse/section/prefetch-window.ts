import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ShownSection } from './sections.ts';

/** Handfuls of dishes fetched below and above one that comes into view: as far as a thumb gets meanwhile. */
const BELOW = 8;
const ABOVE = 2;

interface Prefetch {
  /** handfuls whose pictures are fetched */
  readonly fetched: ReadonlySet<string>;
  /** all pictures are on the page, and the browser waits for each by itself */
  readonly browserWaits: boolean;
}

const prefetch = createStore<Prefetch>(() => ({ fetched: new Set(), browserWaits: false }));

/** Handfuls to fetch, the most urgent first, one in each idle moment: a request costs a slow phone half a frame. */
let queue: string[] = [];
let idle = 0;

function next(): void {
  const place = queue.shift();
  if (place !== undefined) prefetch.setState(({ fetched }) => ({ fetched: new Set(fetched).add(place) }));
  idle = queue.length > 0 ? requestIdleCallback(next, { timeout: 50 }) : 0;
}

/** All handfuls of the page in their order, and their places. */
let all: readonly Element[] = [];
let places: readonly string[] = [];

function lookAround(): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-handful]')];
  all = found;
  places = found.map(({ dataset }) => dataset.handful ?? '');
}

function enterView(inside: Element): void {
  const handful = inside.closest('[data-handful]');
  if (!handful) return;
  if (!all.includes(handful)) lookAround();
  const at = all.indexOf(handful);
  const order = [...places.slice(at, at + BELOW), ...places.slice(Math.max(0, at - ABOVE), at).reverse()];
  const { fetched } = prefetch.getState();
  const wanted = order.filter((place) => !fetched.has(place));
  if (wanted.length === 0) return;
  queue = [...wanted, ...queue.filter((place) => !wanted.includes(place))];
  if (idle === 0) next();
}

const canTell = () =>
  'ContentVisibilityAutoStateChangeEvent' in globalThis && 'requestIdleCallback' in globalThis;

/**
 * The browser skips what is out of sight and says when that changes; so nobody has to watch five hundred pictures in
 * each frame of a scroll. One that cannot say it gets all pictures at once, and fetches the nearest ones as it can.
 */
export function usePrefetchWindow(listed: readonly ShownSection[]): void {
  useEffect(() => {
    if (listed.length === 0) return;
    if (!canTell()) return prefetch.setState({ browserWaits: true });
    lookAround();
    const changed = (event: Event) => {
      if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) enterView(event.target as Element);
    };
    document.addEventListener('contentvisibilityautostatechange', changed, { capture: true });
    // the event fires only on a change, so sections already in view are looked up once
    const look = new IntersectionObserver((entries) => {
      look.disconnect();
      for (const { isIntersecting, target } of entries) if (isIntersecting) enterView(target);
    });
    for (const { firstElementChild } of all) if (firstElementChild) look.observe(firstElementChild);
    return () => {
      look.disconnect();
      document.removeEventListener('contentvisibilityautostatechange', changed, { capture: true });
    };
  }, [listed]);
}

/** Whether a handful of dishes lies in the prefetch window; nobody knows yet of those that are rendered `atFirst`. */
export function useInPrefetchWindow(place: string, atFirst: boolean): boolean | 'unknown' {
  return useStore(prefetch, ({ fetched, browserWaits }) => {
    if (browserWaits) return 'unknown';
    return fetched.has(place) || (atFirst ? 'unknown' : false);
  });
}
