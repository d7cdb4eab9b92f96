import type { Migration } from './migration.ts';

/** Indexes for the frequent questions, so that each costs the same after a year. */
export const busyYear: Migration = {
  name: '0010-busy-year',
  statements: ({ numberEvents }) => [
    ...numberEvents,
    'create index voucher_uses_of_phone on voucher_uses (campaign_id, phone)',
    // how many one has placed of late, and what of that is still open
    'drop index orders_of_diner',
    'drop index orders_of_phone',
    'create index orders_of_diner on orders (uid, created_at)',
    'create index orders_open_of_diner on orders (uid, brand) where ended_at is null',
    'create index orders_open_of_phone on orders (phone_key, brand) where ended_at is null',
    `create index orders_held on orders (brand, store_id, created_at)
      where status = 'WAIT_PAYMENT' and captured > refunded`,
    'create index events_of_topic on events (topic, seq)',
    'create index staff_sessions_expired on staff_sessions (expires_at)',
    'create index payment_notices_of_brand on payment_notices (brand, at)',
  ],
};
