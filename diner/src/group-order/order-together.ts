import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { linesOf } from '@mam/contract/checkout/sent-lines.ts';
import type { GroupOrderWire, SessionWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { type GroupOrderPromotion, promotionFor, shareOf } from '@mam/domain/group-order/promotion.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { TogetherFacts } from '../checkout/use-checkout.ts';

/** [GO11] Those who have chosen and are not done: the owner says of each whether they are in. */
export const notDoneIn = ({ sessions }: GroupOrderWire): readonly SessionWire[] =>
  sessions.filter(({ status, is_banned, item_count: count }) => status === 1 && !is_banned && count > 0);

/** What the owner has said about the order besides what everybody has chosen. */
export interface OwnersWord {
  /** of those who are not done, who is ordered for all the same */
  readonly included: ReadonlySet<string>;
  /** lines that are not ordered, as they were named: by the server, or here */
  readonly leftOut: readonly string[];
}

/** Before the key a line has in its own cart stands whose it is: the server counts people, this app names them. */
const ownKey = (key: string): string => key.slice(key.search(/[.:]/) + 1);

const linesOfMember = ({ user_id: uid, cart }: SessionWire, menu: Menu): CartLine[] =>
  linesOf(cart, menu).map((line) => ({ ...line, key: `${uid}:${line.key}` }));

/** [GO11] [GO12] What is ordered: every confirmed cart, those the owner takes in, and what so many people get. */
export function togetherFacts(
  wire: GroupOrderWire,
  menu: Menu,
  { included, leftOut, promotions }: OwnersWord & { readonly promotions: readonly GroupOrderPromotion[] },
): TogetherFacts {
  const members = wire.sessions.filter(
    ({ status, is_banned, user_id: uid }) =>
      !is_banned && (status === 2 || (status === 1 && included.has(uid))),
  );
  const out = new Set(leftOut.map(ownKey));
  const promotion = promotionFor(promotions, wire.people);
  return {
    lines: members
      .flatMap((member) => linesOfMember(member, menu))
      .filter(({ key }) => !out.has(ownKey(key))),
    share: promotion && shareOf(promotion),
  };
}

/** The owner's order for everybody. */
export const asGroupOrder = (
  body: PlaceOrderBody,
  { hash }: GroupOrderWire,
  { included, leftOut }: OwnersWord,
): PlaceOrderBody => ({
  ...body,
  group_include: [...included],
  group_left_out: [...leftOut],
  setting: { ...body.setting, group_hash: hash },
});
