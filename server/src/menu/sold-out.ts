import type { BundleMenu } from '@mam/contract/bundle/bundle-menu.schema.ts';
import type { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { pathId, type SoldOutThing } from '@mam/domain/menu/sold-out.ts';

type Item = MenuWire['items'][number];
type ComboList = NonNullable<MenuWire['list_normal_combo']>;

interface WithStatus {
  readonly status?: 'ACTIVE' | 'OUT_OF_STOCK' | 'DEACTIVE';
  readonly sold_out_until?: number;
}

/** Writes the status of a thing beside it; absent = it has none. */
export type StatusOf = (thing: SoldOutThing) => string | undefined;

const noStatus: StatusOf = () => undefined;

/** Entries that the menu itself no longer sells never leave the server. */
const isSold = ({ status }: WithStatus) => status !== 'DEACTIVE';

function restated<T extends WithStatus>(entry: T, thing: SoldOutThing, statusOf: StatusOf): T {
  const { status: _, sold_out_until: __, ...rest } = entry;
  const status = statusOf(thing);
  return { ...rest, ...(status !== undefined && { status }) } as T;
}

function soldItem(item: Item, statusOf: StatusOf): Item {
  const id = String(item.id);
  const { childs, customizations } = item;
  return restated(
    {
      ...item,
      ...(childs && {
        childs: childs
          .filter(isSold)
          .map((child) => restated(child, { kind: 'variant', id: pathId(id, String(child.id)) }, statusOf)),
      }),
      ...(customizations && {
        customizations: customizations.map((group) => ({
          ...group,
          options: group.options.filter(isSold).map((option) => {
            const thing = { kind: 'option', id: pathId(id, String(group.id), String(option.id)) } as const;
            return restated(option, thing, statusOf);
          }),
        })),
      }),
    },
    { kind: 'dish', id },
    statusOf,
  );
}

/**
 * A published menu as stores sell it, without what is sold out: that is said of each store by the overlay alone, so
 * that a cook can also put back what the bundle came with as sold out. A dish inside a combo keeps its word in it.
 */
export function onSale(menu: MenuWire, statusOf: StatusOf = noStatus): MenuWire {
  const items = (list: readonly Item[]) => list.filter(isSold).map((item) => soldItem(item, statusOf));
  const combos = (list: ComboList) =>
    list
      .filter(isSold)
      .map((combo) => restated(combo, { kind: 'combo', id: String(combo.combo_id ?? combo.id) }, statusOf));
  const { list_item_combo: parts, list_normal_combo: normal, list_special_combo: special } = menu;
  return {
    ...menu,
    items: items(menu.items),
    ...(parts && { list_item_combo: items(parts) }),
    ...(normal && { list_normal_combo: combos(normal) }),
    ...(special && { list_special_combo: combos(special) }),
  };
}

/** The things a menu comes with as sold out: the overlay's first entries. */
export function soldOutFromStart(menu: MenuWire | BundleMenu): SoldOutThing[] {
  const gone = (list: readonly WithStatus[] | undefined, thingOf: (at: number) => SoldOutThing) =>
    (list ?? []).flatMap(({ status }, at) => (status === 'OUT_OF_STOCK' ? [thingOf(at)] : []));
  const ofCombos = (list: ComboList = []) =>
    gone(list, (at) => ({ kind: 'combo', id: String(list[at]?.combo_id ?? list[at]?.id) }));
  const items = [...menu.items, ...(menu.list_item_combo ?? [])];
  const inside = items.flatMap(({ id, childs = [], customizations = [] }) => [
    ...gone(childs, (at) => ({ kind: 'variant', id: pathId(String(id), String(childs[at]?.id)) })),
    ...customizations.flatMap(({ id: group, options }) =>
      gone(options, (at) => ({
        kind: 'option',
        id: pathId(String(id), String(group), String(options[at]?.id)),
      })),
    ),
  ]);
  return [
    ...gone(items, (at) => ({ kind: 'dish', id: String(items[at]?.id) })),
    ...inside,
    ...ofCombos(menu.list_normal_combo),
    ...ofCombos(menu.list_special_combo),
  ];
}
