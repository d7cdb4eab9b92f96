import type { Language } from '@mam/contract/http/language.ts';
import type { CartChange, SeenLine } from '@mam/domain/cart/cart-changes.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { CalendarTime } from '@mam/domain/checkout/calendar-time.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { OrderedThing } from '@mam/domain/options/ordered-before.ts';
import type { OrderType } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The anonymous diner as this browser knows them. */
export interface PersistedUser {
  readonly uid: string | null;
  readonly token: string | null;
  readonly name: string;
  readonly phone: string;
  readonly locale: Language | null;
  /** the name under which the server tells this browser things */
  readonly deviceToken: string | null;
}

/** The cart of one store; what it costs is worked out from today's menu. */
export interface PersistedCart {
  readonly brand: string;
  readonly storeId: number;
  readonly lines: readonly CartLine[];
  /** for the whole order */
  readonly note: string;
  /** the code in its field; null = the diner has said nothing yet, also not "none" */
  readonly voucher: string | null;
  /** how the lines were when they were last on screen [CA10] */
  readonly seen: readonly SeenLine[];
  /** changes of the menu since, until they have been read */
  readonly changes: readonly CartChange[];
}

/** An address of the diner's own list, and the person to ask for there; "" = the diner themselves. */
export interface SavedAddress extends Address {
  readonly id: string;
  readonly kind: 'home' | 'work' | 'other';
  readonly name: string;
  readonly phone: string;
  readonly updatedAt: EpochMs;
}

/** Choices made on the checkout; they stay when the cart is emptied. */
export interface PersistedChoices {
  readonly type: OrderType | null;
  readonly orderNow: boolean;
  /** null = none is chosen */
  readonly time: CalendarTime | null;
  readonly address: Address | null;
  /** which of the saved addresses that is; null = none of them */
  readonly addressId: string | null;
  readonly paymentMethod: string | null;
}

export interface Persisted {
  readonly user: PersistedUser;
  /** where the diner was last; an address in the address bar wins */
  readonly place: { readonly brand: string; readonly storeId: number; readonly source: string };
  readonly cart: PersistedCart;
  readonly choices: PersistedChoices;
  /** the diner's own list, the latest first */
  readonly addresses: readonly SavedAddress[];
  /** main colour by brand, so that the next start shows it before the configuration arrives */
  readonly colours: Readonly<Record<string, string>>;
  /** names of what the diner does not want to see again */
  readonly hidden: readonly string[];
  /** everything ordered on this device, the latest first [OP14] */
  readonly ordered: readonly OrderedThing[];
  /** texts searched for, the latest first */
  readonly searches: readonly string[];
  /** substances to leave out and marks to have, as codes [DI5] */
  readonly wish: { readonly without: readonly string[]; readonly marks: readonly string[] };
}

export const EMPTY: Persisted = {
  user: { uid: null, token: null, name: '', phone: '', locale: null, deviceToken: null },
  place: { brand: '', storeId: 0, source: 'DEFAULT' },
  cart: { brand: '', storeId: 0, lines: [], note: '', voucher: null, seen: [], changes: [] },
  choices: {
    type: null,
    orderNow: false,
    time: null,
    address: null,
    addressId: null,
    paymentMethod: null,
  },
  addresses: [],
  colours: {},
  hidden: [],
  ordered: [],
  searches: [],
  wish: { without: [], marks: [] },
};

/** Everything this browser remembers about the diner. Rendering on a server sees it empty. */
export const persisted = createStore<Persisted>(() => EMPTY);

/** Reads one thing out of what is persisted and follows it. */
export function usePersisted<T>(pick: (state: Persisted) => T): T {
  return useStore(persisted, pick);
}

/** Changes one part of what is persisted. */
export function persist<Part extends keyof Persisted>(part: Part, change: Partial<Persisted[Part]>): void {
  persisted.setState((state) => ({ [part]: { ...state[part], ...change } }) as Pick<Persisted, Part>);
}
