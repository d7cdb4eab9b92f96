/** The tables of diners and their browsers. */
export interface DinerTables {
  diners: DinerRow;
  push_subscriptions: PushSubscriptionRow;
}

export interface DinerRow {
  uid: string;
  token_hash: string;
  is_test: number;
  created_at: number;
  /** as told by the diner */
  name: string | null;
  language: 'vi' | 'en' | 'de' | null;
  /** [DN7] when to look whether this identity is forgotten; null = never, an order refers to it */
  kept_until: number | null;
}

/** A browser that wants to be told; its endpoint is the secret by which it may be told. */
export interface PushSubscriptionRow {
  endpoint: string;
  uid: string;
  p256dh: string;
  auth: string;
  created_at: number;
}
