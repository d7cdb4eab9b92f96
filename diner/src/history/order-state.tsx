import { useWords } from '@mam/client/i18n.ts';
import type { PastOrder } from '@mam/domain/order/order.ts';
import { isFinal, type StatusGroup, statusGroup } from '@mam/domain/order/status.ts';
import { Dot, Pill, type PillKind } from '@mam/ui/pill.tsx';
import { Check } from 'lucide-react';
import { historyWords } from '../words/areas.ts';

type State = 'paying' | 'waiting' | 'preparing' | 'ready' | 'delivering' | 'done' | 'cancelled';

const STATES: Partial<Record<StatusGroup, State>> = {
  WAIT_PAYMENT: 'paying',
  PENDING: 'waiting',
  SHIPPING: 'delivering',
  IN_PROCESS: 'delivering',
  COMPLETED: 'done',
  CANCELED: 'cancelled',
};

const KINDS: Readonly<Record<State, PillKind>> = {
  paying: 'info',
  waiting: 'warn',
  preparing: 'brand',
  ready: 'brand',
  delivering: 'brand',
  done: 'good',
  cancelled: 'plain',
};

/** The word for where an order stands. */
export const stateOf = ({ status, ready }: Pick<PastOrder, 'status' | 'ready'>): State =>
  STATES[statusGroup(status)] ?? (ready ? 'ready' : 'preparing');

/** Whether anything still changes. */
export const isMoving = ({ status }: Pick<PastOrder, 'status'>): boolean =>
  status === null || !isFinal(status);

/** Where an order of the list stands, in a word. live: its dot breathes, one on a screen. */
export function OrderState({ order, live }: { readonly order: PastOrder; readonly live: boolean }) {
  const say = useWords(historyWords);
  const state = stateOf(order);
  return (
    <Pill kind={KINDS[state]}>
      {isMoving(order) ? <Dot live={live} /> : null}
      {state === 'done' ? <Check /> : null}
      {say(`state_${state}`)}
    </Pill>
  );
}
