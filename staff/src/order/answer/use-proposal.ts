import { type KitchenAndWay, type Promised, promiseIn, proposedMinutes } from '@mam/domain/order/promise.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useState } from 'react';
import { serverNow, useClock } from '../../device/clock.ts';
import type { Move } from '../use-move.ts';

interface Proposal {
  /** an appointment leaves the kitchen nothing to choose */
  readonly asap: boolean;
  /** the minutes the kitchen would need, and those chosen instead */
  readonly proposed: number;
  readonly minutes: number;
  readonly choose: (minutes: number) => void;
  /** the promise that accepting at a moment would make */
  readonly promiseAt: (now: EpochMs) => Promised;
  /** accepting, now */
  readonly acceptance: () => Extract<Move, { verb: 'accept' }>;
}

/** [OR68] The promise an order would be given, as its store needs it or as its cook has chosen. */
export function useProposal(order: Pick<BoardOrder, 'type' | 'wantedAt' | 'needs'>): Proposal {
  const [chosen, choose] = useState<number | null>(null);
  const asap = order.wantedAt === null;
  const minutesAt = (now: EpochMs): KitchenAndWay => {
    const needed = proposedMinutes(order, order.needs, now);
    return asap && chosen !== null ? { ...needed, kitchen: chosen } : needed;
  };
  const proposed = useClock((now) => proposedMinutes(order, order.needs, now).kitchen);
  return {
    asap,
    proposed,
    minutes: asap ? (chosen ?? proposed) : proposed,
    choose,
    promiseAt: (now) => promiseIn(minutesAt(now), now),
    acceptance: () => {
      const { kitchen, way } = minutesAt(serverNow());
      return { verb: 'accept', minutes: kitchen + way, way };
    },
  };
}
