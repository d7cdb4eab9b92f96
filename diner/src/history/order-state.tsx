import { useWords } from '@mam/client/i18n.ts';
import type { PastOrder } from '@mam/domain/order/order.ts';
import { isLate } from '@mam/domain/order/promise.ts';
import { isFinal, type StatusGroup, statusGroup } from '@mam/domain/order/status.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { Dot, Pill, type PillKind } from '@mam/ui/pill.tsx';
import { Check } from 'lucide-react';
import { useOnClock } from '../device/clock.ts';
import { historyWords } from '../words/areas.ts';

type State = 'paying' | 'waiting' | 'preparing' | 'ready' | 'delivering' | 'late' | 'done' | 'cancelled';

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
  late: 'bad',
  done: 'good',
  cancelled: 'plain',
};

type Standing = Pick<PastOrder, 'status' | 'pickup' | 'ready' | 'promisedAt'>;

/** The word for an order's state; "late" comes before the step it is at [OR70]. now: null = not known yet. */
export function orderStateWord(order: Standing, now: EpochMs | null): State {
  if (now !== null && isLate(order, now)) return 'late';
  return STATES[statusGroup(order.status)] ?? (order.ready ? 'ready' : 'preparing');
}

/** Whether anything still changes. */
export const isMoving = ({ status }: Pick<PastOrder, 'status'>): boolean =>
  status === null || !isFinal(status);

/** Where an order of the list stands, in a word. live: its dot breathes, one on a screen. */
export function OrderState({ order, live }: { readonly order: PastOrder; readonly live: boolean }) {
  const say = useWords(historyWords);
  const state = useOnClock((now) => orderStateWord(order, now));
  return (
    <Pill kind={KINDS[state]}>
      {isMoving(order) ? <Dot live={live} /> : null}
      {state === 'done' ? <Check /> : null}
      {say(`state_${state}`)}
    </Pill>
  );
}
