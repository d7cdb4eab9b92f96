import type { Migration } from '../../src/db/migrations/migration.ts';
import { migrations } from '../../src/db/migrations/migrations.ts';

/** A table with much in it is made anew with a column more, as SQLite asks of whoever changes one. */
const rewritten: Migration = {
  name: '9001-rewritten',
  statements: ({ integer, tableEnd }) => [
    `create table steps_anew (
      order_id text not null,
      version ${integer} not null,
      brand text not null,
      status text not null,
      at ${integer} not null,
      by_kind text not null,
      by_id text,
      reason text,
      promised_at ${integer},
      changes text,
      said_at ${integer} not null,
      primary key (order_id, version)
    )${tableEnd}`,
    `insert into steps_anew
      select order_id, version, brand, status, at, by_kind, by_id, reason, promised_at, changes, at from order_steps`,
    'drop table order_steps',
    'alter table steps_anew rename to order_steps',
    'create index steps_said on order_steps (brand, said_at)',
  ],
};

/** Every row of the largest tables is changed, and what is new is looked up by. */
const filled: Migration = {
  name: '9002-filled',
  statements: ({ integer }) => [
    `alter table orders add column weight ${integer} not null default 0`,
    'update orders set weight = (select count(*) from order_lines where order_lines.order_id = orders.id)',
    'create index orders_weight on orders (brand, weight)',
    `alter table payments add column note text not null default ''`,
    `update payments set note = kind || ' ' || method`,
  ],
};

/** Something is taken apart into a table of its own. */
const parted: Migration = {
  name: '9003-parted',
  statements: ({ integer, tableEnd }) => [
    `create table order_notes (
      order_id text primary key,
      note text not null,
      at ${integer} not null
    )${tableEnd}`,
    `insert into order_notes select id, note, created_at from orders where note <> ''`,
    'create index order_notes_at on order_notes (at)',
  ],
};

/** Everything there is, and versions that nobody has written yet: an upgrade that can be killed on its way. */
export const LATER: readonly Migration[] = [...migrations, rewritten, filled, parted];

/** The same on SQLite and on PostgreSQL with a statement that does not end while anybody looks. */
export const endlessOn = (engine: 'sqlite' | 'postgres'): readonly Migration[] => [
  ...LATER,
  {
    name: '9004-endless',
    statements: () =>
      engine === 'postgres'
        ? ['select pg_sleep(100000)']
        : [
            `insert into counters with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000000)
              select 'endless-' || i, i from n`,
            // should it end, it is not kept
            'nothing',
          ],
  },
];
