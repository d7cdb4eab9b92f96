import type { CartLine, LineOrigin } from '@mam/domain/cart/cart-line.ts';
import type { ChosenPart } from '@mam/domain/combo/chosen-part.ts';
import { ADDRESS_LENGTH, NOTE_LENGTH } from '@mam/domain/contact/limits.ts';
import { cleanText, isWithin } from '@mam/domain/contact/text.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { ChosenOption } from '@mam/domain/options/option-group.ts';
import { NO_TIME, type OrderDraft } from '@mam/domain/order/order.ts';
import { isOn } from '../http/flag.ts';
import { WireError } from '../money/money-wire.ts';
import type { OrderLineBody, OrderUser, PlaceOrderBody } from './order-body.schema.ts';

/** a company orders too */
const RECIPIENT_LENGTH = 100;
const PHONE_LENGTH = 40;
const DEFAULT_SOURCE = 'ANONYMOUS';

/** A body that keeps to its schema and still makes no sense. */
export interface Malformed {
  readonly refused: 'MALFORMED';
  readonly path: string;
  readonly message: string;
}

/** What was typed, cleaned; longer than a reader would accept is refused, never cut in silence. */
function textOf(text: string | null | undefined, longest: number, path: string, lines = false): string {
  const clean = cleanText(text ?? '', { lines });
  if (!isWithin(clean, longest)) throw new WireError(path, `is longer than ${longest} characters`);
  return clean;
}

const noteOf = (note: string | null | undefined, path: string) => textOf(note, NOTE_LENGTH, path, true);

function optionsOf(line: OrderLineBody): ChosenOption[] {
  return (line.customizations ?? []).flatMap((group) =>
    group.options.map(({ id, quantity }) => ({ groupId: String(group.id), optionId: String(id), quantity })),
  );
}

const variantOf = (line: OrderLineBody) => (line.selected_child ? String(line.selected_child.id) : null);

function originOf(line: OrderLineBody): LineOrigin | null {
  const source = line.source || DEFAULT_SOURCE;
  const suggestType = line.suggest_type ?? '';
  const suggestBy = line.suggest_by ?? '';
  if (source === DEFAULT_SOURCE && suggestType === '' && suggestBy === '') return null;
  return { source, suggestType, suggestBy };
}

interface Numbered {
  readonly line: OrderLineBody;
  readonly index: number;
  readonly path: string;
}

/** A client that sends no keys gets them by place. */
const keyOf = ({ line, index }: Numbered) => line.Pr_Key ?? `line-${index}`;

function partOf({ line, path }: Numbered): ChosenPart {
  return {
    groupId: String(line.Sub_Id ?? ''),
    dishId: String(line.item_id),
    variantId: variantOf(line),
    quantity: line.quantity,
    options: optionsOf(line),
    note: noteOf(line.note, `${path}.note`),
  };
}

function cartLineOf({ line, path }: Numbered, key: string, parts: readonly Numbered[], menu: Menu): CartLine {
  const common = {
    key,
    quantity: line.quantity,
    note: noteOf(line.note, `${path}.note`),
    origin: originOf(line),
  };
  const id = String(line.item_id);
  const comboId = line.combo_id
    ? String(line.combo_id)
    : menu.comboById.has(id) && !menu.dishById.has(id)
      ? id
      : null;
  if (comboId === null) {
    if (parts[0]) throw new WireError(`${parts[0].path}.parent_id`, 'names a line that is no combo');
    return {
      ...common,
      kind: 'dish',
      dishId: id,
      variantId: variantOf(line),
      options: optionsOf(line),
    };
  }
  const [main, second] = parts.filter((part) => isOn(part.line.is_main_item));
  if (second) throw new WireError(`${second.path}.is_main_item`, 'is a second main dish');
  return {
    ...common,
    kind: 'combo',
    comboId,
    mainDishId: main ? String(main.line.item_id) : null,
    parts: parts.filter((part) => part !== main).map(partOf),
  };
}

/** Parts by the Pr_Key of their combo; throws for a part whose combo is not there. */
function partsByParent(items: readonly Numbered[]): Map<string, Numbered[]> {
  const keys = new Set(items.filter(({ line }) => !line.parent_id).map(keyOf));
  const byParent = new Map<string, Numbered[]>();
  for (const item of items) {
    const parent = item.line.parent_id;
    if (!parent) continue;
    if (!keys.has(parent)) throw new WireError(`${item.path}.parent_id`, 'names no line');
    if (item.line.quantity > 0) byParent.set(parent, [...(byParent.get(parent) ?? []), item]);
  }
  return byParent;
}

/** The cart lines of a body: parts joined to their combos, lines of quantity 0 dropped. */
function linesOf(items: readonly OrderLineBody[], menu: Menu): CartLine[] {
  const numbered = items.map((line, index) => ({ line, index, path: `items[${index}]` }));
  const parts = partsByParent(numbered);
  const lines = new Map<string, CartLine>();
  for (const item of numbered) {
    if (item.line.parent_id) continue;
    const key = keyOf(item);
    if (lines.has(key)) throw new WireError(`${item.path}.Pr_Key`, 'is used twice');
    lines.set(key, cartLineOf(item, key, parts.get(key) ?? [], menu));
  }
  return [...lines.values()].filter((line) => line.quantity > 0);
}

function addressOf(user: OrderUser | null | undefined): Address | null {
  const text = textOf(user?.address, ADDRESS_LENGTH, 'user.address');
  if (text === '' && !user?.location) return null;
  const detail = textOf(user?.sub_address, ADDRESS_LENGTH, 'user.sub_address');
  return { text, detail, location: user?.location ?? null };
}

function readDraft({ items, setting, user }: PlaceOrderBody, menu: Menu): OrderDraft {
  const at = setting.pickup_at;
  const type = setting.type === 'PICK' ? 'PICKUP' : setting.type;
  const untimed = !at || at.hour < 0;
  return {
    type,
    lines: linesOf(items, menu),
    // hour −1 of a delivery means now; for a pickup it means that no time was chosen [AMB-124]
    orderNow: setting.is_order_now ?? (type === 'DELI' && untimed),
    pickupAt: at ? { days: at.number_of_days, hour: at.hour, minute: at.minute } : NO_TIME,
    name: textOf(user?.name, RECIPIENT_LENGTH, 'user.name'),
    phone: textOf(user?.phone, PHONE_LENGTH, 'user.phone'),
    address: addressOf(user),
    note: noteOf(setting.note, 'setting.note'),
    paymentMethod: setting.payment_method || null,
    preview: false,
  };
}

/**
 * What a body orders: ids, quantities, choices and notes. Prices, amounts, discounts and uids in it are not
 * looked at. A line's key is its Pr_Key as sent. Whether the menu sells it is for the order rules to say.
 */
export function draftOf(body: PlaceOrderBody, menu: Menu): OrderDraft | Malformed {
  try {
    return readDraft(body, menu);
  } catch (problem) {
    if (!(problem instanceof WireError)) throw problem;
    return { refused: 'MALFORMED', path: problem.path, message: problem.message };
  }
}
