import type { Language } from '@mam/contract/http/language.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { CalendarTime } from '@mam/domain/checkout/calendar-time.ts';
import type { OrderedThing } from '@mam/domain/options/ordered-before.ts';
import {
  EMPTY,
  type Persisted,
  type PersistedCart,
  type PersistedChoices,
  type SavedAddress,
} from '../persisted.ts';

const LANGUAGES: readonly Language[] = ['vi', 'en', 'de'];

/** Raise it when the form changes, and teach `migrate` the step. */
export const VERSION = 2;

/** The stored form: the state of a tab, with the carts of all stores instead of the one it shows. */
export type Stored = Omit<Persisted, 'cart'> & {
  readonly carts: Readonly<Record<string, PersistedCart>>;
};

/** The name of a store's cart among all of them. */
export const cartName = ({ brand, storeId }: Pick<PersistedCart, 'brand' | 'storeId'>): string =>
  `${brand} ${storeId}`;

const { cart: NO_CART, ...OTHERS } = EMPTY;
export const NOTHING: Stored = { ...OTHERS, carts: {} };

type Loose = Record<string, unknown>;

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A model of null stands for "a text or a thing, or nothing". */
function sameKind(value: unknown, model: unknown): boolean {
  if (model === null) return value === null || typeof value === 'string' || isObject(value);
  if (Array.isArray(model)) return Array.isArray(value);
  return value !== null && typeof value === typeof model;
}

/** The fields of `model`, each from `value` when it is of the same kind; strangers are dropped. */
function shaped<T extends object>(value: unknown, model: T): T {
  if (!isObject(value)) return model;
  const entries = Object.entries(model).map(([key, fallback]) => [
    key,
    sameKind(value[key], fallback) ? value[key] : fallback,
  ]);
  return Object.fromEntries(entries) as T;
}

const isChosen = (value: unknown): boolean =>
  isObject(value) && typeof value.groupId === 'string' && Number.isInteger(value.quantity);

const isMain = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.dishId === 'string' &&
  Array.isArray(value.options) &&
  value.options.every(isChosen);

function isLine(value: unknown): value is CartLine {
  if (!isObject(value) || typeof value.key !== 'string' || typeof value.note !== 'string') return false;
  const quantity = value.quantity;
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > 999) return false;
  if (value.kind === 'dish')
    return typeof value.dishId === 'string' && Array.isArray(value.options) && value.options.every(isChosen);
  return (
    value.kind === 'combo' &&
    typeof value.comboId === 'string' &&
    (value.main === null || isMain(value.main)) &&
    Array.isArray(value.parts) &&
    value.parts.every(
      (part) =>
        isChosen(part) &&
        Array.isArray((part as Loose).options) &&
        typeof (part as Loose).dishId === 'string',
    )
  );
}

const isLocation = (value: unknown): boolean =>
  isObject(value) && Math.abs(Number(value.lat)) <= 90 && Math.abs(Number(value.lng)) <= 180;

const KINDS: readonly unknown[] = ['home', 'work', 'other'];

function isSavedAddress(value: unknown): value is SavedAddress {
  return (
    isObject(value) &&
    [value.id, value.text, value.detail, value.name, value.phone].every((one) => typeof one === 'string') &&
    KINDS.includes(value.kind) &&
    (value.location === null || isLocation(value.location)) &&
    typeof value.updatedAt === 'number'
  );
}

const isOrdered = (value: unknown): value is OrderedThing =>
  isObject(value) &&
  typeof value.brand === 'string' &&
  typeof value.id === 'string' &&
  Array.isArray(value.options) &&
  value.options.every(isChosen);

const isSeen = (value: unknown): boolean =>
  isObject(value) &&
  ['key', 'kind', 'id', 'choice', 'name'].every((field) => typeof value[field] === 'string') &&
  Number.isInteger(value.unit);

const isChange = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.name === 'string' &&
  Number.isInteger(value.was) &&
  (value.is === null || Number.isInteger(value.is));

const strings = (value: unknown): [string, string][] =>
  isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A combo kept before its main dish had a size of its own: it has none yet. */
function withMain(line: unknown): unknown {
  if (!isObject(line) || line.kind !== 'combo' || line.main !== undefined) return line;
  const { mainDishId, ...rest } = line;
  return { ...rest, main: mainDishId ? { dishId: mainDishId, variantId: null, options: [] } : null };
}

function readStoredCart(value: unknown): PersistedCart {
  const cart = shaped(value, NO_CART);
  return {
    ...cart,
    lines: cart.lines.map(withMain).filter(isLine),
    seen: cart.seen.filter(isSeen),
    changes: cart.changes.filter(isChange),
    voucher: typeof cart.voucher === 'string' ? cart.voucher : null,
  };
}

/** Each under the name of its store; the first version knew one cart. */
function readStoredCarts({ cart, carts }: Loose, version: unknown): Record<string, PersistedCart> {
  const written = version === 1 ? [cart] : isObject(carts) ? Object.values(carts) : [];
  return Object.fromEntries(written.map(readStoredCart).map((one) => [cartName(one), one]));
}

const areWhole = (...values: readonly unknown[]): boolean => values.every(Number.isInteger);

const isTime = (value: unknown): value is CalendarTime =>
  isObject(value) &&
  isObject(value.day) &&
  areWhole(value.day.year, value.day.month, value.day.day, value.hour, value.minute);

/** [OR7] A time that was kept as "in n days" says of no day which it is: none is chosen then. */
function readStoredChoices(value: unknown): PersistedChoices {
  const choices = shaped(value, EMPTY.choices);
  return { ...choices, time: isTime(choices.time) ? choices.time : null };
}

/** "ge" is what German was called before, as the currency of a store may call it still. */
const readStoredLanguage = (saved: unknown): Language | null =>
  saved === 'ge' ? 'de' : (LANGUAGES.find((language) => language === saved) ?? null);

/** Reads anything, be it of an earlier version or of somebody else, in this version's form; damage is dropped. */
export function migrate(written: unknown): Stored {
  if (!isObject(written) || !isObject(written.state)) return NOTHING;
  const { version, state } = written;
  if (version !== 1 && version !== VERSION) return NOTHING;
  const user = shaped(state.user, EMPTY.user);
  const wish = shaped(state.wish, EMPTY.wish);
  return {
    user: { ...user, locale: readStoredLanguage(user.locale) },
    place: shaped(state.place, EMPTY.place),
    carts: readStoredCarts(state, version),
    choices: readStoredChoices(state.choices),
    addresses: Array.isArray(state.addresses) ? state.addresses.filter(isSavedAddress) : [],
    colours: Object.fromEntries(strings(state.colours)),
    hidden: texts(state.hidden),
    ordered: Array.isArray(state.ordered) ? state.ordered.filter(isOrdered) : [],
    searches: texts(state.searches),
    wish: { without: texts(wish.without), marks: texts(wish.marks) },
  };
}
