import { deviceStorage } from '@mam/client/storage.ts';
import { EMPTY, type Persisted, type PersistedCart, persisted } from '../persisted.ts';
import { cartName, migrate, NOTHING, type Stored, VERSION } from './persisted-form.ts';

/** The one entry of local storage; everything this app stores begins with "mam.". */
const KEY = 'mam.kept';

export type OfStore = Pick<PersistedCart, 'brand' | 'storeId'>;

/** The text this tab has written or read last. */
let known: string | null = null;
/** Keys of lines this page has shown, which another tab has taken out of the cart. */
const taken = new Set<string>();
/** True while storage is taken over, which is not written back: another tab may be further already. */
let reading = false;

export function stored(): Stored {
  try {
    return migrate(JSON.parse(deviceStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING; // damaged
  }
}

export function store(state: Stored): void {
  const text = JSON.stringify({ version: VERSION, state });
  // a change another tab has written meanwhile has still to be taken over
  const upToDate = deviceStorage.getItem(KEY) === known;
  deviceStorage.setItem(KEY, text);
  if (upToDate) known = text;
}

export const cartIn = ({ carts }: Stored, { brand, storeId }: OfStore): PersistedCart =>
  carts[cartName({ brand, storeId })] ?? { ...EMPTY.cart, brand, storeId };

export function withCart(state: Stored, cart: PersistedCart): Stored {
  const { [cartName(cart)]: _, ...others } = state.carts;
  const isEmpty = cart.lines.length + cart.changes.length === 0 && cart.voucher === null;
  return { ...state, carts: isEmpty ? others : { ...others, [cartName(cart)]: cart } };
}

/** Writes what this tab has changed, and nothing else, into what the tabs have in common. */
function write(now: Persisted, before: Persisted): void {
  if (reading) return;
  const { cart, ...others } = now;
  const changed = Object.entries(others).filter(([part, value]) => value !== before[part as keyof Persisted]);
  const state: Stored = { ...stored(), ...Object.fromEntries(changed) };
  store(cart === before.cart ? state : withCart(state, cart));
}

function take(state: Partial<Persisted>): void {
  reading = true;
  persisted.setState(state);
  reading = false;
}

/** Takes over the changes of other tabs. Its place, and the cart it shows, stay the tab's own. */
export function followOtherTabs(): void {
  const text = deviceStorage.getItem(KEY);
  if (text === null || text === known) return;
  known = text;
  const state = stored();
  const { carts: _, ...others } = state;
  const { place, cart } = persisted.getState();
  const now = cartIn(state, cart);
  for (const { key } of cart.lines) if (!now.lines.some((line) => line.key === key)) taken.add(key);
  take({ ...others, place, cart: now });
}

/** Whether this page has shown a line, or shows it: what another tab has made of it concerns who looks at it. */
export const hasShown = (key: string): boolean =>
  taken.has(key) || persisted.getState().cart.lines.some((line) => line.key === key);

/** From now on this tab shows the cart of that store. */
export function showCart(of: OfStore): void {
  take({ cart: cartIn(stored(), of) });
}

/** Loads what this browser remembers, writes every change, and follows the other tabs. */
export function persistOnDevice(): void {
  const state = stored();
  const { carts: _, ...others } = state;
  take({ ...others, cart: cartIn(state, state.place) });
  persisted.subscribe(write);
  addEventListener('storage', followOtherTabs);
  // a tab that slept may have missed what happened
  addEventListener('visibilitychange', followOtherTabs);
}
