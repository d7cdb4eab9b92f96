import { cleanText } from '../contact/text.ts';
import type { ShippingFee } from '../delivery/delivery.ts';
import { isDelivery } from '../delivery/is-delivery.ts';
import { pricedKm } from '../delivery/shipping-fee.ts';
import { isDeliveredAt, isOpenAt, isServing, openState } from '../store/open-state.ts';
import { isPayLater } from '../store/payment-methods.ts';
import type { TakenByStaff } from './draft.ts';
import {
  addressMissing,
  belowMinimum,
  cannotShip,
  DRAFT_CHECKS,
  noPlaceThen,
  type Placing,
  type PlacingCheck,
  type PlacingRefusal,
  phoneRefusal,
  takesNone,
  tooFar,
  tooLarge,
  wrongPayment,
  wrongType,
} from './placing.ts';
import { LINE_CHECKS } from './sellable-lines.ts';

/** [OR106] An exception lifts this. */
const unlessException =
  (check: PlacingCheck): PlacingCheck =>
  (placing) =>
    placing.draft.taken?.exception ? null : check(placing);

/** [OR9] The counter needs no kind that is offered on the web. */
const IN_THE_HOUSE: readonly PlacingCheck[] = [
  ...LINE_CHECKS,
  ...DRAFT_CHECKS,
  unlessException(closedWhenWanted),
];

const TAKEN_CHECKS: Readonly<Record<TakenByStaff['for'], readonly PlacingCheck[]>> = {
  caller: [
    takesNone,
    wrongType,
    ...LINE_CHECKS,
    unlessException(belowMinimum),
    ...DRAFT_CHECKS,
    cannotShip,
    wrongPayment,
    addressMissing,
    unlessException(tooFar),
    ({ time }) => ('refused' in time ? time : null),
    unlessException(closedWhenWanted),
    unlessException(noPlaceThen),
    numberMissing,
    tooLarge,
  ],
  counter: [
    takesNone,
    ...IN_THE_HOUSE,
    (placing) => (isPaidInHouse(placing) ? null : wrongPayment(placing)),
    unlessException(noPlaceThen),
    numberMissing,
    tooLarge,
  ],
  table: [takesNone, tablesStoppedForGood, ...IN_THE_HOUSE, tooLarge],
};

/**
 * [OR103] Whether somebody of the restaurant can take an order down: what keeps strangers away does not keep them, what the
 * kitchen has and can does.
 */
export function mayTake(placing: Placing, { for: whom }: TakenByStaff): PlacingRefusal | null {
  for (const check of TAKEN_CHECKS[whom]) {
    const refusal = check(placing);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** [OR103] [TB6] The house takes the money of whoever is in it, at the counter unless they pay by a code. */
export const isPaidInHouse = ({ draft: { taken, paymentMethod } }: Pick<Placing, 'draft'>): boolean =>
  taken?.for === 'table' ||
  (taken?.for === 'counter' && (paymentMethod === null || isPayLater(paymentMethod)));

/** [OR104] [OR106] The fee agreed on the phone counts where the store has none to tell, and for its own by an exception. */
export function feeOfTaken(own: ShippingFee | null, taken: TakenByStaff | undefined): ShippingFee | null {
  const agreed = taken?.agreedFee ?? null;
  if (own === null || agreed === null) return own;
  if (own.kind !== 'to-confirm' && !taken?.exception) return own;
  return { kind: 'fee', amount: agreed, distanceKm: pricedKm(own) };
}

/** [TB9] A stop without an end holds for everybody; a pause keeps guests' phones away. */
function tablesStoppedForGood({ store }: Placing): PlacingRefusal | null {
  return store.tablesStopped ? { refused: 'TABLES_STOPPED' } : null;
}

/** [OR103] Open when it is wanted is enough: whoever takes it down is there. */
function closedWhenWanted({ store, time, now }: Placing): PlacingRefusal | null {
  if ('refused' in time) return null;
  const { at, type, scheduled } = time;
  const openThen = type === 'DELIAT' ? isDeliveredAt(store, at) : isOpenAt(store, at);
  if (scheduled ? openThen : isServing(store, now)) return null;
  const state = openState(store, now);
  const opensAt = state.state === 'closed' ? state.opensAt : null;
  return { refused: 'STORE_CLOSED', opensAt, takesScheduled: store.orderTypes.includes('DELIAT') };
}

/** [OR105] The driver must be able to ring; a number that was typed must be one. */
function numberMissing({ draft, type }: Placing): PlacingRefusal | null {
  if (!isDelivery(type) && cleanText(draft.phone) === '') return null;
  return phoneRefusal(draft.phone);
}

/** [OR104] A fee that is to be agreed is agreed while the caller is on the phone: staff name it before it is taken. */
export const isFeeToName = ({ draft, shipping }: Pick<Placing, 'draft' | 'shipping'>): boolean =>
  draft.taken !== undefined && shipping?.kind === 'to-confirm';
