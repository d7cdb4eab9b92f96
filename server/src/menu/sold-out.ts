import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';

type Item = MenuWire['items'][number];

interface WithStatus {
  readonly status?: 'ACTIVE' | 'OUT_OF_STOCK' | 'DEACTIVE';
}

/** What the menu itself no longer sells never leaves the server. */
const sold = <T extends WithStatus>(entries: readonly T[]): T[] =>
  entries.filter((entry) => entry.status !== 'DEACTIVE');

function soldItem(item: Item, soldOut: ReadonlySet<string>): Item {
  const status = soldOut.has(String(item.id)) ? 'OUT_OF_STOCK' : 'ACTIVE';
  const parts: Partial<Item> = {};
  if (item.childs) parts.childs = sold(item.childs);
  if (item.customizations) {
    parts.customizations = item.customizations.map((group) => ({ ...group, options: sold(group.options) }));
  }
  return { ...item, status, ...parts };
}

/**
 * A published menu as one store sells it at this moment. Which dishes are sold out is said by the overlay
 * alone, so that a cook can also put back what the bundle came with as sold out.
 */
export function menuWithSoldOut(menu: MenuWire, soldOut: ReadonlySet<string>): MenuWire {
  const items = (list: readonly Item[]) => sold(list).map((item) => soldItem(item, soldOut));
  const { list_item_combo: parts } = menu;
  return { ...menu, items: items(menu.items), ...(parts && { list_item_combo: items(parts) }) };
}

/** What a menu comes with as sold out: the overlay's first entries. */
export function soldOutFromStart(menu: MenuWire): string[] {
  const items = [...menu.items, ...(menu.list_item_combo ?? [])];
  return items.filter((item) => item.status === 'OUT_OF_STOCK').map((item) => String(item.id));
}
