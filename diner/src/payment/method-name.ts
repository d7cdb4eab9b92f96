import { methodOf } from '@mam/domain/payment/methods.ts';
import type vi from '../words/payment/vi.json';
import type { Say } from '../words/words.ts';

type PaymentSay = Say<keyof typeof vi>;

const CASH = 'CASH_ON_DELIVERY';

/** A payment method in words, never its code; one nobody knows is paid on receipt. */
export function methodName(say: PaymentSay, code: string, pickup: boolean): string {
  switch (methodOf(code)?.title) {
    case 'momo':
      return say('momo');
    case 'zalopay':
      return say('zalopay');
    case 'atm':
      return say('atm');
    case 'atm-momo':
      return say('atm_momo');
    case 'qr':
      return say('qr');
    default:
      if (code === CASH) return say('cash');
      return say(pickup ? 'at_counter' : 'on_delivery');
  }
}

/** What else there is to know about it. */
export function methodDetail(say: PaymentSay, code: string, pickup: boolean): string {
  if (methodOf(code)?.title !== 'pay-later') return '';
  if (code === CASH) return say('cash_more');
  return say(pickup ? 'at_counter_more' : 'on_delivery_more');
}
