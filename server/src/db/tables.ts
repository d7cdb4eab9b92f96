import type { AuditTables } from './tables/audit-tables.ts';
import type { BackupTables } from './tables/backup-tables.ts';
import type { BrandTables } from './tables/brand-tables.ts';
import type { CallerTables } from './tables/caller-tables.ts';
import type { DinerTables } from './tables/diner-tables.ts';
import type { GroupOrderTables } from './tables/group-order-tables.ts';
import type { IssueTables } from './tables/issue-tables.ts';
import type { LoyaltyTables } from './tables/loyalty-tables.ts';
import type { MessageTables } from './tables/message-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { OutboxTables } from './tables/outbox-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { SlotTables } from './tables/slot-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';
import type { TableTables } from './tables/table-tables.ts';
import type { VoucherTables } from './tables/voucher-tables.ts';

/**
 * Every table: times in epoch ms, ids text, flags 0 or 1, money in minor units, `document` a JSON text. Rows of a brand
 * say which, and every query filters by it. A migration on main is never changed: somebody's data is already past it.
 */
export interface Tables
  extends AuditTables,
    BackupTables,
    BrandTables,
    CallerTables,
    DinerTables,
    MessageTables,
    GroupOrderTables,
    IssueTables,
    LoyaltyTables,
    OrderTables,
    OutboxTables,
    PaymentTables,
    SlotTables,
    TableTables,
    VoucherTables,
    StaffTables {
  idempotency_keys: IdempotencyKeyRow;
  events: EventRow;
  counters: CounterRow;
  schema_versions: SchemaVersionRow;
}

export interface IdempotencyKeyRow {
  /** a diner's uid, or staff:{id} */
  uid: string;
  endpoint: string;
  key: string;
  fingerprint: string;
  /** the envelope's data as it was answered; empty only inside the transaction that claims the key */
  answer: string;
  created_at: number;
  expires_at: number;
}

export interface EventRow {
  /** grows; of two events of one topic the later has the higher one */
  seq: number;
  brand: string;
  topic: string;
  version: number;
  at: number;
}

export interface CounterRow {
  name: string;
  value: number;
}

export interface SchemaVersionRow {
  name: string;
  at: number;
}
