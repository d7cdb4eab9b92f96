import { choiceToWire } from '@mam/contract/group-order/setting-wire.ts';
import type { GroupOrderChoice } from '@mam/domain/group-order/choice.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { mayInGroupOrder } from '@mam/domain/group-order/may.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import { useEffect, useMemo } from 'react';
import { orderRecipient } from '../../address/address-book.ts';
import { chosenWay, chosenWayAndTime } from '../../cart/wanted-at.ts';
import { timeNow, useMinute } from '../../device/clock.ts';
import { usePersisted } from '../../device/persisted.ts';
import { manage } from './group-order-calls.ts';
import { untold } from './untold-settings.ts';

/** How long the owner's hand rests before the others hear of it, in ms. */
const REST = 3_000;

/** The owner's choices on this device, as the others are told. */
function useChosen(store: Store): GroupOrderChoice {
  const choices = usePersisted((state) => state.choices);
  const addresses = usePersisted((state) => state.addresses);
  const user = usePersisted((state) => state.user);
  const note = usePersisted((state) => state.cart.note);
  // [GO36] tomorrow is today after midnight
  const now = useMinute() ?? timeNow();
  return useMemo(() => {
    const delivered = chosenWay(choices, store) === 'delivery';
    const { type, orderNow, pickupAt: at } = chosenWayAndTime(choices, store, now);
    return {
      type,
      orderNow,
      // a day that is over is no time any more
      pickupAt: at.days < 0 ? NO_TIME : at,
      recipient: {
        ...orderRecipient({ addresses, choices, user }, delivered),
        address: delivered ? choices.address : null,
      },
      note,
    };
  }, [choices, addresses, user, note, store, now]);
}

const said = ({ type, orderNow, pickupAt: at, recipient, note }: GroupOrderChoice): string => {
  const { text = '', detail = '', location = null } = recipient?.address ?? {};
  const place = [text, detail, location?.lat, location?.lng];
  const time = [at.days, at.hour, at.minute];
  return JSON.stringify([type, orderNow, time, recipient?.name, recipient?.phone, place, note]);
};

/** The owner's choices reach everybody, 3 s after the last of them. */
export function useSettings(groupOrder: GroupOrder, store: Store): void {
  const chosen = useChosen(store);
  const { hash, choice, role, state } = groupOrder;
  const mine = said(chosen);
  const known = choice && said(choice);
  const may = mayInGroupOrder('manage', role, state) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of the choices is what counts
  useEffect(() => {
    if (!may || mine === known) return;
    const tell = () => manage(groupOrder, { action: 'setting', setting: choiceToWire(chosen) });
    const timer = setTimeout(() => {
      untold.tell = null;
      void tell();
    }, REST);
    untold.tell = () => {
      clearTimeout(timer);
      untold.tell = null;
      return tell();
    };
    return () => {
      clearTimeout(timer);
      untold.tell = null;
    };
  }, [may, mine, known, hash]);
}
