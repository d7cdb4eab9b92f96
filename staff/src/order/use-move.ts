import { Refused } from '@mam/client/call.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Board as BoardWire, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import {
  acceptOrder,
  completeOrder,
  markDeparted,
  markReady,
  offerFee,
  rejectOrder,
} from '@mam/contract/staff/board.ts';
import type { OFFER_FEE_REFUSES, STEP_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useCallback } from 'react';
import { call } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { useBoardPlace } from '../store/board-place.ts';
import { say } from '../words/words.ts';
import type { BoardOrder } from './board-order.ts';
import { columnOf } from './columns.ts';
import { setInFlight, useInFlight } from './in-flight.ts';
import { boardOrderOf } from './read-board.ts';
import { endOf } from './steps.ts';

/** What a member of staff does with an order. */
export type Move =
  | { readonly verb: 'accept'; readonly minutes: number }
  | { readonly verb: 'reject'; readonly reason: string }
  | { readonly verb: 'fee'; readonly fee: Minor }
  | { readonly verb: 'ready' | 'depart' | 'complete' };

type Refusing = (typeof STEP_REFUSES | typeof OFFER_FEE_REFUSES)[number];

function send(
  { code, version }: BoardOrder,
  move: Move,
  currency: Currency,
): Promise<Answer<StaffOrder, Refusing>> {
  const params = { code };
  if (move.verb === 'accept') return call(acceptOrder, { params, body: { version, minutes: move.minutes } });
  if (move.verb === 'reject') return call(rejectOrder, { params, body: { version, reason: move.reason } });
  if (move.verb === 'fee')
    return call(offerFee, { params, body: { version, fee: toWire(move.fee, currency) } });
  const to = { ready: markReady, depart: markDeparted, complete: completeOrder }[move.verb];
  return call(to, { params, body: { version } });
}

/** The answer to a move is the order as it is now: it takes its place on the board at once. */
function putOnBoard(storeId: number, order: StaffOrder): void {
  queries.setQueryData<BoardWire>(keys.board(storeId), (board) => {
    if (!board) return board;
    return {
      ...board,
      orders: board.orders.map((each) =>
        each.code === order.code && each.version < order.version ? order : each,
      ),
    };
  });
}

/** Somebody else was faster: says who, and what the order is now. */
function sayWhoWon(order: BoardOrder): void {
  const state = columnOf(order) ?? endOf(order);
  const who =
    order.lastBy === 'diner'
      ? say('won.diner')
      : order.lastBy === 'system' || !order.lastBy
        ? say('won.system')
        : order.lastBy;
  showToast(say('won', { code: order.code, who, state: say(`state.${state}`) }), { urgent: true });
}

/** One move of one order: sent once however often it is tapped, and the board is right afterwards, whoever won. */
export function useMove(order: BoardOrder): {
  readonly move: (move: Move) => Promise<boolean>;
  readonly busy: boolean;
} {
  const { storeId, currency } = useBoardPlace();
  const busy = useInFlight(({ codes }) => codes.has(order.code));
  const move = useCallback(
    async (step: Move) => {
      if (useInFlight.getState().codes.has(order.code)) return false;
      setInFlight(order.code, true);
      const answer = await send(order, step, currency);
      if (answer.ok) {
        putOnBoard(storeId, answer.data);
        showToast(say(`moved.${step.verb}`, { code: order.code }));
      } else {
        const now = answer.code === 'STALE' ? (answer.data.order as StaffOrder | undefined) : undefined;
        if (now) {
          putOnBoard(storeId, now);
          sayWhoWon(boardOrderOf(now, currency));
        } else sayRefusal(new Refused(answer));
      }
      setInFlight(order.code, false);
      void queries.invalidateQueries({ queryKey: keys.board(storeId) });
      return answer.ok;
    },
    [order, storeId, currency],
  );
  return { move, busy };
}
