import type { Migration } from './migration.ts';

/** When a device of the staff has drawn a call. */
export const seenCalls: Migration = {
  name: '0061-seen-calls',
  statements: ({ integer }) => [`alter table staff_calls add column seen_at ${integer}`],
};
