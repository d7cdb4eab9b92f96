import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ShownSection } from './sections.ts';

/** Handfuls of dishes below and above one that came into view: what a thumb can reach while a picture is on its way. */
const BELOW = 8;
const ABOVE = 2;

interface Seen {
  readonly near: ReadonlySet<string>;
  /** all pictures are on the page, and the browser waits for each by itself */
  readonly browserWaits: boolean;
}

const seen = createStore<Seen>(() => ({ near: new Set(), browserWaits: false }));

/** Handfuls to come near, the most urgent first: one in each idle moment, for a request costs a slow phone half a frame. */
let coming: string[] = [];
let idle = 0;

function next(): void {
  const place = coming.shift();
  if (place !== undefined) seen.setState(({ near }) => ({ near: new Set(near).add(place) }));
  idle = coming.length > 0 ? requestIdleCallback(next, { timeout: 50 }) : 0;
}

/** All handfuls of the page in their order, and their places. */
let all: readonly Element[] = [];
let places: readonly string[] = [];

function lookAround(): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-handful]')];
  all = found;
  places = found.map(({ dataset }) => dataset.handful ?? '');
}

function come(inside: Element): void {
  const handful = inside.closest('[data-handful]');
  if (!handful) return;
  if (!all.includes(handful)) lookAround();
  const at = all.indexOf(handful);
  const order = [...places.slice(at, at + BELOW), ...places.slice(Math.max(0, at - ABOVE), at).reverse()];
  const { near } = seen.getState();
  const wanted = order.filter((place) => !near.has(place));
  if (wanted.length === 0) return;
  coming = [...wanted, ...coming.filter((place) => !wanted.includes(place))];
  if (idle === 0) next();
}

const canTell = () =>
  'ContentVisibilityAutoStateChangeEvent' in globalThis && 'requestIdleCallback' in globalThis;

/**
 * The browser skips what is out of sight and says when that changes; so nobody has to watch five hundred pictures in
 * each frame of a scroll. One that cannot say it gets all pictures at once, and fetches the near ones as it can.
 */
export function useNearPlaces(listed: readonly ShownSection[]): void {
  useEffect(() => {
    if (listed.length === 0) return;
    if (!canTell()) return seen.setState({ browserWaits: true });
    lookAround();
    const changed = (event: Event) => {
      if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) come(event.target as Element);
    };
    document.addEventListener('contentvisibilityautostatechange', changed, { capture: true });
    // what was in view already will not say so again
    const look = new IntersectionObserver((entries) => {
      look.disconnect();
      for (const { isIntersecting, target } of entries) if (isIntersecting) come(target);
    });
    for (const { firstElementChild } of all) if (firstElementChild) look.observe(firstElementChild);
    return () => {
      look.disconnect();
      document.removeEventListener('contentvisibilityautostatechange', changed, { capture: true });
    };
  }, [listed]);
}

/** Whether the handful of dishes at a place has come near; nobody knows yet of those that are drawn `atFirst`. */
export function useNear(place: string, atFirst: boolean): boolean | 'unknown' {
  return useStore(seen, ({ near, browserWaits }) => {
    if (browserWaits) return 'unknown';
    return near.has(place) || (atFirst ? 'unknown' : false);
  });
}
