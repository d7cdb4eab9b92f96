import type { Migration } from './migration.ts';

/** The reason points were corrected by hand, and the person who did it. */
export const correctedPoints: Migration = {
  name: '0048-corrected-points',
  statements: () => [
    'alter table points_movements add column reason text',
    'alter table points_movements add column by_staff text',
  ],
};
