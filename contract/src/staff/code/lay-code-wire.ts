import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { fromWire } from '../../money/money-wire.ts';
import type { TriedCode } from './lay-code.schema.ts';

/** A code that can be laid: the amount it takes off, and the total with it. */
export interface TriedOnOrder {
  readonly code: string;
  readonly name: string;
  readonly saved: Minor;
  readonly coupon: boolean;
  /** dishes it adds that cost nothing */
  readonly gifts: readonly { readonly name: string; readonly quantity: number }[];
  readonly total: Minor;
}

export const triedCodeFromWire = (
  { voucher_code: code, name, amount, coupon, gifts, total_amount }: TriedCode,
  currency: Currency,
): TriedOnOrder => ({
  ...{ code, name, coupon },
  gifts: gifts.map(({ item_name, quantity }) => ({ name: item_name, quantity })),
  ...{ saved: fromWire(amount, currency), total: fromWire(total_amount, currency) },
});
