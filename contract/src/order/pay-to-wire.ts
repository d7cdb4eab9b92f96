import { type PayTo, settledPayTo } from '@mam/domain/split/pay-to.ts';
import type { PayTo as PayToWire } from './pay-to.schema.ts';

/** An account as it is kept: without what was typed for the eye. */
export const payToFrom = ({ bank_id, account_number, account_name }: PayToWire): PayTo =>
  settledPayTo({ bank: bank_id, number: account_number, holder: account_name });

export const payToWire = ({ bank, number, holder }: PayTo): PayToWire => ({
  bank_id: bank,
  account_number: number,
  account_name: holder,
});
