import type { Migration } from './migration.ts';

/** [OR115] Until when a diner may answer a change; null = nothing is asked. The question itself is in the document. */
export const questionsOfChanges: Migration = {
  name: '0087-questions-of-changes',
  statements: ({ integer }) => [
    `alter table orders add column asked_until ${integer}`,
    'create index orders_asked on orders (asked_until) where asked_until is not null',
  ],
};
