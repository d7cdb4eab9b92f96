import type { Database, Trx } from '../../db/database.ts';
import type { Allocate, PayableName } from '../arriving/take-payment.ts';

interface Reading {
  readonly database: Database;
  readonly now: () => number;
}

/** Something a transfer may be for: an order, a share of one, or a share of a table's bill. */
export interface TransferTarget {
  /** the code on the statement */
  readonly code: string;
  readonly storeId: number;
  /** nothing more is to be paid of it */
  readonly isOver: boolean;
  readonly pays: PayableName;
}

/** The words a gateway shows to the payer, and the page they return to. */
export interface AttemptSubject {
  readonly about: string;
  /** a path of ours, from "/" */
  readonly back: string;
}

/** [PA57] [PA59] [PA60] Shares of tables' bills, as payments need them: tables come after payments. */
export interface SharesOfBills {
  readonly byCodes: (parts: Reading, brand: string, codes: readonly string[]) => Promise<TransferTarget[]>;
  /** whether this very money has been written down */
  readonly isKnown: (
    parts: Pick<Reading, 'database'>,
    brand: string,
    transaction: string,
  ) => Promise<boolean>;
  /** undefined = it is forgotten */
  readonly subjectOf: (
    parts: Pick<Reading, 'database'>,
    share: string,
  ) => Promise<AttemptSubject | undefined>;
  readonly allocate: Allocate;
  /** rings for the table of a share whose attempt came to nothing */
  readonly ring: (trx: Trx, share: string, now: number) => Promise<void>;
  /** the gateway's number of money which a payment of a round is a part of */
  readonly numberOf: (parts: Pick<Reading, 'database'>, billMoney: string) => Promise<string | null>;
}
