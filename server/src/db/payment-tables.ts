/** What was paid. */
export interface PaymentTables {
  payments: PaymentRow;
}

/** One row an attempt, callback or refund; amounts are never overwritten. */
export interface PaymentRow {
  id: string;
  brand: string;
  order_id: string;
  kind: string;
  method: string;
  amount: number;
  currency: string;
  status: string;
  provider_ref: string | null;
  document: string;
  created_at: number;
}
