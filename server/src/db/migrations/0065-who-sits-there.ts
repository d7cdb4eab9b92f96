import type { Migration } from './migration.ts';

/** Guests put out of a sitting, and their network; the first phone as staff named it; rounds of a party set aside. */
export const whoSitsThere: Migration = {
  name: '0065-who-sits-there',
  statements: ({ integer }) => [
    "alter table sitting_guests add column network text not null default ''",
    'alter table sitting_guests add column put_out_by text',
    'alter table sittings add column first_guest text',
    `alter table orders add column party_aside ${integer} not null default 0`,
  ],
};
