import { deviceStorage } from '@mam/client/storage.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** An order placed on this device whose money was still to come when it was last seen. */
export interface UnpaidOrder {
  readonly hash: string;
  readonly brand: string;
  readonly storeId: number;
}

const KEY = 'mam.unpaid';
/** The restaurant lets nobody have more open at once. */
const MOST = 5;

function isUnpaid(value: unknown): value is UnpaidOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, brand, storeId } = value as Record<string, unknown>;
  return typeof hash === 'string' && typeof brand === 'string' && typeof storeId === 'number';
}

/** Unpaid orders this device remembers, the newest first; damaged = none. */
export function unpaidOrders(): readonly UnpaidOrder[] {
  try {
    const value: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isUnpaid) : [];
  } catch {
    return [];
  }
}

const unpaid = createStore<readonly UnpaidOrder[]>(() => []);

function write(orders: readonly UnpaidOrder[]): void {
  deviceStorage.setItem(KEY, JSON.stringify(orders));
  unpaid.setState(orders, true);
}

/** Stored until it is known what became of it, the newest first. */
export function storeUnpaid(order: UnpaidOrder): void {
  write([order, ...unpaidOrders().filter(({ hash }) => hash !== order.hash)].slice(0, MOST));
}

export function dropUnpaid(hash: string): void {
  if (unpaidOrders().some((order) => order.hash === hash))
    write(unpaidOrders().filter((order) => order.hash !== hash));
}

/** The newest of them, as this device remembers it. */
export function useUnpaid(): UnpaidOrder | null {
  return useStore(unpaid)[0] ?? null;
}

/** At start: what was stored the last time. */
export const recallUnpaid = (): void => unpaid.setState(unpaidOrders(), true);
