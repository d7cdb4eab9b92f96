import type { Location } from '@mam/domain/store/store.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Where the diner is, as far as the browser tells; kept for the visit only, never sent. */
interface Here {
  readonly state: 'unknown' | 'asking' | 'known' | 'refused' | 'failed';
  readonly location: Location | null;
}

const here = createStore<Here>(() => ({ state: 'unknown', location: null }));

/** Asks the browser; its own question comes up the first time. */
export function locate(): void {
  if (here.getState().state === 'asking') return;
  here.setState({ state: 'geolocation' in navigator ? 'asking' : 'failed' });
  if (here.getState().state === 'failed') return;
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      here.setState({ state: 'known', location: { lat: coords.latitude, lng: coords.longitude } }),
    ({ code, PERMISSION_DENIED }) =>
      here.setState({ state: code === PERMISSION_DENIED ? 'refused' : 'failed' }),
    { maximumAge: 5 * 60_000, timeout: 10_000 },
  );
}

/** The place of the diner; looks it up unasked only where the browser was allowed to before. */
export function useHere(): Here {
  useEffect(() => {
    if (here.getState().state !== 'unknown') return;
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (state === 'granted') locate();
      },
      () => {}, // a browser that cannot tell is asked by the button
    );
  }, []);
  return useStore(here);
}
