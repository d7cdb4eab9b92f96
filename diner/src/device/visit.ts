import type { Colour } from '@mam/domain/brand/colour.ts';
import type { Layout } from '@mam/domain/menu/layout.ts';
import type { SearchEngine } from '@mam/domain/search/engine.ts';
import type { ClaimedTable } from '@mam/domain/table/table-here.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Wishes of the address a visit began with; they hold for the tab, also after a reload. null = nothing. */
export interface Visit {
  /** ordering is refused, nothing is tracked */
  readonly preview: boolean;
  /** no logo of brand or store is shown anywhere */
  readonly logoHidden: boolean;
  /** ask the server for fresh data */
  readonly latest: boolean;
  /** a tester's visit; grants nothing by itself */
  readonly test: boolean;
  /** stronger than menu and brand [ME9] */
  readonly menuType: Layout | null;
  readonly itemType: Layout | null;
  /** stronger than the configuration [SE5] */
  readonly searchEngine: SearchEngine | null;
  /** handed on with every order as it is, without effect here */
  readonly experience: string | null;
  /** the table's name as a link or code told it */
  readonly table: ClaimedTable | null;
  /** by name; each counts only where the brand knows it [BR2] */
  readonly colours: Readonly<Record<string, Colour>>;
}

export const PLAIN_VISIT: Visit = {
  preview: false,
  logoHidden: false,
  latest: false,
  test: false,
  menuType: null,
  itemType: null,
  searchEngine: null,
  experience: null,
  table: null,
  colours: {},
};

export const visit = createStore<Visit>(() => PLAIN_VISIT);

/** Reads one thing about the visit. While a page made for everybody is hydrated it reads as a plain visit. */
export function useVisit<T>(pick: (state: Visit) => T): T {
  return useStore(visit, pick);
}
