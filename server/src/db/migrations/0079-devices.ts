import type { Migration } from './migration.ts';

/** [SF27] [SF28] Devices of the restaurant, digits that people choose there, and which browser a session is of [SF32]. */
export const devicesOfRestaurant: Migration = {
  name: '0079-devices',
  statements: ({ integer, tableEnd }) => [
    `create table devices (
      id text primary key,
      brand text not null,
      store_id ${integer} not null,
      name text not null,
      token_hash text not null unique,
      added_by text not null,
      created_at ${integer} not null,
      last_at ${integer} not null,
      foreign key (brand, store_id) references stores (brand, id) on delete cascade
    )${tableEnd}`,
    'create index devices_of_store on devices (brand, store_id)',
    `create table device_pins (
      device_id text not null references devices (id) on delete cascade,
      staff_id text not null references staff (id) on delete cascade,
      pin_hash text not null,
      set_at ${integer} not null,
      primary key (device_id, staff_id)
    )${tableEnd}`,
    'create index device_pins_of_person on device_pins (staff_id)',
    'alter table staff_sessions add column device_id text references devices (id) on delete cascade',
    `alter table staff_sessions add column by_pin ${integer} not null default 0`,
    "alter table staff_sessions add column user_agent text not null default ''",
    `alter table staff_sessions add column last_at ${integer} not null default 0`,
    'create index staff_sessions_of_device on staff_sessions (device_id) where device_id is not null',
    'create index staff_sessions_of_brand on staff_sessions (brand)',
  ],
};
