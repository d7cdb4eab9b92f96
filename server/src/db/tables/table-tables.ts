/** What happens at the tables of stores. */
export interface TableTables {
  staff_calls: StaffCallRow;
  table_codes: TableCodeRow;
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
