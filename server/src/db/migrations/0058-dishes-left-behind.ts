import type { Migration } from './migration.ts';

/** How many dishes somebody had chosen that are not in the order; null = of before this was known. */
export const dishesLeftBehind: Migration = {
  name: '0058-dishes-left-behind',
  statements: ({ integer }) => [`alter table order_people add column left_behind ${integer}`],
};
