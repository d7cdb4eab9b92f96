import type { Migration } from './migration.ts';

/** The maker of a place in a group order for a guest without a phone. */
export const guestPlaces: Migration = {
  name: '0036-guest-places',
  statements: () => [
    'alter table group_sessions add column made_by text',
    'alter table order_people add column made_by text',
  ],
};
