import type { Say } from '@mam/client/i18n.ts';
import { bankOf } from '@mam/domain/payment/banks.ts';
import { countsInDong, methodOf } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type vi from '../words/payment/vi.json';

type PaymentSay = Say<keyof typeof vi>;

/** A way to pay online; null in its place = paid to the restaurant. */
type Online = 'momo' | 'momo_qr' | 'zalopay' | 'atm' | 'atm_momo' | 'transfer';

const CASH = 'CASH_ON_DELIVERY';

function onlineMethod(code: string): Online | null {
  const method = methodOf(code);
  switch (method?.title) {
    case 'momo':
    case 'zalopay':
    case 'atm':
      return method.title;
    case 'atm-momo':
      return 'atm_momo';
    case 'qr':
      return method.gateway === 'transfer' ? 'transfer' : 'momo_qr';
    default:
      return null;
  }
}

/** A payment method in words, never its code; one nobody knows is paid on receipt. */
export function methodName(say: PaymentSay, code: string, pickup: boolean): string {
  const online = onlineMethod(code);
  if (online) return say(online);
  if (code === CASH) return say('cash');
  return say(pickup ? 'at_counter' : 'on_delivery');
}

/** More on a way to pay: how it goes, or which bank. */
export function methodDetail(
  say: PaymentSay,
  code: string,
  pickup: boolean,
  { bankAccount, currency }: Pick<Store, 'bankAccount' | 'currency'>,
): string {
  const online = onlineMethod(code);
  if (online === 'transfer') {
    if (bankAccount === null) return '';
    const bank = bankOf(bankAccount.bankId)?.name ?? bankAccount.bankId;
    return countsInDong(currency) ? say('transfer_more', { bank }) : bank;
  }
  if (online) return say(`${online}_more`);
  if (code === CASH) return say('cash_more');
  return say(pickup ? 'at_counter_more' : 'on_delivery_more');
}

/** The button that goes and does it. */
export function payWith(say: PaymentSay, code: string): string {
  const online = onlineMethod(code);
  return online ? say(`pay_${online}`) : say('use');
}
