import { tabStorage } from '@mam/client/storage.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { CameFrom } from './intent.ts';

/** An order that succeeded, and the store it came from. */
export interface Success {
  readonly intent: CameFrom;
  readonly order: PlacedOrder;
}

const KEY = 'mam.success';

/** A page that begins anew while it says so, by a reload or for a new version, says it again. */
export function rememberSuccess({ intent: { brand, storeId }, order }: Success): void {
  tabStorage.setItem(KEY, JSON.stringify({ intent: { brand, storeId }, order }));
}

export function forgetSuccess(): void {
  tabStorage.removeItem(KEY);
}

/** The success this tab had begun to show and the diner has not seen to its end; null = none, or damaged. */
export function unseenSuccess(): Success | null {
  try {
    const success = JSON.parse(tabStorage.getItem(KEY) ?? 'null');
    const { brand, storeId } = success.intent;
    const { hash, order_code: code } = success.order;
    const texts = [brand, hash, code].every((text) => typeof text === 'string');
    return texts && typeof storeId === 'number' ? success : null;
  } catch {
    return null;
  }
}
