import type { Me } from '@mam/contract/staff/me.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { DEFAULT_ZONE } from '@mam/domain/time/moment.ts';
import { createContext, use, useMemo } from 'react';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { useKeptChoices } from '../device/kept-choices.ts';
import { shortStoreName } from './short-name.ts';
import { useStores } from './use-stores.ts';

/** The person at work, and the store of their board. */
export interface Shift {
  readonly me: Me;
  readonly storeId: number;
  readonly storeName: string;
  readonly zone: string;
  readonly currency: Store['currency'];
  /** the language of the store's diners */
  readonly dinerLanguage: 'vi' | 'de';
  /** no orders are taken at its tables and counter */
  readonly tablesStopped: boolean;
  /** the kinds of order it offers */
  readonly orderTypes: Store['orderTypes'];
  /** false until zone and currency are known */
  readonly ready: boolean;
  /** why they are not, when the server said no */
  readonly failed: string | null;
  readonly again: () => void;
}

const NO_TYPES: Store['orderTypes'] = [];

export const ShiftContext = createContext<Shift | null>(null);

/** The shift of a signed-in screen. */
export function useShift(): Shift {
  const shift = use(ShiftContext);
  if (shift === null) throw new Error('there is no shift outside of the frame');
  return shift;
}

/** The store this device last worked for, if the person may work there, else their first. */
export function shiftStoreId(me: Me, kept: number | null): number {
  return me.stores.find((store) => store.id === kept)?.id ?? me.stores[0]?.id ?? 0;
}

/** Puts together who is signed in and the store that was chosen on this device. */
export function useShiftOf(me: Me): Shift {
  const kept = useKeptChoices((choices) => choices.storeId);
  const stores = useStores(me.brand.pos_parent);
  const storeId = shiftStoreId(me, kept);
  const store = stores.data?.find((each) => each.id === storeId);
  const fault = stores.data ? null : lastingError(stores);
  return useMemo(
    () => ({
      me,
      storeId,
      storeName: shortStoreName(me.stores.find((each) => each.id === storeId)?.name ?? '', me.brand.name),
      zone: store?.zone ?? DEFAULT_ZONE,
      currency: store?.currency ?? DONG,
      dinerLanguage: store?.languages.own ?? 'vi',
      tablesStopped: store?.tablesStopped ?? false,
      orderTypes: store?.orderTypes ?? NO_TYPES,
      ready: store !== undefined,
      failed: fault && errorText(fault),
      again: () => void stores.refetch(),
    }),
    [me, storeId, store, fault, stores.refetch],
  );
}
