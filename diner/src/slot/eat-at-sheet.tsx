import { useWords } from '@mam/client/i18n.ts';
import { resolveTime } from '@mam/domain/checkout/order-time.ts';
import { isFull } from '@mam/domain/slot/slot.ts';
import { isOpenAt } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { pauseOf } from '@mam/domain/store/switches.ts';
import { chosenWay, chosenWayAndTime, mayChooseTime } from '../cart/wanted-at.ts';
import { useMinute } from '../device/clock.ts';
import { persist, usePersisted } from '../device/persisted.ts';
import { checkoutWords } from '../words/areas.ts';
import { whenWord } from './day-word.ts';
import { TimeSheet } from './time-sheet.tsx';
import { useFullSlots } from './use-full-slots.ts';

interface EatAtSheetProps {
  readonly store: Store;
  readonly onClose: () => void;
}

/** The sheet of times over the menu, the same as at the checkout. */
export function EatAtSheet({ store, onClose }: EatAtSheetProps) {
  const choices = usePersisted((state) => state.choices);
  const now = useMinute();
  const full = useFullSlots(store);
  if (now === null) return null;
  const pickup = chosenWay(choices, store) === 'pickup';
  const wanted = chosenWayAndTime(choices, store, now);
  const time = resolveTime(wanted, store, now);
  const soonest = resolveTime({ ...wanted, orderNow: true }, store, now);
  return (
    <TimeSheet
      store={store}
      type={pickup ? 'PICKUP' : 'DELIAT'}
      now={now}
      full={full}
      mayOrderNow={
        isOpenAt(store, now) &&
        !('refused' in soonest) &&
        pauseOf(store, soonest.type, now) === null &&
        !isFull(store, soonest, full)
      }
      orderNow={!('refused' in time) && !time.scheduled}
      chosen={choices.time}
      onClose={onClose}
      onChoose={(choice) => {
        persist('choices', choice);
        onClose();
      }}
    />
  );
}

/** "18:30 hôm nay"; a time that is over, or too soon by now, is none. */
export function ChosenTime({ store }: { readonly store: Store }) {
  const say = useWords(checkoutWords);
  const choices = usePersisted((state) => state.choices);
  const now = useMinute() ?? 0;
  const time = mayChooseTime(store, chosenWay(choices, store))
    ? resolveTime(chosenWayAndTime(choices, store, now), store, now)
    : null;
  if (time === null || 'refused' in time || !time.scheduled) return say('time_none');
  return whenWord(say, time.at, now, store.zone);
}
