import type { Migration } from './migration.ts';

/** A number's digits from its last one on; a key has fifteen of them, and SQLite turns no text around. */
const FROM_THE_END = Array.from({ length: 20 }, (_, n) => `substr(phone_key, ${20 - n}, 1)`).join(' || ');

/**
 * [SF33] Guests a store has cooked for, found by the end of their number and the words of their name. Of orders there were
 * before, numbers are known at once, and names from a guest's next order on: no engine folds them.
 */
export const callersOfStores: Migration = {
  name: '0080-callers',
  statements: ({ integer, prefixed, tableEnd }) => [
    `create table callers (
      brand text not null,
      store_id ${integer} not null,
      phone_key text not null,
      tail ${prefixed} not null,
      name text not null,
      order_id text not null,
      orders ${integer} not null,
      missed ${integer} not null,
      last_at ${integer} not null,
      primary key (brand, store_id, phone_key),
      foreign key (brand, store_id) references stores (brand, id) on delete cascade
    )${tableEnd}`,
    'create index callers_by_tail on callers (brand, store_id, tail)',
    'create index callers_of_order on callers (order_id)',
    `create table caller_words (
      brand text not null,
      store_id ${integer} not null,
      word ${prefixed} not null,
      phone_key text not null,
      primary key (brand, store_id, word, phone_key),
      foreign key (brand, store_id, phone_key) references callers (brand, store_id, phone_key) on delete cascade
    )${tableEnd}`,
    'create index caller_words_of_caller on caller_words (brand, store_id, phone_key, word)',
    `insert into callers (brand, store_id, phone_key, tail, name, order_id, orders, missed, last_at)
      select brand, store_id, phone_key, ${FROM_THE_END}, name, id, times, 0, created_at
      from (
        select o.brand, o.store_id, o.phone_key, o.name, o.id, o.created_at,
          count(*) over (partition by o.brand, o.store_id, o.phone_key) as times,
          row_number() over (partition by o.brand, o.store_id, o.phone_key order by o.created_at desc, o.id desc) as place
        from orders o
        join stores s on s.brand = o.brand and s.id = o.store_id
        where o.phone_key <> '' and o.status in ('CONFIRMED', 'ACCEPTED', 'WAIT_PICKUP', 'ASSIGNING', 'AHA_CANCELLED',
          'IN_PROCESS', 'RES_DELIVERY', 'COMPLETED', 'COMPLETE')
      ) known
      where place = 1`,
  ],
};
