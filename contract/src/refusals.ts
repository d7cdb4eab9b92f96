import { AMENDMENT_REFUSALS } from './amendment/refusals.ts';
import { COMBO_REFUSALS } from './combo/refusals.ts';
import { DELIVERY_REFUSALS } from './delivery/refusals.ts';
import { DEMO_REFUSALS } from './demo/refusals.ts';
import { GROUP_ORDER_REFUSALS } from './group-order/refusals.ts';
import type { Language } from './http/language.ts';
import { PROGRAM_KEY_REFUSALS } from './http/program-refusals.ts';
import { fillText, type RefusalParams } from './http/refusal-text.ts';
import { HTTP_REFUSALS } from './http/refusals.ts';
import { ISSUE_REFUSALS } from './issue/refusals.ts';
import { LOYALTY_REFUSALS } from './loyalty/refusals.ts';
import { MESSAGE_REFUSALS } from './message/refusals.ts';
import { OPTIONS_REFUSALS } from './options/refusals.ts';
import { ORDER_REFUSALS } from './order/refusals.ts';
import { PAYMENT_REFUSALS } from './payment/refusals.ts';
import { PRIVACY_REFUSALS } from './privacy/refusals.ts';
import { RATING_REFUSALS } from './rating/refusals.ts';
import { KEY_REFUSALS } from './staff/key/refusals.ts';
import { STAFF_REFUSALS } from './staff/refusals.ts';
import { STORE_REFUSALS } from './store/refusals.ts';
import { BILL_REFUSALS } from './table/bill-refusals.ts';
import { TABLE_REFUSALS } from './table/refusals.ts';
import { TAKING_REFUSALS } from './taking/refusals.ts';
import { VOUCHER_REFUSALS } from './voucher/refusals.ts';

/**
 * Every refusal: its code, the HTTP status it is answered with, its sentence in three languages. The apps know the
 * codes as a type only; what they show was worded by the server.
 */
export const REFUSALS = {
  ...HTTP_REFUSALS,
  ...PROGRAM_KEY_REFUSALS,
  ...KEY_REFUSALS,
  ...STORE_REFUSALS,
  ...OPTIONS_REFUSALS,
  ...COMBO_REFUSALS,
  ...VOUCHER_REFUSALS,
  ...DELIVERY_REFUSALS,
  ...PAYMENT_REFUSALS,
  ...ORDER_REFUSALS,
  ...RATING_REFUSALS,
  ...ISSUE_REFUSALS,
  ...MESSAGE_REFUSALS,
  ...GROUP_ORDER_REFUSALS,
  ...LOYALTY_REFUSALS,
  ...TABLE_REFUSALS,
  ...BILL_REFUSALS,
  ...PRIVACY_REFUSALS,
  ...STAFF_REFUSALS,
  ...AMENDMENT_REFUSALS,
  ...TAKING_REFUSALS,
  ...DEMO_REFUSALS,
};

export type RefusalCode = keyof typeof REFUSALS;

/** The sentence of a refusal in a language. */
export function refusalText(code: RefusalCode, params: RefusalParams, language: Language): string {
  return fillText(REFUSALS[code][language], params, language);
}
