/** The table of jobs for the world outside, each done once the change it follows from is kept. */
export interface OutboxTables {
  outbox: OutboxRow;
}

export interface OutboxRow {
  /** grows with time */
  id: string;
  brand: string;
  /** the sender that does it: push, courier, printer, webhook … */
  kind: string;
  /** the idempotency key: one of each key is written, and whoever receives it can tell a second one by it */
  key: string;
  /** the content, as its sender reads it; null once it is sent or given up */
  document: string;
  created_at: number;
  /** when it is tried next, or when the lease of the one trying it ends; null = sent, or given up */
  due_at: number | null;
  tries: number;
  /** names the one who is trying it now; null = nobody */
  lease: string | null;
  sent_at: number | null;
  given_up_at: number | null;
  /** why the last try failed */
  fault: string;
}
