import {
  isPaymentFailure,
  type OrderStatus,
  type StatusGroup,
  statusGroup,
} from '@mam/domain/order/status.ts';
import type vi from '../../words/order/vi.json';

type Key = keyof typeof vi;
type Named<K> = K extends `${infer Name}_title` ? Name : never;

/** A thing on the tray, drawn. */
export type Thing = 'phone' | 'bell' | 'pot' | 'bags' | 'scooter' | 'smile' | 'hourglass' | 'warning';

/** How an order's state is shown: words `${name}_title` and `${name}_text`, what stands on the tray, how far it is. */
export interface OrderFace {
  readonly name: Named<Key>;
  readonly thing: Thing;
  /** legs behind us; the leg after them is the one we are on */
  readonly legsDone: number;
  /** over without a good end */
  readonly quiet: boolean;
}

export interface Faced {
  /** null = one nobody knows */
  readonly status: OrderStatus | null;
  readonly pickup: boolean;
  /** brought to a table of the house */
  readonly seated?: boolean;
  /** the kitchen is done with it */
  readonly ready: boolean;
  readonly hasDriver: boolean;
  /** the store never got it */
  readonly lost: boolean;
}

export const LEGS = 4;

const DRIVER: Partial<Record<StatusGroup, Pick<OrderFace, 'name' | 'thing' | 'legsDone'>>> = {
  ASSIGNING: { name: 'assigning', thing: 'pot', legsDone: 1 },
  ACCEPTED: { name: 'accepted', thing: 'pot', legsDone: 1 },
  AHA_CANCELLED: { name: 'driver_cancelled', thing: 'pot', legsDone: 1 },
  IN_PROCESS: { name: 'in_process', thing: 'scooter', legsDone: 2 },
};

/** The face of a status, with its variant for pickup. */
export function chooseOrderFace({ status, pickup, seated, ready, hasDriver, lost }: Faced): OrderFace {
  const group = statusGroup(status, hasDriver);
  const driver = DRIVER[group];
  if (driver) return { ...driver, quiet: false };
  switch (group) {
    case 'WAIT_PAYMENT':
      return { name: 'paying', thing: 'phone', legsDone: 0, quiet: false };
    case 'PENDING':
      return { name: 'waiting', thing: 'bell', legsDone: 0, quiet: false };
    case 'SHIPPING':
      return { name: 'delivering', thing: 'scooter', legsDone: 2, quiet: false };
    case 'COMPLETED':
      return { name: pickup ? 'done_pickup' : 'done', thing: 'smile', legsDone: LEGS, quiet: false };
    case 'CANCELED':
      if (lost) return { name: 'sync', thing: 'warning', legsDone: 0, quiet: true };
      return {
        name: isPaymentFailure(status) ? 'payment_failed' : 'cancelled',
        thing: 'hourglass',
        legsDone: 0,
        quiet: true,
      };
    default:
      if (!ready)
        return { name: pickup ? 'preparing_pickup' : 'preparing', thing: 'pot', legsDone: 1, quiet: false };
      if (seated) return { name: 'ready_table', thing: 'bags', legsDone: 2, quiet: false };
      return pickup
        ? { name: 'ready_pickup', thing: 'bags', legsDone: 2, quiet: false }
        : { name: 'ready_delivery', thing: 'bags', legsDone: 2, quiet: false };
  }
}

/** How much of the leg we are on is behind us, from its two ends in epoch ms; never quite full, never quite empty. */
export function legProgress(from: number | null, until: number | null, now: number): number {
  if (from === null || until === null || until <= from) return 0.5;
  return Math.min(0.94, Math.max(0.06, (now - from) / (until - from)));
}
