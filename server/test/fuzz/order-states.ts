import type { Brand } from './brands.ts';

/** Where an order stands, and how one gets there. */
export const WAYS = {
  placed: { method: 'PAYMENT_ON_DELIVERY', verbs: [] },
  confirmed: { method: 'PAYMENT_ON_DELIVERY', verbs: ['accept'] },
  cooked: { method: 'PAYMENT_ON_DELIVERY', verbs: ['accept', 'ready'] },
  delivering: { method: 'PAYMENT_ON_DELIVERY', verbs: ['accept', 'ready', 'depart'] },
  done: { method: 'PAYMENT_ON_DELIVERY', verbs: ['accept', 'ready', 'depart', 'complete'] },
  rejected: { method: 'PAYMENT_ON_DELIVERY', verbs: ['reject'] },
  unpaid: { method: 'TRANSFER', verbs: [] },
  claimed: { method: 'TRANSFER', verbs: ['claim'] },
  paid: { method: 'TRANSFER', verbs: ['confirm-transfer'] },
  'at a gateway': { method: 'MOMO_QR_AIO', verbs: [] },
  'fee open': { method: 'PAYMENT_ON_DELIVERY', verbs: [] },
  'fee named': { method: 'PAYMENT_ON_DELIVERY', verbs: ['fee'] },
} as const;

export type State = keyof typeof WAYS;
export const STATES = Object.keys(WAYS) as State[];

/** An order as its diner knows it. */
export interface FuzzOrder {
  readonly brand: Brand;
  readonly state: State;
  readonly hash: string;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
}
