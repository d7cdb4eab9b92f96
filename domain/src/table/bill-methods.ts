import { gatewayOf, isCard, isTransfer, offeredMethods } from '../store/payment-methods.ts';
import type { Store } from '../store/store.ts';

const walletOf = (method: string): string => `${gatewayOf(method)} ${isCard(method)}`;

/**
 * [PA60] The methods a share of a table's bill is paid with besides a transfer: each wallet and card of the store once, an
 * app before a code to scan, as the phone that pays is the one that shows it.
 */
export function billMethods(store: Pick<Store, 'payments' | 'prepaid' | 'currency'>): string[] {
  return offeredMethods(store, 'TABLE', 1)
    .filter(({ method }) => gatewayOf(method) !== null && !isTransfer(method))
    .sort((a, b) => Number(a.type === 'QR') - Number(b.type === 'QR'))
    .map(({ method }) => method)
    .filter((method, at, all) => all.findIndex((other) => walletOf(other) === walletOf(method)) === at);
}
