import { isDemo } from '@mam/client/server-mode.ts';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { readSentLines } from '@mam/contract/checkout/sent-lines.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { type GroupOrderPromotion, promotionFor, promotionRates } from '@mam/domain/group-order/promotion.ts';
import { lineOfMember } from '@mam/domain/group-order/session.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { GroupCheckoutFacts } from '../../checkout/use-checkout.ts';
import { visit } from '../../device/visit.ts';

/** [GO11] Members with dishes who are not done: the owner says of each whether they are in. */
export const notDoneIn = ({ sessions }: GroupOrderWire): readonly SessionWire[] =>
  sessions.filter(({ status, is_banned, item_count: count }) => status === 1 && !is_banned && count > 0);

/** [GO11] [GO22] Members ordered for though they are not done: the owner's word, else those within their limit. */
export const includedIn = (wire: GroupOrderWire, said: ReadonlyMap<string, boolean>): ReadonlySet<string> =>
  new Set(
    notDoneIn(wire)
      .filter(({ user_id: uid, over_limit: over }) => said.get(uid) ?? over === 0)
      .map(({ user_id: uid }) => uid),
  );

/** The owner's own say in the order, besides everybody's dishes. */
export interface OwnersWord {
  /** members ordered for though they are not done */
  readonly included: ReadonlySet<string>;
  /** lines that are not ordered */
  readonly leftOut: readonly string[];
}

const linesOfMember = ({ user_id: uid, cart }: SessionWire, menu: Menu): CartLine[] =>
  readSentLines(cart, menu).map((line) => ({ ...line, key: lineOfMember(uid, line.key) }));

/** [GO11] [GO12] A group order for the checkout: confirmed carts, those the owner takes in, and their promotion. */
export function togetherFacts(
  wire: GroupOrderWire,
  menu: Menu,
  { included, leftOut, promotions }: OwnersWord & { readonly promotions: readonly GroupOrderPromotion[] },
): GroupCheckoutFacts {
  const members = wire.sessions.filter(
    ({ status, is_banned, user_id: uid }) =>
      !is_banned && (status === 2 || (status === 1 && included.has(uid))),
  );
  const out = new Set(leftOut);
  const promotion = promotionFor(promotions, wire.people);
  return {
    lines: members.flatMap((member) => linesOfMember(member, menu)).filter(({ key }) => !out.has(key)),
    share: promotion && promotionRates(promotion),
    toStore: wire.shares_to === 'store',
  };
}

/** [GO17] True for a tester in a demo, who does not wait for the end. */
export const isTester = (): boolean => isDemo() && visit.getState().test;

/** The owner's order for everybody. */
export const asGroupOrder = (
  body: PlaceOrderBody,
  { hash }: GroupOrderWire,
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
  { sessions }: Pick<GroupOrderWire, 'sessions'>,
): PlacingRefusal | null {
  if (refusal === null || !('lineKeys' in refusal)) return refusal;
  const people = new Map(
    sessions.flatMap(({ user_id: uid, name, cart }) =>
      cart.map(({ Pr_Key: key, name: dish }) => [lineOfMember(uid, key), `${dish} (${name})`]),
    ),
  );
  const refused = refusal.refused === 'INVALID_CHOICE' ? 'ITEM_GONE' : refusal.refused;
  return {
    ...refusal,
    refused,
    names: refusal.lineKeys.map((key, at) => people.get(key) ?? refusal.names[at] ?? ''),
  };
}
