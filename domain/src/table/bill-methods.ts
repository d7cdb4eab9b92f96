import { gatewayOf, isCard, isTransfer, offeredMethods } from '../store/payment-methods.ts';
import type { Store } from '../store/store.ts';

const walletOf = (method: string): string => `${gatewayOf(method)} ${isCard(method)}`;

/**
 * [PA60] The methods a share of a table's bill is paid with besides a transfer: each wallet and card of the store once, by its
 * app where it has one, as the phone that pays is the one that shows a code.
 */
export function billMethods(store: Pick<Store, 'payments' | 'prepaid' | 'currency'>): string[] {
  const online = offeredMethods(store, 'TABLE', 1).filter(
    ({ method }) => gatewayOf(method) !== null && !isTransfer(method),
  );
  return [...new Set(online.map(({ method }) => walletOf(method)))].flatMap((wallet) => {
    const ways = online.filter(({ method }) => walletOf(method) === wallet);
    const { method } = ways.find(({ type }) => type === 'APP') ?? ways[0] ?? {};
    return method ?? [];
  });
}
