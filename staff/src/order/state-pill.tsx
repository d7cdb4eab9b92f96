import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Pill, type PillKind } from '@mam/ui/pill.tsx';
import { useClock } from '../device/clock.ts';
import { useSay } from '../words/words.ts';
import { columnOf } from './columns.ts';
import { orderEnding } from './steps.ts';

const KINDS: Readonly<Record<string, PillKind>> = {
  new: 'brand',
  scheduled: 'plain',
  cooking: 'info',
  ready: 'warn',
  'on-the-way': 'info',
  completed: 'good',
  cancelled: 'bad',
};

/** Where the order stands, in words. */
export function StatePill({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const state = useClock((now) => columnOf(order, now) ?? orderEnding(order));
  return <Pill kind={KINDS[state]}>{say(`state.${state}`)}</Pill>;
}
