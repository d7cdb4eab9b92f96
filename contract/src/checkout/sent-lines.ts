import type { CartLine, LineOrigin } from '@mam/domain/cart/cart-line.ts';
import type { ChosenPart } from '@mam/domain/combo/chosen-part.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { ChosenOption } from '@mam/domain/options/option-group.ts';
import type { Selection } from '@mam/domain/options/selection.ts';
import { isOn } from '../http/flag.ts';
import { WireError } from '../money/money-wire.ts';
import type { OrderLineBody } from './order-body.schema.ts';
import { readNote } from './typed-text.ts';

/** The part of a menu that tells a dish from a combo, where a line does not say it. */
type KnownThings = { readonly [By in 'dishById' | 'comboById']: Pick<Menu[By], 'has'> };

const DEFAULT_SOURCE = 'ANONYMOUS';

function readOptions(line: OrderLineBody): ChosenOption[] {
  return (line.customizations ?? []).flatMap((group) =>
    group.options.map(({ id, quantity }) => ({ groupId: String(group.id), optionId: String(id), quantity })),
  );
}

const readSelection = (line: OrderLineBody): Selection => ({
  variantId: line.selected_child ? String(line.selected_child.id) : null,
  options: readOptions(line),
});

function readOrigin(line: OrderLineBody): LineOrigin | null {
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

function readPart({ line, path }: Numbered): ChosenPart {
  return {
    groupId: String(line.Sub_Id ?? ''),
    dishId: String(line.item_id),
    quantity: line.quantity,
    ...readSelection(line),
    note: readNote(line.note, `${path}.note`),
  };
}

function readCartLine(
  { line, path }: Numbered,
  key: string,
  parts: readonly Numbered[],
  menu: KnownThings,
): CartLine {
  const common = {
    key,
    quantity: line.quantity,
    note: readNote(line.note, `${path}.note`),
    origin: readOrigin(line),
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
      ...readSelection(line),
    };
  }
  const [main, second] = parts.filter((part) => isOn(part.line.is_main_item));
  if (second) throw new WireError(`${second.path}.is_main_item`, 'is a second main dish');
  return {
    ...common,
    kind: 'combo',
    comboId,
    main: main ? { dishId: String(main.line.item_id), ...readSelection(main.line) } : null,
    parts: parts.filter((part) => part !== main).map(readPart),
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
    if (item.line.quantity === 0) continue;
    const parts = byParent.get(parent) ?? [];
    parts.push(item);
    byParent.set(parent, parts);
  }
  return byParent;
}

/** The cart lines of a body: parts joined to their combos, lines of quantity 0 dropped. */
export function readSentLines(items: readonly OrderLineBody[], menu: KnownThings): CartLine[] {
  const numbered = items.map((line, index) => ({ line, index, path: `items[${index}]` }));
  const parts = partsByParent(numbered);
  const lines = new Map<string, CartLine>();
  for (const item of numbered) {
    if (item.line.parent_id) continue;
    const key = keyOf(item);
    if (lines.has(key)) throw new WireError(`${item.path}.Pr_Key`, 'is used twice');
    lines.set(key, readCartLine(item, key, parts.get(key) ?? [], menu));
  }
  return [...lines.values()].filter((line) => line.quantity > 0);
}
