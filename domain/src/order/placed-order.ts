import type { Currency, Minor } from '../money/currency.ts';
import type { Language } from '../money/language.ts';
import type { Quote } from '../pricing/amounts.ts';
import type { Location, OrderType } from '../store/store.ts';
import type { EpochMs } from '../time/moment.ts';
import type { PickupAt } from '../time/pickup-at.ts';
import type { PercentTerms } from '../voucher/percent-off.ts';
import type { Signature } from './actor.ts';
import type { FeeTalk } from './agreed-fee.ts';
import type { ChangeQuestion } from './change-question.ts';
import type { OrderName } from './order.ts';
import type { VerbFacts } from './staff-verbs.ts';
import type { OrderStatus } from './status.ts';
import type { OrderKind } from './transitions.ts';

/** The diner an order is for, and where it goes. All of it is empty once it was forgotten [OR67]. */
export interface OrderContact {
  readonly name: string;
  readonly phone: string;
  /** the same for a number however it is dialled */
  readonly phoneKey: string;
  /** [CT8] as the whole world dials it; '' where no country knows it */
  readonly phoneNumber: string;
  readonly address: string;
  readonly addressDetail: string;
  readonly location: Location | null;
  readonly note: string;
}

/** The table an order is eaten at, and the sitting there. */
export interface OrderSeat {
  /** null = at none */
  readonly tableName: string | null;
  /** [TB38] it came with the code that stood on its table then */
  readonly isTableVerified: boolean;
  /** the sitting it is a round of; null = of none */
  readonly sittingId: string | null;
  /** [TB58] when the bill of its sitting was closed; null = it is open, or there is none */
  readonly billClosedAt: EpochMs | null;
  /** nobody of the staff had seen its guests [TB51] */
  readonly guestsUnseen: boolean;
  /** its party was set aside by another one, before anybody of the staff had seen it [TB90] */
  readonly partyAside: boolean;
}

/** The code an order was placed with. */
export interface OrderVoucher {
  readonly code: string;
  /** '' = an order of before does not say */
  readonly name: string;
  readonly coupon: boolean;
  /** [VO19] the terms that follow its lines; null = none does, or it is an order of before */
  readonly percent: PercentTerms | null;
}

/** The fee staff have named last for an order whose fee was left to be agreed. */
export interface FeeOffer {
  readonly fee: Minor;
  readonly at: EpochMs;
  readonly by: Signature;
}

/** How the fees of a bill are shared: by what each one ate, or the same for each. */
export type SplitRule = 'proportional' | 'equal-fees';

/** The money that came for an order, and how it is paid. */
export interface OrderPayment {
  readonly paymentMethod: string | null;
  /** OTHER, QR or APP */
  readonly paymentType: string;
  /** the store's word when it was placed: a claimed transfer is cooked before anybody has seen the money */
  readonly transferAtOnce: boolean;
  /** when its money was complete; null = not paid online, or not yet */
  readonly paidAt: EpochMs | null;
  /** when the diner said that the transfer is sent */
  readonly claimedAt: EpochMs | null;
  /** money that came in */
  readonly captured: Minor;
  /** money that went back or is on its way back */
  readonly refunded: Minor;
  /** money that came twice, too late or too much, and still has to go back */
  readonly refundDue: Minor;
  /** [OR113] the part of what went back that was due: it pays for nothing that is added later */
  readonly returned: Minor;
  /** in how many shares it is paid to the restaurant; 0 = as a whole */
  readonly shares: number;
  /** how the bill is shared among the people of a group order */
  readonly splitRule: SplitRule;
  /** [PA54] when it goes on for those who have paid; null = not by itself */
  readonly paysUntil: EpochMs | null;
}

/** The moments of an order. */
export interface OrderTimes {
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
  /** the moment the diner asked for; null = now */
  readonly wishedAt: EpochMs | null;
  /** [OR68] a delivery at the door, everything else ready */
  readonly promisedAt: EpochMs | null;
  /** [OR68] when the kitchen has promised to be done; null = it was not said */
  readonly readyBy: EpochMs | null;
  readonly readyAt: EpochMs | null;
  /** [OR38] since when the restaurant is to answer; null = it is not its turn */
  readonly waitsSince: EpochMs | null;
  /** when the clock looks whether its time is over; null = it does not wait */
  readonly lookAt: EpochMs | null;
  /** when it reached a final status */
  readonly endedAt: EpochMs | null;
  /** [OR67] when it was rid of whom it was for; null = it still says it */
  readonly forgottenAt: EpochMs | null;
}

/** The wishes an order was sent with, kept as they were. */
export interface OrderWishes {
  readonly orderNow: boolean;
  readonly pickupAt: PickupAt;
  /** passed through unchanged */
  readonly source: string;
  readonly experience: string;
  readonly guests: number;
  /** [MS17] the language its buyer read when ordering; null = nobody knows */
  readonly language: Language | null;
}

/** An order as it stands: whom it is for, its bill, its money and its times. Its lines, steps and people are read beside it. */
export interface PlacedOrder
  extends OrderName,
    OrderContact,
    OrderSeat,
    OrderPayment,
    OrderTimes,
    OrderWishes {
  readonly id: string;
  /** the diner who placed it; null = taken by staff for a caller */
  readonly uid: string | null;
  readonly type: OrderType;
  /** how it leaves the kitchen: to a table, or as it was sent */
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /** counts every change; the condition of each one */
  readonly version: number;
  readonly currency: Currency;
  /** lines under the keys they were sent with */
  readonly bill: Quote;
  readonly shippingKind: string;
  readonly shippingKm: number | null;
  readonly voucher: OrderVoucher | null;
  /** code of what ordering together has earned; null = nothing */
  readonly promotion: string | null;
  /** null = none was left to be agreed, or nobody has named one */
  readonly feeOffer: FeeOffer | null;
  /** [OR115] the change its diner was asked about last; null = none, or it has been changed since */
  readonly changeQuestion: ChangeQuestion | null;
  /** hash of the group order it was; null = it was ordered by one */
  readonly groupOrder: string | null;
  /** the store's word when it was placed: it may take orders by itself */
  readonly acceptsItself: boolean;
}

/** The diner says that the money is sent, and nobody has seen it. */
export const isClaimedUnseen = ({ claimedAt, paidAt }: Pick<PlacedOrder, 'claimedAt' | 'paidAt'>): boolean =>
  claimedAt !== null && paidAt === null;

/** The diner says that the money is sent, nobody has seen it, and the store waits for it. */
export const isTransferUnconfirmed = (order: PlacedOrder): boolean =>
  isClaimedUnseen(order) && !order.transferAtOnce;

/** [OR30] How far the fee of an order has been agreed. */
export const feeTalkOfOrder = ({ bill, feeOffer }: Pick<PlacedOrder, 'bill' | 'feeOffer'>): FeeTalk => ({
  toConfirm: bill.shippingToConfirm,
  offered: feeOffer?.fee ?? null,
});

/** The facts that decide which step staff can take next. */
export const verbFactsOf = (order: PlacedOrder): VerbFacts => ({
  status: order.status,
  type: order.kind,
  ready: order.readyAt !== null,
  transferUnconfirmed: isTransferUnconfirmed(order),
  feeOpen: feeTalkOfOrder(order).toConfirm,
});

/** [TB58] It is paid with the bill of its table, and that is open. */
export const isOnOpenBill = ({
  sittingId,
  billClosedAt,
}: Pick<OrderSeat, 'sittingId' | 'billClosedAt'>): boolean => sittingId !== null && billClosedAt === null;

/** [VO18] The amount the code of an order has taken off its food, in minor units. */
export const savedByVoucher = ({ beforeVoucher, afterVoucher }: Quote): Minor => beforeVoucher - afterVoucher;

/** [OR67] An order rid of whom it was for: names, numbers, addresses and words. Dishes, sums and times stay. */
export const withoutPeople = (order: PlacedOrder, now: EpochMs): PlacedOrder => ({
  ...order,
  ...{ name: '', phone: '', phoneKey: '', phoneNumber: '', note: '' },
  ...{ address: '', addressDetail: '', location: null },
  bill: { ...order.bill, lines: order.bill.lines.map((line) => ({ ...line, note: '' })) },
  changeQuestion: null,
  forgottenAt: now,
});
