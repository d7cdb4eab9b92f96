import type { Role } from '@mam/domain/staff/roles.ts';

/** Who works for a brand. */
export interface StaffTables {
  staff: StaffRow;
  staff_stores: StaffStoreRow;
  staff_sessions: StaffSessionRow;
}

export interface StaffRow {
  id: string;
  brand: string;
  name: string;
  /** folded for signing in; unique within the brand */
  name_key: string;
  password_hash: string;
  role: Role;
  active: number;
  failed_tries: number;
  /** no sign-in is tried before this moment */
  paused_until: number;
  created_at: number;
}

export interface StaffStoreRow {
  staff_id: string;
  store_id: number;
  brand: string;
}

export interface StaffSessionRow {
  token_hash: string;
  staff_id: string;
  brand: string;
  created_at: number;
  expires_at: number;
}
