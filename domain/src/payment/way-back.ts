import type { Minor } from '../money/currency.ts';
import { isCard } from '../store/payment-methods.ts';
import type { EpochMs } from '../time/moment.ts';
import { type Capture, hasLeft, type Refund, splitRefund } from './ledger.ts';
import { isTillWay } from './till-way.ts';

/** [PA34] Whether money goes back by itself when its gateway is asked; what came by bank is sent by a person. */
export function goesByItself(gateway: string): boolean {
  return gateway !== 'transfer' && !isTillWay(gateway);
}

/** To a wallet within minutes, to a card within some working days, to a bank account when somebody has sent it. */
export type WayBack = 'wallet' | 'card' | 'bank';

/** [PA35] Which way money goes back, and so how long it usually takes. method: what the order is paid with. */
export function wayBack(gateway: string, method: string): WayBack {
  if (!goesByItself(gateway)) return 'bank';
  return gateway === 'onepay' || (gateway === 'momo' && isCard(method)) ? 'card' : 'wallet';
}

/** A payment of an order with the gateway that brought it, or money on its way back. */
export type MoneyMove =
  | (Capture & { readonly kind: 'capture'; readonly gateway: string })
  | (Refund & { readonly kind: 'refund'; readonly id: string; readonly at: EpochMs });

/** A part of the money of an order that goes back. due = nobody has sent it yet, asked = on its way. */
export interface Return {
  readonly gateway: string;
  readonly stage: 'due' | 'asked' | 'done';
  readonly amount: Minor;
  /** when it was sent; null = it is due */
  readonly at: EpochMs | null;
}

/** [PA35] [PA18] Everything that goes back, on its way or still due, the newest payment first, as one reads it. */
export function listReturns(moves: readonly MoneyMove[], due: Minor): Return[] {
  const captures = moves.filter((move) => move.kind === 'capture');
  const refunds = moves.filter((move) => move.kind === 'refund');
  const gatewayOf = (captureId: string) => captures.find(({ id }) => id === captureId)?.gateway ?? '';
  const parts = due > 0 ? splitRefund(captures, refunds, due) : [];
  return [
    ...('refused' in parts ? [] : parts).map(({ captureId, amount }) => ({
      gateway: gatewayOf(captureId),
      stage: 'due' as const,
      amount,
      at: null,
    })),
    // money a gateway refused to send back has not left: it is among what is due
    ...refunds.filter(hasLeft).map(({ captureId, amount, state, at }) => ({
      gateway: gatewayOf(captureId),
      stage: state === 'done' ? ('done' as const) : ('asked' as const),
      amount,
      at,
    })),
  ];
}
