import type { Migration } from './migration.ts';

/** Why somebody has corrected points, and who. */
export const correctedPoints: Migration = {
  name: '0048-corrected-points',
  statements: () => [
    'alter table points_movements add column reason text',
    'alter table points_movements add column by_staff text',
  ],
};
