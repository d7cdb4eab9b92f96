import type { TillWay } from '@mam/domain/payment/till-way.ts';
import type { GatewayName } from '@mam/domain/store/payment-methods.ts';
import type { GuestState } from '@mam/domain/table/sitting.ts';

/** The tables of calls, sittings and bills in restaurants. */
export interface TableTables {
  staff_calls: StaffCallRow;
  table_codes: TableCodeRow;
  sittings: SittingRow;
  sitting_tables: SittingTableRow;
  sitting_guests: SittingGuestRow;
  bill_shares: BillShareRow;
  bill_money: BillMoneyRow;
}

/** [TB33] The code printed on one table. */
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
  /** the words the staff read, in the restaurant's language [TB23] */
  text: string;
  /** counts every change */
  version: number;
  placed_at: number;
  /** when a device of the staff has drawn it [TB85] */
  seen_at: number | null;
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
  /** the digits the first phone shows */
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
  ended_by: 'staff' | 'idle' | 'guests' | 'merged' | 'paid' | 'aside' | null;
  /** the guest whom the staff named as its first phone [TB89]; null = nobody */
  first_guest: string | null;
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
  /** the network address it asked or tried digits from last; '' = not known, or the sitting is over */
  network: string;
  /** [TB88] the one who put it out; null = nobody, or it was let in again */
  put_out_by: 'guest' | 'staff' | null;
}

/** [TB59] A part of a sitting's bill that somebody pays. */
export interface BillShareRow {
  id: string;
  brand: string;
  store_id: number;
  sitting_id: string;
  /** the phone that pays it; null = cash that a waiter took */
  uid: string | null;
  /** as they were called then */
  name: string;
  /** the text of the transfer [PA57]; null = cash */
  code: string | null;
  amount: number;
  /** the money that has come of it */
  counted: number;
  /** a JSON list: which parts of which lines */
  parts: string;
  /** a JSON document: the part of a bill divided equally that it is [SP11]; null = of none */
  division: string | null;
  /** until when nobody else can take it; null = it was given up, or is cash */
  held_until: number | null;
  /** [TB83] how often it was held so that others waited */
  holds: number;
  /** when its hold ended before its time, and by whom; null = it did not */
  let_go_at: number | null;
  let_go_by: 'payer' | 'till' | null;
  created_at: number;
  /** when all of it was there */
  paid_at: number | null;
  /** id of the staff who took it by hand, and the way; null = a phone pays it, or cash of before ways were kept */
  taken_by: string | null;
  taken_way: TillWay | null;
  /** [PA62] staff id and name of the person who has seen its transfer; null = nobody had to */
  confirmed_by: string | null;
  confirmed_name: string | null;
  /** when cash was taken back, by whom and why */
  back_at: number | null;
  back_by: string | null;
  back_name: string | null;
  back_reason: string | null;
}

/** [PA59] Money that came for a share, once; the part that pays is laid on rounds as captures. */
export interface BillMoneyRow {
  id: string;
  brand: string;
  share_id: string;
  method: GatewayName | TillWay;
  amount: number;
  /** the part of it that pays the share; the rest is due back */
  counted: number;
  /** the number of it at the bank or gateway; null = cash, or a person has seen it */
  provider_ref: string | null;
  document: string;
  at: number;
}
