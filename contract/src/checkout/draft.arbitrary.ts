import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { ChosenPart } from '@mam/domain/combo/chosen-part.ts';
import { offeredParts } from '@mam/domain/combo/offered-parts.ts';
import { checkCombo, defaultChoice, groupStatus } from '@mam/domain/combo/selection.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { ChosenOption, OptionGroup } from '@mam/domain/options/option-group.ts';
import { checkSelection, offeredGroups } from '@mam/domain/options/selection.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import fc, { type GeneratorValue } from 'fast-check';

interface World {
  readonly menu: Menu;
  readonly wall: WallTime;
  readonly g: GeneratorValue;
}

const upTo = (g: GeneratorValue, max: number) => g(fc.nat, { max });
const drawOne = <T>(g: GeneratorValue, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[upTo(g, list.length - 1)];
const drawNote = (g: GeneratorValue) =>
  cleanText(g(fc.string, { unit: 'grapheme', maxLength: 20 }), { lines: true });

/** Random units of a group, at least its minimum where there is something in stock. */
function drawOptions(group: OptionGroup, g: GeneratorValue): ChosenOption[] {
  const inStock = group.options.filter((option) => !option.soldOut);
  const units = group.min + upTo(g, Math.min(3, group.max - group.min));
  const counted = new Map<string, number>();
  for (let unit = 0; unit < units; unit++) {
    const option = drawOne(g, inStock);
    if (option) counted.set(option.id, (counted.get(option.id) ?? 0) + 1);
  }
  return [...counted].map(([optionId, quantity]) => ({ groupId: group.id, optionId, quantity }));
}

function drawSelection(dish: Dish, { wall, g }: World) {
  return {
    variantId:
      drawOne(
        g,
        dish.variants.filter((variant) => !variant.soldOut),
      )?.id ?? null,
    options: offeredGroups(dish, wall).flatMap((group) => drawOptions(group, g)),
  };
}

/** Fills every group of a combo, pools shared; what cannot be filled is left for checkCombo to find. */
function drawComboChoice(combo: Combo, world: World) {
  const { main, parts: fixed } = defaultChoice(combo, world.menu, world.wall);
  const parts: ChosenPart[] = [...fixed];
  for (const group of combo.groups.filter((candidate) => !candidate.fixed)) {
    const { chosen, required } = groupStatus(combo, group, parts);
    for (let unit = chosen; unit < required; unit++) {
      const offer = drawOne(
        world.g,
        offeredParts(group, world.menu, world.wall).filter((part) => !part.soldOut),
      );
      if (!offer) break;
      const { dish } = offer;
      parts.push({
        groupId: group.id,
        dishId: dish.id,
        quantity: 1,
        note: drawNote(world.g),
        ...drawSelection(dish, world),
      });
    }
  }
  return { main, parts };
}

/** A line that can be ordered, or null when the draw cannot. */
function drawLine(index: number, world: World): CartLine | null {
  const { g, menu, wall } = world;
  const origin = g(fc.boolean) ? { source: 'MENU', suggestType: 'ORDER', suggestBy: 'PHO01' } : null;
  const common = { key: `k${index}-x`, quantity: 1 + upTo(g, 998), note: drawNote(g), origin };
  if (g(fc.boolean)) {
    const combo = drawOne(g, menu.combos);
    if (!combo) return null;
    const choice = drawComboChoice(combo, world);
    if (checkCombo(combo, menu, choice, wall)) return null;
    return { ...common, kind: 'combo', comboId: combo.id, ...choice };
  }
  const dish = drawOne(g, menu.dishes);
  if (!dish) return null;
  const selection = drawSelection(dish, world);
  if (checkSelection(dish, selection.variantId, selection.options, wall)) return null;
  return { ...common, kind: 'dish', dishId: dish.id, ...selection };
}

/** A draft whose lines are valid choices from a menu. */
export function draftFrom(world: World): OrderDraft {
  const { g } = world;
  const lines = Array.from({ length: upTo(g, 6) }, (_, index) => drawLine(index, world));
  const orderNow = g(fc.boolean);
  const timed = !orderNow && g(fc.boolean);
  return {
    type: drawOne(g, ['DELI', 'DELIAT', 'PICKUP'] as const) ?? 'DELI',
    lines: lines.filter((line) => line !== null),
    orderNow,
    pickupAt: timed
      ? { days: upTo(g, 2), hour: upTo(g, 23), minute: upTo(g, 11) * 5 }
      : { days: 0, hour: -1, minute: 0 },
    name: 'Minh Thư',
    phone: '0901234567',
    address: g(fc.boolean)
      ? {
          text: '42 Nguyễn Huệ',
          detail: 'lầu 3',
          location: g(fc.boolean) ? { lat: 10.77, lng: 106.7 } : null,
        }
      : null,
    note: drawNote(g),
    paymentMethod: 'PAYMENT_ON_DELIVERY',
    preview: false,
  };
}
