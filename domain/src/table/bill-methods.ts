import { offeredMethods } from '../store/offered-methods.ts';
import { gatewayOf, isCard, isTransfer } from '../store/payment-methods.ts';
import type { Store } from '../store/store.ts';

const walletKey = (method: string): string => `${gatewayOf(method)} ${isCard(method)}`;

/**
 * [PA60] The methods a share of a table's bill is paid with besides a transfer: each wallet and card of the store once, by its
 * app where it has one, as the phone that pays is the one that shows a code.
 */
export function billMethods(store: Pick<Store, 'payments' | 'prepaid' | 'currency'>): string[] {
  const online = offeredMethods(store, 'TABLE', 1).filter(
    ({ method }) => gatewayOf(method) !== null && !isTransfer(method),
  );
  return [...new Set(online.map(({ method }) => walletKey(method)))].flatMap((wallet) => {
    const ways = online.filter(({ method }) => walletKey(method) === wallet);
    const { method } = ways.find(({ type }) => type === 'APP') ?? ways[0] ?? {};
    return method ?? [];
  });
}

/** [PA60] So often one guest asks wallets for shares of one bill; each is asked about for a day. */
const MOST_OF_GUEST = 30;

/** [PA60] Whether a guest who has asked so often for this bill may ask once more. */
export const mayAskOnceMore = (asked: number): boolean => asked < MOST_OF_GUEST;
