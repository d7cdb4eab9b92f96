import type { BoughtAgain } from '@mam/domain/cart/buy-again.ts';
import { persist } from '../device/persisted.ts';
import type { Place } from '../start/place.ts';
import { throughGate } from './cart-gate.ts';
import { enterStore } from './enter-store.ts';

/** [CA14] Fills this store's cart with an earlier order and nothing else: no note and no code of another cart. */
export function fillCart(place: Place, { lines, seen, gone }: BoughtAgain): void {
  enterStore(place);
  throughGate(place, [{ kind: 'empty' }, ...lines.map((line) => ({ kind: 'add', line }) as const)], () =>
    persist('cart', { lines, seen, changes: gone, note: '', voucher: null }),
  );
}
