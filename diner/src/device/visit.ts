import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the address said when the visit began; it holds for the tab, also after a reload. */
export interface Visit {
  /** ordering is refused, nothing is tracked */
  readonly preview: boolean;
  readonly logoHidden: boolean;
  /** ask the server for fresh data */
  readonly latest: boolean;
  readonly menuType: 1 | 2 | 3 | null;
  readonly itemType: 1 | 2 | 3 | null;
  /** main colour for this visit, as CSS */
  readonly mainColour: string | null;
}

export const PLAIN_VISIT: Visit = {
  preview: false,
  logoHidden: false,
  latest: false,
  menuType: null,
  itemType: null,
  mainColour: null,
};

const KEY = 'mam.visit';

export const visit = createStore<Visit>(() => PLAIN_VISIT);

export function useVisit<T>(pick: (state: Visit) => T): T {
  return useStore(visit, pick);
}

function remembered(): Partial<Visit> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Begins or goes on with the visit: what the address says now wins over what it said before. */
export function beginVisit(fromAddress: Partial<Visit>): void {
  visit.setState({ ...PLAIN_VISIT, ...remembered(), ...fromAddress }, true);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit.getState()));
  } catch {
    // without session storage the values hold until the next reload
  }
}
