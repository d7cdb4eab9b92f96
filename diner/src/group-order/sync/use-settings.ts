import type { GroupOrderSettingBody, GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
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
function useChosen(store: Store): GroupOrderSettingBody {
  const choices = usePersisted((state) => state.choices);
  const addresses = usePersisted((state) => state.addresses);
  const user = usePersisted((state) => state.user);
  const note = usePersisted((state) => state.cart.note);
  // [GO36] tomorrow is today after midnight
  const now = useMinute() ?? timeNow();
  return useMemo(() => {
    const delivered = chosenWay(choices, store) === 'delivery';
    const { type, orderNow, pickupAt: at } = chosenWayAndTime(choices, store, now);
    // a day that is over is no time any more
    const pickupAt = at.days < 0 ? NO_TIME : at;
    const address = delivered ? choices.address : null;
    return {
      type,
      is_order_now: orderNow,
      pickup_at: { number_of_days: pickupAt.days, hour: pickupAt.hour, minute: pickupAt.minute },
      user: {
        ...orderRecipient({ addresses, choices, user }, delivered),
        address: address?.text ?? '',
        sub_address: address?.detail ?? '',
        location: address?.location ?? null,
      },
      note,
    };
  }, [choices, addresses, user, note, store, now]);
}

const said = ({ type, is_order_now, pickup_at: at, user, note }: GroupOrderSettingBody): string =>
  JSON.stringify([
    type,
    is_order_now,
    [at.number_of_days, at.hour, at.minute],
    [user?.name, user?.phone, user?.address, user?.sub_address, user?.location?.lat, user?.location?.lng],
    note,
  ]);

/** The owner's choices reach everybody, 3 s after the last of them. */
export function useSettings(wire: GroupOrderWire, store: Store): void {
  const chosen = useChosen(store);
  const { hash, setting, role, state } = wire;
  const mine = said(chosen);
  const known = setting ? said(setting) : null;
  const may = mayInGroupOrder('manage', role, state) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of the choices is what counts
  useEffect(() => {
    if (!may || mine === known) return;
    const tell = () => manage(hash, { action: 'setting', setting: chosen });
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
