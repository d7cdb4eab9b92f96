// The database of a storm of bills, what is counted in it and what is found wrong: one of each, all tables act on them.
import { POINTS_FOLLOW } from '../../src/consequences.ts';
import { openDatabase } from '../../src/db/database.ts';
import { statusWriter } from '../../src/order/change-status.ts';
import { type IncomingPayment, takePayment } from '../../src/payment/arriving/take-payment.ts';
import { readBill } from '../../src/table/bill/bill-queries.ts';
import { allocateToBill } from '../../src/table/bill/lay-money.ts';
import { sittingById } from '../../src/table/sitting-queries.ts';
import { importDemo } from '../demo.ts';
import type { MoneyTold } from './bill-judge.ts';
import { billRound } from './bill-round.ts';
import { stormAsked } from './storm-program.ts';

export const BRAND = 'BEPNHA';
export const STORM_STORES = [101, 102, 103, 104];
export const BEGUN = Date.UTC(2026, 10, 26);

const { database: where, count: most, ...dice } = stormAsked(10);
export const asked = most;
export const { upTo, pick } = dice;

export const database = await openDatabase(where);
await importDemo(database, BEGUN);
export const parts = { database, followMoney: { ...POINTS_FOLLOW, late: async () => {} } };

/** A bank or a wallet tells of money for a share. */
export const tellOfMoney = (share: string, payment: Omit<IncomingPayment, 'document'>) =>
  takePayment(
    { ...parts, changeStatus: statusWriter([]), bills: { allocate: allocateToBill } },
    { of: 'bill-share', brand: BRAND, id: share, share: null },
    { ...payment, document: {} },
  );

export const counted = {
  taken: 0,
  refused: 0,
  transfers: 0,
  wallets: 0,
  seen: 0,
  named: 0,
  cash: 0,
  back: 0,
  rounds: 0,
  surplus: 0,
};
export const found: string[] = [];

let rounds = 0;

export const nextBillRound = (sitting: { readonly id: string; readonly store_id: number }, at: number) =>
  billRound({ brand: BRAND, sitting, number: ++rounds, at }, upTo);

/** A bill that is split. */
export interface Table extends MoneyTold {
  readonly id: string;
  readonly phones: readonly string[];
  now: number;
}

/** A bill as it is now; one reading sees it between two changes. */
export const billNow = ({ id }: Table) =>
  inTurn(() =>
    database.transaction(async (trx) => {
      const sitting = await sittingById(trx, id);
      if (!sitting) throw new Error('a sitting is gone');
      return { sitting, ...(await readBill(trx, sitting)) };
    }),
  );

/** Runs a transaction; what found no connection in time has not begun, and is begun again. */
export async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (fault) {
      if (database.faultKind(fault) !== 'unavailable') throw fault;
    }
  }
}

/** Whether an act went well; a refusal is counted. */
export const count = (answer: object | null): boolean => {
  const done = answer === null || !('refused' in answer);
  if (!done) counted.refused += 1;
  return done;
};
