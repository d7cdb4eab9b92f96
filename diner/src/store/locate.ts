import type { Location } from '@mam/domain/store/store.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Where the diner is, as far as the browser tells; kept for the visit only. */
export interface Here {
  readonly state: 'unknown' | 'unasked' | 'asking' | 'known' | 'refused' | 'failed';
  readonly location: Location | null;
  /** measured on a tap, after an address was chosen: it counts before the address */
  readonly latest: boolean;
}

const here = createStore<Here>(() => ({ state: 'unknown', location: null, latest: false }));

const PATIENCE = 10_000;
const FRESH = 5 * 60_000;
const METRE = 1e5;
/** Five decimals are a metre; finer ones would only tell more. */
const rounded = (degrees: number) => Math.round(degrees * METRE) / METRE;

function measure(latest: boolean, done: () => void): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const location = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) };
      here.setState({ state: 'known', location, latest });
      done();
    },
    ({ code, PERMISSION_DENIED }) => {
      here.setState({ state: code === PERMISSION_DENIED ? 'refused' : 'failed' });
      done();
    },
    { maximumAge: FRESH, timeout: PATIENCE },
  );
}

/** Asks the browser, on a tap; its own question comes up the first time. Answers what came of it. */
export function locate(): Promise<Here> {
  if (here.getState().state === 'asking') return Promise.resolve(here.getState());
  const able = 'geolocation' in navigator;
  here.setState({ state: able ? 'asking' : 'failed' });
  if (!able) return Promise.resolve(here.getState());
  return new Promise((answer) => measure(true, () => answer(here.getState())));
}

/** An address was chosen: it counts from now on. */
export function addressCounts(): void {
  here.setState({ latest: false });
}

/** The browser's permission as it stands, without its question coming up. */
async function allowed(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt'; // a browser that cannot tell is asked by the button
  }
}

async function lookUpUnasked(): Promise<void> {
  const may = await allowed();
  if (here.getState().state !== 'unknown') return;
  here.setState({ state: may === 'granted' ? 'asking' : may === 'denied' ? 'refused' : 'unasked' });
  if (may === 'granted') measure(false, () => {});
}

/** The place of the diner; looks it up unasked only where the browser was allowed to before. */
export function useHere(): Here {
  useEffect(() => {
    if (here.getState().state === 'unknown') void lookUpUnasked();
  }, []);
  return useStore(here);
}
