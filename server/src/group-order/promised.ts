import { groupPromotionFromWire, isPromotedIn } from '@mam/contract/group-order/promotion-wire.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import {
  type GroupOrderPromotion,
  mealsIn,
  type NotCounted,
  notCounted,
  visibleNotCounted,
} from '@mam/domain/group-order/promotion.ts';
import type { GroupSessionRow } from '../db/tables/group-order-tables.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { sessionFromRow } from './group-order.ts';

interface Here {
  readonly selling: SellingStore;
  readonly now: number;
}

/** [GO12] The promises of this store now. */
export const currentPromotions = ({ selling, now }: Here): GroupOrderPromotion[] =>
  selling.promotions.filter((one) => isPromotedIn(one, selling.store.id, now)).map(groupPromotionFromWire);

/** [GO45] Somebody as promotions count them, by what they have chosen. */
export const eaterForPromotion = (
  row: GroupSessionRow,
  read: readonly ReadLine[],
  { menu }: Pick<SellingStore, 'menu'>,
) => ({ ...sessionFromRow(row), meals: mealsIn(read, menu) });

/** Those who are in, as promotions count them: how many count, and of each why not. */
interface EaterCount {
  readonly people: number;
  readonly whyNot: (uid: string, isConcerned: boolean) => NotCounted | null;
}

/** [GO12] [GO45] Counts those who are in; where nothing is promised nobody is told anything. */
export function countEaters(
  team: readonly { readonly row: GroupSessionRow; readonly read: readonly ReadLine[] }[],
  here: Here,
): EaterCount {
  const eaters = team
    .toSorted((a, b) => a.row.joined_at - b.row.joined_at || (a.row.uid < b.row.uid ? -1 : 1))
    .map(({ row, read }) => eaterForPromotion(row, read, here.selling));
  const reasons = new Map([...notCounted(eaters)].map(([{ uid }, reason]) => [uid, reason]));
  const promised = currentPromotions(here).length > 0;
  return {
    people: [...reasons.values()].filter((reason) => reason === null).length,
    whyNot: (uid, isConcerned) =>
      visibleNotCounted(promised ? (reasons.get(uid) ?? null) : null, isConcerned),
  };
}
