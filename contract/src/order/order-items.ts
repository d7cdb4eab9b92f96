import type { CartLine, ComboLine, DishLine } from '@mam/domain/cart/cart-line.ts';
import type { ChosenMain } from '@mam/domain/combo/chosen-part.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { ChosenOption } from '@mam/domain/options/option-group.ts';
import type { Selection } from '@mam/domain/options/selection.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { rateToWire, toWire } from '../money/money-wire.ts';
import { ANONYMOUS } from './anonymous.ts';
import type { OrderItemWire } from './order-fields.schema.ts';

export interface ItemContext {
  readonly store: Store;
  readonly menu: Menu;
  readonly uid: string;
  /** Pr_Key of a line, given the key it has in the cart */
  readonly prKey: (lineKey: string) => string;
}

type Customizations = OrderItemWire['customizations'];

/** Chosen options by group, in the order they were chosen. */
function customizationsToWire(options: readonly ChosenOption[]): Customizations {
  const groups = new Map<string, Customizations[number]>();
  for (const { groupId, optionId, quantity } of options) {
    const group = groups.get(groupId) ?? { id: groupId, options: [] };
    group.options.push({ id: optionId, quantity });
    groups.set(groupId, group);
  }
  return [...groups.values()];
}

/** Its size and options. */
function selectionToWire({
  variantId,
  options,
}: Selection): Pick<OrderItemWire, 'selected_child' | 'customizations'> {
  return {
    selected_child: variantId === null ? null : { id: variantId },
    customizations: customizationsToWire(options),
  };
}

/** Fields that every line of an order has; a dish that is gone from the menu has its id only. */
function baseOrderItem(id: string, dish: Dish | undefined, uid: string): OrderItemWire {
  return {
    Pr_Key: '',
    pr_key: '',
    item_id: id,
    combo_id: null,
    item_name: dish?.name ?? '',
    item_type_id: dish?.categoryId ?? '',
    quantity: 1,
    price: 0,
    amount: 0,
    discount: rateToWire(dish?.discount ?? 0),
    foc: dish?.free ? 1 : 0,
    is_virtual: dish?.virtual ? 1 : 0,
    fix: 0,
    is_eat_with: dish?.sideDish ? 1 : 0,
    note: '',
    membership_id: ANONYMOUS.membership_id,
    membership_name: ANONYMOUS.membership_name,
    row_state: 1,
    source: ANONYMOUS.membership_id,
    suggest_type: '',
    suggest_by: '',
    parent_id: '',
    package_id: '',
    Sub_Id: '',
    uid,
    is_main_item: 0,
    selected_child: null,
    customizations: [],
  };
}

/** Key, quantity, note, origin and amounts of a cart line. */
function withLine(item: OrderItemWire, line: CartLine, quote: Quote, context: ItemContext): OrderItemWire {
  const quoted = quote.lines.find((candidate) => candidate.key === line.key);
  const prKey = context.prKey(line.key);
  return {
    ...item,
    Pr_Key: prKey,
    pr_key: prKey,
    quantity: line.quantity,
    note: line.note,
    source: line.origin?.source ?? item.source,
    suggest_type: line.origin?.suggestType ?? item.suggest_type,
    suggest_by: line.origin?.suggestBy ?? item.suggest_by,
    price: toWire(quoted?.unit ?? 0, context.store.currency),
    amount: toWire(quoted?.amount ?? 0, context.store.currency),
  };
}

function dishItem(line: DishLine, quote: Quote, context: ItemContext): OrderItemWire {
  const item = baseOrderItem(line.dishId, context.menu.dishById.get(line.dishId), context.uid);
  return {
    ...withLine(item, line, quote, context),
    ...selectionToWire(line),
  };
}

/** A part names its combo by parent_id and package_id; its price is within the combo's. */
function partItem(id: string, at: number, combo: OrderItemWire, context: ItemContext): OrderItemWire {
  const prKey = `${combo.Pr_Key}.${at}`;
  return {
    ...baseOrderItem(id, context.menu.dishById.get(id), context.uid),
    Pr_Key: prKey,
    pr_key: prKey,
    parent_id: combo.Pr_Key,
    package_id: combo.package_id,
  };
}

function mainItem(main: ChosenMain, combo: OrderItemWire, context: ItemContext): OrderItemWire {
  return { ...partItem(main.dishId, 0, combo, context), is_main_item: 1, ...selectionToWire(main) };
}

function comboItems(line: ComboLine, quote: Quote, context: ItemContext): OrderItemWire[] {
  const combo = context.menu.comboById.get(line.comboId);
  const item = withLine(baseOrderItem(line.comboId, undefined, context.uid), line, quote, context);
  const whole: OrderItemWire = {
    ...item,
    combo_id: line.comboId,
    item_name: combo?.name ?? '',
    item_type_id: combo?.categoryId ?? '',
    package_id: `C*${item.Pr_Key}`,
  };
  const mains = line.main === null ? [] : [mainItem(line.main, whole, context)];
  const parts = line.parts.map(
    (part, index): OrderItemWire => ({
      ...partItem(part.dishId, index + 1, whole, context),
      Sub_Id: part.groupId,
      quantity: part.quantity,
      note: part.note,
      ...selectionToWire(part),
    }),
  );
  return [whole, ...mains, ...parts];
}

/** The lines of an order as they cross the wire and are kept: combos followed by their parts. */
export function buildOrderItems(
  lines: readonly CartLine[],
  quote: Quote,
  context: ItemContext,
): OrderItemWire[] {
  return lines.flatMap((line) =>
    line.kind === 'dish' ? [dishItem(line, quote, context)] : comboItems(line, quote, context),
  );
}
