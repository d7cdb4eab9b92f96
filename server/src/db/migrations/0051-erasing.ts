import type { Migration } from './migration.ts';

/** Indexes that find the rows of one diner, or of one number, without looking through everybody's. */
export const erasing: Migration = {
  name: '0051-erasing',
  statements: () => [
    'create index group_sessions_of_diner on group_sessions (uid)',
    'create index sitting_guests_of_diner on sitting_guests (uid, joined_at)',
    'create index phone_proofs_of_number on phone_proofs (phone_number, brand)',
    `create index voucher_uses_to_forget on voucher_uses (at) where phone <> ''`,
  ],
};
