import { type GroupOrder, isCartLocked } from '@mam/domain/group-order/group-order.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hideForGood } from '../device/hidden.ts';
import { usePersisted } from '../device/persisted.ts';

/** So long after the last change it is said that somebody waits for a word, in ms. */
const REMINDED_AFTER = 5_500;
const SILENCED = 'together-done';

const due = createStore<{ readonly now: boolean }>(() => ({ now: false }));
let resting: ReturnType<typeof setTimeout> | undefined;

/** The reminder goes, and none comes before something is changed again. */
export function endReminder(): void {
  clearTimeout(resting);
  due.setState({ now: false });
}

/** The diner has changed their cart, on whatever screen: once their hand rests they are reminded. */
export function remindLater(): void {
  endReminder();
  resting = setTimeout(() => due.setState({ now: true }), REMINDED_AFTER);
}

export const silenceReminder = (): void => hideForGood(SILENCED);

/** Whether a member is told now that the owner waits for their "done": they have something, and have not said so. */
export function useReminder(groupOrder: GroupOrder): boolean {
  const now = useStore(due, (state) => state.now);
  const empty = usePersisted(({ cart }) => cart.lines.length === 0);
  const silenced = usePersisted(({ hidden }) => hidden.includes(SILENCED));
  return now && groupOrder.role === 'member' && !isCartLocked(groupOrder) && !empty && !silenced;
}
