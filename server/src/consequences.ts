import { changesCount } from '@mam/domain/checkout/flood.ts';
import { isStepAnnounced } from '@mam/domain/message/order-news.ts';
import { losesDriver } from '@mam/domain/order/driver.ts';
import {
  endsUncooked,
  isCancelled,
  isFinal,
  isMissed,
  isTakenOn,
  keepsPlace,
  voucherAfter,
} from '@mam/domain/order/status.ts';
import { amountHeld } from '@mam/domain/payment/ledger.ts';
import type { FollowProof } from './diner/phone-proofs.ts';
import { openAccount } from './loyalty/open-account.ts';
import { earnPoints, takeBackPoints } from './loyalty/points-of-order.ts';
import { tellBuyer, tellOfCancel, tellOpened } from './message/tell-buyer.ts';
import type { OrdersCounted } from './metrics/counted-orders.ts';
import type { Consequence } from './order/change-status.ts';
import { forgetDriver } from './order/drivers.ts';
import { openByNumber } from './order/further-buyers.ts';
import { noteCaller, noteMissed } from './order/listing/callers.ts';
import { followOrigin } from './order/order-origins.ts';
import { tellPeople } from './order/people.ts';
import type { PaymentGateways } from './outside/payment/gateways.ts';
import { lateMoneyBack, uncookedMoneyBack } from './payment/money-back.ts';
import type { FollowMoney, PointsFollow } from './payment/settle-order.ts';
import { keepPlace, releasePlace } from './slot/slot-places.ts';
import { holdSittingsOfRound, noteGuestsSeen } from './table/sitting-rounds.ts';
import { releaseUse, useHeld } from './voucher/queries.ts';

/** Everything that follows from an order's status, in the order in which it is done. */
export const consequencesWith = (gateways: PaymentGateways): readonly Consequence[] => [
  {
    // money paid for an order that is not made has to go back [PA15]
    name: 'money is due back',
    when: (_from, to) => isCancelled(to),
    columns: (before) => ({ refundDue: amountHeld(before) }),
  },
  uncookedMoneyBack(gateways),
  {
    name: 'the voucher is used',
    when: (from, to) => voucherAfter(from, to) === 'used',
    follow: async (trx, { brand, id, voucher }, now) => {
      if (voucher) await useHeld(trx, brand, id, now);
    },
  },
  {
    name: 'the voucher can be used again',
    when: (from, to) => voucherAfter(from, to) === 'free',
    follow: async (trx, { brand, id, voucher }, now) => {
      if (voucher) await releaseUse(trx, brand, id, now);
    },
  },
  { name: 'the place in its slot is free [OR17]', when: endsUncooked, follow: releasePlace },
  {
    name: 'a place that was held for a payment is held for good [OR17]',
    when: keepsPlace,
    follow: keepPlace,
  },
  {
    name: 'it counts no more among those nobody has paid for [CH5]',
    when: changesCount,
    follow: followOrigin,
  },
  {
    name: 'it earns points [LO4]',
    when: (_from, to) => isFinal(to) && !isCancelled(to),
    follow: earnPoints,
  },
  {
    name: 'who sits there has been seen [TB51]',
    when: (_from, to) => to === 'CONFIRMED',
    hold: holdSittingsOfRound,
    follow: noteGuestsSeen,
  },
  { name: 'the store knows who has ordered [SF33]', when: isTakenOn, follow: noteCaller },
  { name: 'somebody did not come for it [SF34]', when: isMissed, follow: noteMissed },
  { name: 'who has given it up is its driver no longer [OR97]', when: losesDriver, follow: forgetDriver },
  { name: 'the bells of everybody it was ordered for [GO19]', when: () => true, follow: tellPeople },
  { name: 'its buyer is told [MS2]', when: isStepAnnounced, follow: tellBuyer },
  {
    name: 'who has not cancelled it themselves is told [OR84]',
    when: (_from, to) => to === 'USER_CANCELLED',
    follow: tellOfCancel,
  },
];

/** Where orders are counted, by whoever reads the operator's port. */
export const countedBy = ({ moved }: OrdersCounted): Consequence => ({
  name: 'it is counted',
  when: () => true,
  follow: async (trx, after, now, { before, as }) => {
    const waited = before.waitsSince === null ? null : now - before.waitsSince;
    moved(trx, { from: before.status, to: after.status, as, waited });
  },
});

/** Points come with what was paid [LO4], and go with what was given back [LO7]. */
export const POINTS_FOLLOW: PointsFollow = { paid: earnPoints, givenBack: takeBackPoints };

/** An order's money brings points, and what comes for an order that was never made goes back [PA34]. */
export const followMoneyWith = (gateways: PaymentGateways): FollowMoney => ({
  ...POINTS_FOLLOW,
  late: lateMoneyBack(gateways),
});

/**
 * A phone number that was proved has consequences: by a code, its orders are theirs too [OR80], which takes a lane
 * before any order's row; and it has points [LO1].
 */
export const followProof: FollowProof = async (trx, proof) => {
  const opened = proof.how === 'code' ? await openByNumber(trx, proof) : [];
  for (const order of opened) await tellOpened(trx, order, proof.proved_at);
  await openAccount(trx, proof);
};
