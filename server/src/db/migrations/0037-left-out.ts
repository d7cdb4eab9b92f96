import type { Migration } from './migration.ts';

/** Who was left out of an order because their share was not there, and the lines that are not made for it. */
export const leftOut: Migration = {
  name: '0037-left-out',
  statements: ({ integer }) => [
    `alter table order_people add column left_out_at ${integer}`,
    `alter table order_lines add column closed_at ${integer}`,
  ],
};
