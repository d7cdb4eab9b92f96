import type { Migration } from './migration.ts';

/** Of which sitting a call is: it goes where its party goes. */
export const callsOfSittings: Migration = {
  name: '0052-calls-of-sittings',
  statements: () => [
    'alter table staff_calls add column sitting_id text',
    'create index staff_calls_of_sitting on staff_calls (sitting_id) where sitting_id is not null and answered_at is null',
  ],
};
