import type { ColumnWords, Migration } from './migration.ts';

/** A size or an option of a menu on sale that its bundle calls sold out: the overlay did not speak of these before. */
function goneInside({ listed, json }: ColumnWords, list: string, now: number): string[] {
  const id = (of: string) => `replace(replace(cast(${of}.value ->> 'id' as text), '%', '%25'), '/', '%2F')`;
  const insert = (kind: string, path: readonly string[], from: readonly string[], last: string) =>
    `insert into sold_out (brand, store_id, kind, item_id, at, by_staff, by_name)
     select distinct s.brand, s.id, '${kind}', ${path.map(id).join(" || '/' || ")}, ${now}, 'bundle', ''
     from stores s join menus m on m.id = s.menu_id and m.brand = s.brand,
     ${from.join(', ')}
     where ${last}.value ->> 'status' = 'OUT_OF_STOCK'`;
  const item = listed(`${json('m.document')} -> '${list}'`, 'item');
  return [
    insert('variant', ['item', 'child'], [item, listed("item.value -> 'childs'", 'child')], 'child'),
    insert(
      'option',
      ['item', 'grp', 'opt'],
      [item, listed("item.value -> 'customizations'", 'grp'), listed("grp.value -> 'options'", 'opt')],
      'opt',
    ),
  ];
}

/** Sold out is a thing of a kind, until a moment, by somebody with a name; what has been sold out before is kept. */
export const soldOutUntil: Migration = {
  name: '0078-sold-out-until',
  statements: (words, now) => {
    const { integer, tableEnd } = words;
    const columns = (key: string, more = '') => `(
      brand text not null,
      store_id ${integer} not null,
      kind text not null,
      item_id text not null,
      at ${integer} not null,
      by_staff text not null,
      by_name text not null,
      until ${integer},
      ${more}primary key (${key}),
      foreign key (brand, store_id) references stores (brand, id) on delete cascade
    ) ${tableEnd}`;
    const past = `ended_at ${integer} not null, ended_by text, ended_by_name text not null, `;
    return [
      `create table sold_out_things ${columns('brand, store_id, kind, item_id')}`,
      `insert into sold_out_things (brand, store_id, kind, item_id, at, by_staff, by_name)
       select brand, store_id, 'dish', item_id, at, by_staff, '' from sold_out`,
      'drop table sold_out',
      'alter table sold_out_things rename to sold_out',
      'create index sold_out_ends on sold_out (until) where until is not null',
      `create table sold_out_past ${columns('brand, store_id, ended_at, kind, item_id', past)}`,
      ...goneInside(words, 'items', now),
      ...goneInside(words, 'list_item_combo', now).map((insert) => `${insert} on conflict do nothing`),
    ];
  },
};
