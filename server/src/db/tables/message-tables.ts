/** Codes sent to phones, and what they proved. */
export interface MessageTables {
  phone_codes: PhoneCodeRow;
  phone_proofs: PhoneProofRow;
}

export interface PhoneCodeRow {
  id: string;
  brand: string;
  /** the diner who asked for it; nobody else can use it */
  uid: string;
  /** [CT8] */
  phone_number: string;
  /** as networkOf writes it */
  network: string;
  /** of id and code */
  code_hash: string;
  sent_at: number;
  expires_at: number;
  /** counted before a code is compared */
  tries: number;
  used_at: number | null;
  /** [MS11] 1 = the number was the asker's own then */
  own: number;
}

/** A number that is this diner's, for one brand. */
export interface PhoneProofRow {
  brand: string;
  phone_number: string;
  uid: string;
  proved_at: number;
  how: 'code' | 'staff';
  /** the member of staff who proved it; null = a code did */
  staff_id: string | null;
}
