import type { Database, Trx } from '../../db/database.ts';
import type { PaymentAttemptRow } from '../../db/tables/payment-tables.ts';
import type { Refused } from '../../http/answer.ts';
import type { MoneyWriting, Repeated, TakenMoney } from '../settle-order.ts';

interface Writing extends MoneyWriting {
  readonly database: Database;
  readonly now: () => number;
}

/** The thing a transfer may be for: an order, a share of one, or a share of a table's bill. */
export interface TransferTarget {
  /** the code on the statement */
  readonly code: string;
  readonly storeId: number;
  /** nothing more is to be paid of it */
  readonly isOver: boolean;
  /** writes the money down */
  readonly take: (parts: Writing, money: BankMoney) => Promise<TakenMoney | Repeated | Refused>;
}

export interface BankMoney {
  readonly amount: number;
  readonly statement: string;
  readonly transaction: string;
  readonly now: number;
}

/** Money that a gateway reports for an attempt. */
export interface GatewayMoney {
  readonly amount: number;
  readonly transaction: string;
  readonly code: string;
  readonly now: number;
}

/** The words a gateway shows to the payer, and the page they return to. */
export interface AttemptSubject {
  readonly about: string;
  /** a path of ours, from "/" */
  readonly back: string;
}

/** [PA57] [PA59] [PA60] Shares of tables' bills, as payments need them: tables come after payments. */
export interface SharesOfBills {
  readonly byCodes: (parts: Writing, brand: string, codes: readonly string[]) => Promise<TransferTarget[]>;
  /** whether this very money has been written down */
  readonly isKnown: (
    parts: Pick<Writing, 'database'>,
    brand: string,
    transaction: string,
  ) => Promise<boolean>;
  /** undefined = it is forgotten */
  readonly subjectOf: (
    parts: Pick<Writing, 'database'>,
    share: string,
  ) => Promise<AttemptSubject | undefined>;
  /** writes down what came by an attempt; UNKNOWN = its share is forgotten */
  readonly takeByGateway: (
    parts: Writing,
    attempt: PaymentAttemptRow,
    money: GatewayMoney,
  ) => Promise<TakenMoney | Repeated | Refused>;
  /** rings for the table of a share whose attempt came to nothing */
  readonly ring: (trx: Trx, share: string, now: number) => Promise<void>;
  /** the gateway's number of money which a payment of a round is a part of */
  readonly numberOf: (parts: Pick<Writing, 'database'>, billMoney: string) => Promise<string | null>;
}
