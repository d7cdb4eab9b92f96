import type { PlaceOrderBody, TableOrderBody } from '@mam/contract/checkout/order-body.schema.ts';

/** The body of an order as it is sent; a table's is the base order without a setting. */
export type OrderBody = PlaceOrderBody | TableOrderBody;

/** Where the cart's own store is, to come back to. */
export interface CameFrom {
  readonly brand: string;
  readonly storeId: number;
}

interface OfCart extends CameFrom {
  /** the same for one cart, however many tabs send it */
  readonly key: string;
  /** epoch ms; keys live 24 h on the server */
  readonly at: number;
}

/** An order on its way: what was asked under which key, stored until there is a definite answer. */
export interface Intent extends OfCart {
  readonly body: OrderBody;
}

/** The order a cart became: every tab that shows this cart is to know. */
export interface Became extends OfCart {
  readonly hash: string;
}

export const PLACING_KEY = 'mam.placing';
const LIVES = 24 * 60 * 60_000;

function isStored(value: unknown): value is Intent | Became {
  if (typeof value !== 'object' || value === null) return false;
  const { key, body, hash, brand, storeId, at } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    (typeof hash === 'string' || (typeof body === 'object' && body !== null)) &&
    typeof brand === 'string' &&
    typeof storeId === 'number' &&
    typeof at === 'number'
  );
}

export const hasBecome = (stored: Intent | Became): stored is Became => 'hash' in stored;

/** The last order of this device: on its way, or what became of it; null = none, damaged, or too old to ask about. */
export function storedPlacing(storage: Pick<Storage, 'getItem'>, now: number): Intent | Became | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(PLACING_KEY) ?? 'null');
    return isStored(value) && now - value.at < LIVES ? value : null;
  } catch {
    return null;
  }
}

/** Stored before the first try, so that a reload asks again under the same key; and once there is an order. */
export function storePlacing(storage: Pick<Storage, 'setItem'>, placing: Intent | Became): void {
  try {
    storage.setItem(PLACING_KEY, JSON.stringify(placing));
  } catch {
    // without storage the key still holds for as long as this page is open
  }
}

export function dropPlacing(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(PLACING_KEY);
  } catch {
    // nothing was stored
  }
}

/** Answers that say nothing about the order itself: it may or may not exist, only the same key may be asked again. */
const OPEN_ENDED = new Set(['CONNECTION', 'IN_FLIGHT']);

/** Whether an answer settles the order: it exists, or it was refused. */
export function isDefinite(answer: {
  readonly ok: boolean;
  readonly code?: string;
  readonly status?: number;
}): boolean {
  if (answer.ok) return true;
  const { code = '', status = 0 } = answer;
  return !OPEN_ENDED.has(code) && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
