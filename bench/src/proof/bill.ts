import type { Proof } from './proof.ts';
import { storm } from './storm.ts';

export const bill: Proof = {
  says: 'two to twelve phones, some late, and a till that split a bill at random, by bank, wallet, eye and in cash, leave no remainder below 0, write down every đồng once, take of nobody more than their share, and their receipts are the bill',
  share: 10,
  whole: 10_000,
  run: storm('server/test/storm/bill-storm.ts'),
};
