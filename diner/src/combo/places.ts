import type { ChosenPart } from '@mam/domain/combo/chosen-part.ts';
import { type ComboChoice, groupStatus } from '@mam/domain/combo/selection.ts';
import type { Combo, ComboGroup } from '@mam/domain/menu/combo.ts';

/** A place on the tray: what lies there, or nothing yet. */
export interface TrayPlace {
  readonly dishId: string | null;
}

/** One group of every pool: groups of a pool are counted together. */
export function pools(combo: Combo): ComboGroup[] {
  return combo.groups.filter(
    (group, index) => combo.groups.findIndex(({ poolId }) => poolId === group.poolId) === index,
  );
}

/** How many units all groups together still ask for. */
export function missingUnits(combo: Combo, parts: readonly ChosenPart[]): number {
  return pools(combo).reduce((sum, group) => {
    const { chosen, required } = groupStatus(combo, group, parts);
    return sum + Math.max(0, required - chosen);
  }, 0);
}

/** The tray in the order of the menu: the main dish, then pool by pool what is chosen and what is still open. */
export function trayPlaces(combo: Combo, { main, parts }: ComboChoice): TrayPlace[] {
  const places: TrayPlace[] = main === null ? [] : [{ dishId: main.dishId }];
  for (const group of pools(combo)) {
    const ids = new Set(combo.groups.filter(({ poolId }) => poolId === group.poolId).map(({ id }) => id));
    for (const part of parts.filter(({ groupId }) => ids.has(groupId)))
      for (let unit = 0; unit < part.quantity; unit += 1) places.push({ dishId: part.dishId });
    const { chosen, required } = groupStatus(combo, group, parts);
    for (let unit = chosen; unit < required; unit += 1) places.push({ dishId: null });
  }
  return places;
}

/** Middle and width of a place, in per cent of the tray. */
export interface TraySpot {
  readonly across: number;
  readonly down: number;
  readonly size: number;
}

/** n things laid round the tray; from six on one lies in the middle. */
export function spots(n: number): TraySpot[] {
  if (n <= 1) return n === 1 ? [{ across: 50, down: 50, size: 44 }] : [];
  const inside = n >= 6 ? 1 : 0;
  const round = n - inside;
  const radius = n <= 3 ? 23 : n <= 5 ? 27 : 30;
  const size = n <= 3 ? 34 : n <= 5 ? 27 : n <= 8 ? 23 : Math.max(12, Math.floor(150 / n));
  const ring = Array.from({ length: round }, (_, index) => {
    const angle = (2 * Math.PI * index) / round - Math.PI / 2 - Math.PI / round;
    return {
      across: 50 + radius * Math.cos(angle),
      down: 50 + radius * Math.sin(angle),
      size,
    };
  });
  return inside ? [...ring, { across: 50, down: 50, size }] : ring;
}
