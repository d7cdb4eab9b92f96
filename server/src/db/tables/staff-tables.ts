import type { Brake } from '@mam/domain/staff/brakes.ts';
import type { Role } from '@mam/domain/staff/roles.ts';

/** The tables of the people who work for a brand. */
export interface StaffTables {
  staff: StaffRow;
  staff_stores: StaffStoreRow;
  staff_sessions: StaffSessionRow;
  staff_browsers: StaffBrowserRow;
  sign_in_brakes: SignInBrakeRow;
  staff_totp: StaffTotpRow;
  staff_recovery_codes: StaffRecoveryCodeRow;
  refused_sign_ins: RefusedSignInRow;
  devices: DeviceRow;
  device_pins: DevicePinRow;
  api_keys: ApiKeyRow;
}

export interface StaffRow {
  id: string;
  brand: string;
  name: string;
  /** folded for signing in; unique within the brand */
  name_key: string;
  /** [SF25] the name guests read; empty = the name to sign in with */
  display_name: string;
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
  /** [SF31] the device of the restaurant it was begun at, and lasts at; null = a browser of somebody's own */
  device_id: string | null;
  by_pin: number;
  user_agent: string;
  last_at: number;
}

/** [SF27] A device of the restaurant. */
export interface DeviceRow {
  id: string;
  brand: string;
  store_id: number;
  name: string;
  token_hash: string;
  added_by: string;
  created_at: number;
  last_at: number;
}

/** [SF28] The digits somebody has chosen at a device. */
export interface DevicePinRow {
  device_id: string;
  staff_id: string;
  pin_hash: string;
  set_at: number;
}

/** [SF35] A key of one of the brand's programs. */
export interface ApiKeyRow {
  /** in the clear in the key itself, to find it by */
  id: string;
  brand: string;
  name: string;
  /** folded; no two good keys of a brand share one */
  name_key: string;
  secret_hash: string;
  /** JSON: what it may do */
  scopes: string;
  /** JSON: numbers of stores, empty = all of the brand */
  stores: string;
  made_by: string;
  made_at: number;
  last_at: number | null;
  ends_at: number | null;
  ended_at: number | null;
}

/** A browser that has signed in to an account. */
export interface StaffBrowserRow {
  token_hash: string;
  staff_id: string;
  last_at: number;
}

export interface SignInBrakeRow extends Brake {
  /** the thing counted: a browser at an account, an account, a network */
  name: string;
}

/** The secret that the codes of an account are made of. */
export interface StaffTotpRow {
  staff_id: string;
  /** base32; a hash makes no codes */
  secret: string;
  /** null = begun, and asked for by nobody */
  confirmed_at: number | null;
  /** the step of the last code taken: it and those before are taken no more */
  last_step: number;
}

/** A recovery code that has not been used. */
export interface StaffRecoveryCodeRow {
  staff_id: string;
  code_hash: string;
}

/** Refused tries at an account on one day. */
export interface RefusedSignInRow {
  staff_id: string;
  /** days since 1970, UTC */
  day: number;
  tries: number;
  last_at: number;
}
