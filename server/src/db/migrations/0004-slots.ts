import type { Migration } from './migration.ts';

/** Places that orders hold in the slots of stores that take only so many at a time. */
export const slots: Migration = {
  name: '0004-slots',
  statements: ({ integer, tableEnd }) => [
    `create table slot_places (
      order_id text primary key references orders (id),
      brand text not null,
      store_id ${integer} not null,
      type text not null,
      at ${integer} not null
    ) ${tableEnd}`,
    'create index slot_places_by_time on slot_places (store_id, at, brand)',
  ],
};
