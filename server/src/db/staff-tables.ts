import type { Brake } from '@mam/domain/staff/brakes.ts';
import type { Role } from '@mam/domain/staff/roles.ts';

/** Who works for a brand. */
export interface StaffTables {
  staff: StaffRow;
  staff_stores: StaffStoreRow;
  staff_sessions: StaffSessionRow;
  staff_browsers: StaffBrowserRow;
  sign_in_brakes: SignInBrakeRow;
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

/** A browser that has signed in to an account. */
export interface StaffBrowserRow {
  token_hash: string;
  staff_id: string;
  last_at: number;
}

export interface SignInBrakeRow extends Brake {
  /** what is counted: a browser at an account, an account, a network */
  name: string;
}
