import type { CartLine } from '../cart/cart-line.ts';
import type { ReadLine } from '../cart/read-cart.ts';
import type { Currency, Minor } from '../money/currency.ts';
import type { SplitRule } from '../order/placed-order.ts';
import type { PayTo, SharesTo } from '../split/pay-to.ts';
import type { EpochMs } from '../time/moment.ts';
import type { GroupOrderChoice } from './choice.ts';
import type { PlaceOf } from './guest-place.ts';
import type { GroupOrderState } from './life.ts';
import { type GroupOrderRole, mayInGroupOrder } from './may.ts';
import type { NotCounted } from './promotion.ts';
import { isIn, type Session } from './session.ts';
import type { SharePreview } from './share-preview.ts';

/** A dish or combo somebody has chosen, and what today's menu says about it. */
export interface ChosenLine extends Pick<ReadLine, 'name' | 'details' | 'problem'> {
  readonly line: CartLine;
  /** null = it has none, or the menu no longer knows it */
  readonly pictureUrl: string | null;
  readonly amount: Minor;
}

/** Somebody's place in a group order, as far as its reader may see it; of strangers there is a name alone. */
export interface GroupOrderSession extends Session, PlaceOf {
  /** '' = it is not for this reader, or there is none */
  readonly phone: string;
  readonly isOwner: boolean;
  /** [GO41] they came under the name of somebody the owner has blocked */
  readonly isNamedLikeBanned: boolean;
  /** [GO45] null = they count, or nothing is promised */
  readonly notCounted: NotCounted | null;
  /** [GO14] of the cart: sent back with a change of it */
  readonly version: number;
  readonly cart: readonly ChosenLine[];
  /** the price of their dishes, after the dishes' own discounts */
  readonly amount: Minor;
  /** [GO22] how much more that is than they may spend; 0 = it is not */
  readonly overLimit: Minor;
  /** [GO40] dishes of theirs that are not in the order; 0 until it was ordered */
  readonly leftBehind: number;
}

/** [GO4] A group order as one reader of it sees it. */
export interface GroupOrder {
  readonly hash: string;
  readonly brand: string;
  readonly storeId: number;
  readonly currency: Currency;
  readonly state: GroupOrderState;
  /** [GO3] counts every change */
  readonly version: number;
  readonly statusHash: string;
  /** the reader's part in it */
  readonly role: GroupOrderRole;
  /** '' = the reader has no token */
  readonly readerUid: string;
  readonly ownerName: string;
  /** [GO42] '' = it goes by its owner's name */
  readonly title: string;
  /** until when people choose */
  readonly endsAt: EpochMs;
  /** [GO7] the latest moment the end can be moved to */
  readonly latestEnd: EpochMs;
  /** [GO2] the end of the owner's hour */
  readonly orderUntil: EpochMs;
  /** [GO43] when the owner has last reminded everybody; null = never */
  readonly remindedAt: EpochMs | null;
  /** of the order it became; '' = none, or the reader is not in it */
  readonly orderHash: string;
  /** [GO40] keys of the reader's own lines that are in the order */
  readonly orderedLines: readonly string[];
  /** [GO9] everybody in it, oneself first, then the owner, then by when they came; for the owner the banned ones, last */
  readonly sessions: readonly GroupOrderSession[];
  readonly splitRule: SplitRule;
  readonly sharesTo: SharesTo;
  /** [GO31] it is cooked for those who have paid in time */
  readonly isPledged: boolean;
  /** [GO32] it is ordered by itself when the choosing is over */
  readonly isOrderedByItself: boolean;
  /** [GO35] the refusal it met then, as it was told; null = it met none */
  readonly notOrdered: { readonly code: string; readonly data: Readonly<Record<string, unknown>> } | null;
  /** [SP6] where shares are sent; null = the owner has named no account, or it is not for this reader */
  readonly payTo: PayTo | null;
  /** [GO22] the most each may spend; null = as much as they like */
  readonly limitPerPerson: Minor | null;
  /** the owner's choice for everybody; null = it is not for this reader */
  readonly choice: GroupOrderChoice | null;
  /** [GO12] how many people count for a promotion */
  readonly people: number;
  /** [GO12] how many could, were everybody done */
  readonly peopleHere: number;
  /** [GO21] the reader's share, about; null = nothing is chosen, it is over, or they are not in it */
  readonly share: { readonly amount: Minor; readonly delivery: SharePreview['delivery'] } | null;
}

/** [GO9] Everybody who is in, oneself first. */
export const teamIn = ({ sessions }: Pick<GroupOrder, 'sessions'>): readonly GroupOrderSession[] =>
  sessions.filter(isIn);

/** The reader's own place; undefined = they never had one. */
export const ownSession = ({
  sessions,
  readerUid,
}: Pick<GroupOrder, 'sessions' | 'readerUid'>): GroupOrderSession | undefined =>
  sessions.find(({ uid }) => uid === readerUid);

/** [GO4] [GO8] Whether nothing in the reader's own cart may be changed: they are done, or the choosing is over. */
export function isCartLocked(
  groupOrder: Pick<GroupOrder, 'role' | 'state' | 'sessions' | 'readerUid'>,
): boolean {
  const { role, state } = groupOrder;
  if (mayInGroupOrder('change-cart', role, state) !== null) return true;
  return role === 'member' && ownSession(groupOrder)?.status === 2;
}

/** [GO2] When the clock changes it next: the end of the choosing, then that of the owner's hour. */
export const turnsAt = ({
  state,
  endsAt,
  orderUntil,
}: Pick<GroupOrder, 'state' | 'endsAt' | 'orderUntil'>): EpochMs =>
  state === 'active' ? endsAt : orderUntil;
