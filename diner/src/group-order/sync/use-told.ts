import { say } from '@mam/client/i18n.ts';
import { type GroupOrder, isCartLocked, ownSession } from '@mam/domain/group-order/group-order.ts';
import { REMIND_PAUSE } from '@mam/domain/group-order/remind.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useRef } from 'react';
import { timeNow } from '../../device/clock.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { choosingEndText } from '../time-left.ts';

/** The reminder that was read in this tab last; a page that comes anew may have been opened by its push. */
let read: number | null = null;

/** [GO7] [GO43] A member hears what the owner does: the end is another, and they are waited for. */
export function useOwnerNews(groupOrder: GroupOrder, zone: Zone): void {
  const { role, state, endsAt: end, remindedAt: reminded } = groupOrder;
  const known = useRef(end);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => {
    const moved = known.current !== end;
    known.current = end;
    if (!moved || role !== 'member' || state !== 'active') return;
    showToast(
      say(groupOrderWords, 'end_moved', {
        name: groupOrder.ownerName,
        time: choosingEndText(groupOrder, zone),
      }),
      {
        urgent: true,
      },
    );
  }, [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reminder
  useEffect(() => {
    if (reminded === null || reminded === read) return;
    read = reminded;
    const fresh = timeNow() - reminded < REMIND_PAUSE;
    if (!fresh || role !== 'member' || state !== 'active' || isCartLocked(groupOrder)) return;
    const chosen = (ownSession(groupOrder)?.itemCount ?? 0) > 0;
    const words = chosen ? 'reminded_done_word' : 'reminded_choose';
    showToast(say(groupOrderWords, words, { name: groupOrder.ownerName }), { urgent: true });
  }, [reminded]);
}
