import type { Store } from '@mam/domain/store/store.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { useMemo } from 'react';
import { useMinute } from '../device/clock.ts';
import { useWantedAt } from './use-wanted-at.ts';

/** [ME1] The clock of the store when the food is wanted: now, or the time that is scheduled. */
export function useWall(store: Store): WallTime;
export function useWall(store: Store | null): WallTime | null;
export function useWall(store: Store | null): WallTime | null {
  const wanted = useWantedAt(store);
  const at = wanted(useMinute() ?? 0); // a page rendered for everybody has no time yet
  return useMemo(() => (store ? wallTime(at, store.zone) : null), [at, store]);
}
