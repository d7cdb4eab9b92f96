import type { Combo, ComboGroup } from '../menu/combo.ts';
import type { Menu } from '../menu/menu.ts';
import type { WallTime } from '../time/moment.ts';
import { fixedQuantity } from './fixed.ts';
import { type OfferedPart, offeredMains, offeredParts } from './offered-parts.ts';
import { groupStatus } from './selection.ts';

/** [CO12] A combo is sold out when it says so, or when what is needed to fill it is. */
export function comboSellable(combo: Combo, menu: Menu, wall: WallTime): 'ok' | 'sold-out' {
  const gone =
    combo.soldOut === true ||
    isAllGone(offeredMains(combo, menu, wall)) ||
    combo.groups.some((group) => isUnfillable(combo, group, menu, wall));
  return gone ? 'sold-out' : 'ok';
}

const isAllGone = (offers: readonly OfferedPart[]): boolean =>
  offers.length > 0 && offers.every(({ soldOut }) => soldOut);

/** Of a fixed group each dish is needed; of others one is enough, of whichever group of the same pool [CO3]. */
function isUnfillable(combo: Combo, group: ComboGroup, menu: Menu, wall: WallTime): boolean {
  if (group.fixed)
    return offeredParts(group, menu, wall).some(
      ({ part, soldOut }) => soldOut && fixedQuantity(group, group.parts.indexOf(part)) > 0,
    );
  if (groupStatus(combo, group, []).required === 0) return false;
  const pool = combo.groups.filter(({ poolId }) => poolId === group.poolId);
  return isAllGone(pool.flatMap((one) => offeredParts(one, menu, wall)));
}
