import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';

type Item = MenuWire['items'][number];

interface WithStatus {
  readonly status?: 'ACTIVE' | 'OUT_OF_STOCK' | 'DEACTIVE';
}

/** Entries that the menu itself no longer sells never leave the server. */
const sold = <T extends WithStatus>(entries: readonly T[]): T[] =>
  entries.filter((entry) => entry.status !== 'DEACTIVE');

function soldItem({ status: _, ...item }: Item): Item {
  const parts: Partial<Item> = {};
  if (item.childs) parts.childs = sold(item.childs);
  if (item.customizations) {
    parts.customizations = item.customizations.map((group) => ({ ...group, options: sold(group.options) }));
  }
  return { ...item, ...parts };
}

/**
 * A published menu as stores sell it, without what is sold out: that is said of each store by the overlay alone, so
 * that a cook can also put back what the bundle came with as sold out.
 */
export function onSale(menu: MenuWire): MenuWire {
  const items = (list: readonly Item[]) => sold(list).map(soldItem);
  const { list_item_combo: parts } = menu;
  return { ...menu, items: items(menu.items), ...(parts && { list_item_combo: items(parts) }) };
}

/** The dishes a menu comes with as sold out: the overlay's first entries. */
export function soldOutFromStart(menu: MenuWire): string[] {
  const items = [...menu.items, ...(menu.list_item_combo ?? [])];
  return items.filter((item) => item.status === 'OUT_OF_STOCK').map((item) => String(item.id));
}
