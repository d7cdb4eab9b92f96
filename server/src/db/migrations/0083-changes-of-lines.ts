import type { Migration } from './migration.ts';

/** [OR114] A step of an order keeps what it has changed of the lines; null = it was a step of another kind. */
export const changesOfLines: Migration = {
  name: '0083-changes-of-lines',
  statements: () => ['alter table order_steps add column changes text'],
};
