/** The tables of guests a store knows by their number. */
export interface CallerTables {
  callers: CallerRow;
  caller_words: CallerWordRow;
}

/** [SF33] A guest a store has cooked for, by their number. */
export interface CallerRow {
  brand: string;
  store_id: number;
  phone_key: string;
  /** the digits of phone_key from the last one on */
  tail: string;
  name: string;
  /** their latest order; once that is forgotten, so are they [OR67] */
  order_id: string;
  /** how many were taken */
  orders: number;
  /** how many were cooked and not fetched, or not taken at the door */
  missed: number;
  last_at: number;
}

/** A word of a name a caller has said, folded. */
export interface CallerWordRow {
  brand: string;
  store_id: number;
  word: string;
  phone_key: string;
}
