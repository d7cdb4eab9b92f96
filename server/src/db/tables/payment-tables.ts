import type { Arrival } from '@mam/domain/payment/arrival.ts';
import type { AttemptState } from '@mam/domain/payment/attempt.ts';
import type { Refund } from '@mam/domain/payment/ledger.ts';
import type { TillWay } from '@mam/domain/payment/till-way.ts';
import type { GatewayName } from '@mam/domain/store/payment-methods.ts';

/** The tables of money that came in and went back, of the attempts it came by, and of money nobody could place. */
export interface PaymentTables {
  payments: PaymentRow;
  payment_attempts: PaymentAttemptRow;
  payment_notices: PaymentNoticeRow;
}

/** One row a payment that came in or a refund; amounts are never overwritten. */
export interface PaymentRow {
  id: string;
  brand: string;
  order_id: string;
  kind: 'capture' | 'refund';
  /** by hand only of a bill of a table, and what was taken on receipt */
  method: GatewayName | TillWay;
  amount: number;
  currency: string;
  /** of a capture what it meant, or that staff confirmed it; of a refund how far it is */
  status: Arrival | 'confirmed' | Refund['state'];
  /** of a capture the gateway's number of the payment, of a refund ours; null = nobody gave one */
  provider_ref: string | null;
  /** the person, their reason, the lines */
  document: string;
  created_at: number;
  attempt_id: string | null;
  /** the capture a refund gives back from */
  capture_id: string | null;
  /** of a capture: the share it is for; null = the order itself */
  share_code: string | null;
  /** of a capture: the money of a table's bill it is a part of [PA59]; null = it came for this order */
  bill_money_id: string | null;
  /** when a refund under way is asked about again */
  next_ask_at: number | null;
}

/** One try to pay an order, or a share of a table's bill, through one gateway. */
export interface PaymentAttemptRow {
  id: string;
  brand: string;
  store_id: number;
  /** null = it pays a share of a bill */
  order_id: string | null;
  /** [PA60] null = it pays an order */
  bill_share_id: string | null;
  /** 1 and up within what it pays */
  number: number;
  method: string;
  gateway: GatewayName;
  /** our name for it at the gateway; of a transfer what the statement says */
  reference: string;
  amount: number;
  state: AttemptState;
  /** the gateway's last code */
  code: string;
  /** links and codes to pay with */
  document: string;
  created_at: number;
  expires_at: number;
  /** when the gateway was asked last */
  asked_at: number;
  /** when it is asked again; null = no more */
  next_ask_at: number | null;
}

/** Money a gateway or bank has told of that belongs to no order we know. */
export interface PaymentNoticeRow {
  id: string;
  brand: string;
  gateway: GatewayName;
  reference: string;
  provider_ref: string;
  amount: number;
  /** unknown = no order, ambiguous = several, other_account = not on the account of the order's store */
  outcome: 'unknown' | 'ambiguous' | 'other_account';
  statement: string;
  at: number;
}
