import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Asks } from '../placing/blocking.ts';

/** The fields of a first order, which stand on the page itself, without a sheet. */
export interface FieldsOnPage {
  /** which of the checkout's questions stand there */
  readonly shown: readonly Asks[];
  /** an address is being looked for on the map: what it costs may change */
  readonly settling: boolean;
  /** the field a press on the order button found empty; a new object each time, so each press brings it into sight */
  readonly missed: { readonly what: Asks } | null;
}

const NONE: FieldsOnPage = { shown: [], settling: false, missed: null };

export const fieldsOnPage = createStore<FieldsOnPage>(() => NONE);

export function useFieldsOnPage<T>(pick: (fields: FieldsOnPage) => T): T {
  return useStore(fieldsOnPage, pick);
}

export function forgetFields(): void {
  fieldsOnPage.setState(NONE, true);
}
