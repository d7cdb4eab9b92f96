import type { Table } from './table-name.ts';

/** The order feedback rates, by its hash; the staff of the store; or why it can go nowhere. */
export type FeedbackGoes =
  | { readonly to: 'order'; readonly hash: string }
  | { readonly to: 'staff'; readonly table: Table }
  | { readonly refused: 'TABLE_REQUIRED' };

/** [TB31] Where feedback goes: to the order there is to rate (null = none), else as a call to the staff of this table. */
export function feedbackGoes(hash: string | null, table: Table | null): FeedbackGoes {
  if (hash !== null) return { to: 'order', hash };
  return table === null ? { refused: 'TABLE_REQUIRED' } : { to: 'staff', table };
}
