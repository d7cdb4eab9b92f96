import type { Migration } from './migration.ts';

/** Kinds of order that staff have paused or slowed, each until a moment; stopped tables are one of them without an end. */
export const storeSwitches: Migration = {
  name: '0076-store-switches',
  statements: ({ integer, tableEnd }) => [
    `create table store_switches (
      brand text not null,
      store_id ${integer} not null,
      type text not null check (type in ('DELI', 'DELIAT', 'PICKUP', 'TABLE')),
      kind text not null check (kind in ('pause', 'busy')),
      minutes ${integer} not null,
      until ${integer} check (until is not null or (type = 'TABLE' and kind = 'pause')),
      at ${integer} not null,
      by_staff text not null,
      by_name text not null,
      end_told ${integer} not null,
      primary key (brand, store_id, type),
      foreign key (brand, store_id) references stores (brand, id) on delete cascade
    ) ${tableEnd}`,
    'create index store_switches_ending on store_switches (until) where end_told = 0',
    `insert into store_switches
      (brand, store_id, type, kind, minutes, until, at, by_staff, by_name, end_told)
      select brand, id, 'TABLE', 'pause', 0, null, updated_at, '', '', 0 from stores where tables_stopped = 1`,
    'alter table stores drop column tables_stopped',
  ],
};
