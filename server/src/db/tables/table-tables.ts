import type { GuestState } from '@mam/domain/table/sitting.ts';

/** What happens at the tables of stores. */
export interface TableTables {
  staff_calls: StaffCallRow;
  table_codes: TableCodeRow;
  sittings: SittingRow;
  sitting_tables: SittingTableRow;
  sitting_guests: SittingGuestRow;
}

/** [TB33] What is printed on one table. */
export interface TableCodeRow {
  code: string;
  brand: string;
  store_id: number;
  /** as an order carries it [TB4] */
  table_name: string;
  /** the same in any letters [TB8]; one code of each stands */
  table_key: string;
  /** when staff replaced it: it opens nothing, and no file brings it back; null = it stands */
  replaced_at: number | null;
}

/** [TB21] One call of one guest. */
export interface StaffCallRow {
  id: string;
  brand: string;
  store_id: number;
  /** as an order carries it [TB4] */
  table_name: string;
  /** whether it came with its table's code [TB42] */
  table_verified: number;
  /** [TB81] the sitting its guest was in; null = in none */
  sitting_id: string | null;
  uid: string;
  guest_name: string;
  /** a JSON list of what was chosen */
  choices: string;
  note: string;
  /** what the staff read, in the restaurant's language [TB23] */
  text: string;
  /** counts every change */
  version: number;
  placed_at: number;
  taken_by: string | null;
  /** as they were called then; people go */
  taken_name: string | null;
  taken_at: number | null;
  answered_by: string | null;
  answered_name: string | null;
  answered_at: number | null;
}

/** [TB43] The time one party spends at a table. */
export interface SittingRow {
  id: string;
  brand: string;
  store_id: number;
  /** what the first phone shows */
  digits: string;
  wrong_digits: number;
  /** counts every change */
  version: number;
  begun_at: number;
  /** when its first guest came; null = nobody has */
  first_at: number | null;
  /** when somebody came or ordered last */
  last_at: number;
  /** when somebody of the staff saw its guests first; null = nobody has [TB51] */
  seen_at: number | null;
  ended_at: number | null;
  ended_by: 'staff' | 'idle' | 'guests' | 'merged' | null;
  /** the sitting its guests are in now; null = none */
  merged_into: string | null;
}

/** A table of a sitting; one that was left stays, so that it can be looked up. */
export interface SittingTableRow {
  sitting_id: string;
  brand: string;
  store_id: number;
  /** as an order carries it [TB4] */
  table_name: string;
  /** the same in any letters [TB8] */
  table_key: string;
  since: number;
  /** 1 = the party sits there; one sitting has a table at a time */
  taken: number;
}

/** A phone of a sitting, also one that only tried the digits. */
export interface SittingGuestRow {
  /** by which the others know it; the uid is told to nobody */
  id: string;
  sitting_id: string;
  uid: string;
  /** "" = not said yet */
  name: string;
  state: GuestState;
  wrong_digits: number;
  joined_at: number;
}
