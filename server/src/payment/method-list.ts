import { METHOD_WORDS } from '@mam/contract/payment/method-words.ts';
import type { PaymentMethods } from '@mam/contract/payment/payment.schema.ts';
import type { Language } from '@mam/domain/money/language.ts';
import { offeredMethods } from '@mam/domain/store/offered-methods.ts';
import { gatewayOf } from '@mam/domain/store/payment-methods.ts';
import type { OrderType, Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { PaymentGateways } from '../outside/payment/gateways.ts';

/** Whether a store can really take money so: keys for a gateway, an account for transfers. */
function canTake(
  gateways: PaymentGateways,
  store: Pick<Store, 'brand' | 'id' | 'bankAccount'>,
  method: string,
): boolean {
  const name = gatewayOf(method);
  if (name === null) return true;
  if (name === 'transfer') return store.bankAccount !== null;
  return gateways.of(store.brand, store.id, name) !== null;
}

/** Why nobody may begin to pay so at this moment; null = nothing against it. [PA26] A resting gateway is left alone. */
export function cannotTake(
  gateways: PaymentGateways,
  store: Pick<Store, 'brand' | 'id' | 'bankAccount'>,
  method: string,
  now: EpochMs,
): 'PAYMENT_UNAVAILABLE' | 'PAYMENT_RESTING' | null {
  if (!canTake(gateways, store, method)) return 'PAYMENT_UNAVAILABLE';
  const name = gatewayOf(method);
  const asked = name !== null && name !== 'transfer';
  return asked && gateways.restsUntil(store.brand, store.id, name, now) !== null ? 'PAYMENT_RESTING' : null;
}

/** The payment methods a store offers for an order, in the diner's language. */
export function methodList(
  gateways: PaymentGateways,
  store: Store,
  { type, total, language, now }: { type: OrderType; total: number; language: Language; now: EpochMs },
): PaymentMethods {
  const offered = offeredMethods(store, type, total).filter(({ method }) => canTake(gateways, store, method));
  const words = METHOD_WORDS[language];
  return {
    methods: offered.map(({ method, type: kind, title, disabled }) => ({
      payment_method: method,
      type: kind,
      ...words[title],
      disabled: disabled !== null || cannotTake(gateways, store, method, now) !== null,
    })),
  };
}
