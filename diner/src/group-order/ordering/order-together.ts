import { isDemo } from '@mam/client/server-mode.ts';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import type { GroupOrder, GroupOrderSession } from '@mam/domain/group-order/group-order.ts';
import { type GroupOrderPromotion, promotionFor, promotionRates } from '@mam/domain/group-order/promotion.ts';
import { isIn, lineOfMember, notDone } from '@mam/domain/group-order/session.ts';
import type { GroupCheckoutFacts } from '../../checkout/use-checkout.ts';
import { visit } from '../../device/visit.ts';

/** [GO11] [GO22] Members ordered for though they are not done: the owner's word, else those within their limit. */
export const includedIn = (
  { sessions }: Pick<GroupOrder, 'sessions'>,
  said: ReadonlyMap<string, boolean>,
): ReadonlySet<string> =>
  new Set(
    notDone(sessions)
      .filter(({ uid, overLimit: over }) => said.get(uid) ?? over === 0)
      .map(({ uid }) => uid),
  );

/** The owner's own say in the order, besides everybody's dishes. */
export interface OwnersWord {
  /** members ordered for though they are not done */
  readonly included: ReadonlySet<string>;
  /** lines that are not ordered */
  readonly leftOut: readonly string[];
}

const linesOfMember = ({ uid, cart }: GroupOrderSession): CartLine[] =>
  cart.map(({ line }) => ({ ...line, key: lineOfMember(uid, line.key) }));

/** [GO11] [GO12] A group order for the checkout: confirmed carts, those the owner takes in, and their promotion. */
export function togetherFacts(
  { sessions, people, sharesTo }: Pick<GroupOrder, 'sessions' | 'people' | 'sharesTo'>,
  { included, leftOut, promotions }: OwnersWord & { readonly promotions: readonly GroupOrderPromotion[] },
): GroupCheckoutFacts {
  const members = sessions.filter(
    (session) => isIn(session) && (session.status === 2 || included.has(session.uid)),
  );
  const out = new Set(leftOut);
  const promotion = promotionFor(promotions, people);
  return {
    lines: members.flatMap(linesOfMember).filter(({ key }) => !out.has(key)),
    share: promotion && promotionRates(promotion),
    toStore: sharesTo === 'store',
  };
}

/** [GO17] True for a tester in a demo, who does not wait for the end. */
export const isTester = (): boolean => isDemo() && visit.getState().test;

/** The owner's order for everybody. */
export const asGroupOrder = (
  body: PlaceOrderBody,
  { hash }: GroupOrder,
  { included, leftOut }: OwnersWord,
): PlaceOrderBody => ({
  ...body,
  group_include: [...included],
  group_left_out: [...leftOut],
  ...(isTester() && { is_test: true }),
  setting: { ...body.setting, group_hash: hash },
});

/**
 * [GO15] A dish that cannot be had is named with whose it is. One that would have to be chosen anew cannot be had
 * either: the owner does not choose for others.
 */
export function withPeople(
  refusal: PlacingRefusal | null,
  { sessions }: Pick<GroupOrder, 'sessions'>,
): PlacingRefusal | null {
  if (refusal === null || !('lineKeys' in refusal)) return refusal;
  const people = new Map(
    sessions.flatMap(({ uid, name, cart }) =>
      cart.map(({ line: { key }, name: dish }) => [lineOfMember(uid, key), `${dish} (${name})`]),
    ),
  );
  const refused = refusal.refused === 'INVALID_CHOICE' ? 'ITEM_GONE' : refusal.refused;
  return {
    ...refusal,
    refused,
    names: refusal.lineKeys.map((key, at) => people.get(key) ?? refusal.names[at] ?? ''),
  };
}
