import type { PlaceOrderBody, TableOrderBody } from '@mam/contract/checkout/order-body.schema.ts';

/** What is sent: of a table, the base order without a setting. */
export type OrderBody = PlaceOrderBody | TableOrderBody;

/** An order on its way: what was asked under which key, stored until there is a definite answer. */
export interface Intent {
  readonly key: string;
  readonly body: OrderBody;
  /** where the cart's own store is, to come back to */
  readonly brand: string;
  readonly storeId: number;
  /** epoch ms; keys live 24 h on the server */
  readonly at: number;
  /** the order it became; stored until the diner has seen it */
  readonly hash?: string;
}

const KEY = 'mam.placing';
const LIVES = 24 * 60 * 60_000;

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, body, brand, storeId, at } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    typeof brand === 'string' &&
    typeof storeId === 'number' &&
    typeof at === 'number'
  );
}

/** The order this device is not sure about; null = none, damaged, or too old to ask about. */
export function storedIntent(storage: Pick<Storage, 'getItem'>, now: number): Intent | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isIntent(value) && now - value.at < LIVES ? value : null;
  } catch {
    return null;
  }
}

/** Written before the first try, so that a reload in the middle asks again under the same key. */
export function storeIntent(storage: Pick<Storage, 'setItem'>, intent: Intent): void {
  try {
    storage.setItem(KEY, JSON.stringify(intent));
  } catch {
    // without storage the key still holds for as long as this page is open
  }
}

export function dropIntent(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(KEY);
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
