import { Refused } from '@mam/client/call.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Rejected, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import {
  acceptOrder,
  completeOrder,
  markDeparted,
  markReady,
  nameDriver,
  offerFee,
  promiseLater,
} from '@mam/contract/staff/board.ts';
import { boardOrderFromWire, rejectedOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import type { LATER_REFUSES, OFFER_FEE_REFUSES, STEP_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Driver } from '@mam/domain/order/driver.ts';
import type { BoardOrder, RejectedOrder, RejectedRefund } from '@mam/domain/staff/board.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useCallback } from 'react';
import { call, isUnclear } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { serverNow } from '../device/clock.ts';
import { useBoardPlace } from '../store/board-place.ts';
import { say } from '../words/words.ts';
import { putOnBoard } from './board-query.ts';
import { columnOf } from './columns.ts';
import { setInFlight, useInFlight } from './in-flight.ts';
import { sendOnce } from './send-once.ts';
import { type Rejection, sendRejection } from './send-rejection.ts';
import { orderEnding } from './steps.ts';
import { isDelayed, useAnyDelayed } from './undo/delayed-acts.ts';

/** A step of staff with an order. */
export type Move =
  /** until its diner has it, and how much of that the way takes */
  | { readonly verb: 'accept'; readonly minutes: number; readonly way: number }
  | { readonly verb: 'later'; readonly minutes: number }
  | ({ readonly verb: 'reject' } & Rejection)
  | { readonly verb: 'fee'; readonly fee: Minor }
  | ({ readonly verb: 'driver' } & Driver)
  | { readonly verb: 'ready' | 'depart' | 'complete' };

type Refusing = (typeof STEP_REFUSES | typeof OFFER_FEE_REFUSES | typeof LATER_REFUSES)[number];

function send(
  order: BoardOrder,
  move: Move,
  currency: Currency,
): Promise<Answer<StaffOrder | Rejected, Refusing>> {
  const { code, version } = order;
  const params = { code };
  if (move.verb === 'accept') {
    const { minutes, way } = move;
    return call(acceptOrder, { params, body: { version, minutes, way_minutes: way } });
  }
  if (move.verb === 'later') return sendLater(order, move.minutes);
  if (move.verb === 'reject') return sendRejection(order, move);
  if (move.verb === 'fee')
    return call(offerFee, { params, body: { version, fee: toWire(move.fee, currency) } });
  if (move.verb === 'driver') {
    const { name, phone, link } = move;
    return call(nameDriver, { params, body: { version, name, phone, tracking_link: link } });
  }
  const to = { ready: markReady, depart: markDeparted, complete: completeOrder }[move.verb];
  return call(to, { params, body: { version } });
}

/** [OR69] Later once, however often it is sent. */
function sendLater({ code, version }: BoardOrder, minutes: number) {
  const body = { version, minutes };
  return sendOnce(JSON.stringify(['later', code, body]), (idempotencyKey) =>
    call(promiseLater, { params: { code }, body, idempotencyKey }),
  );
}

/** Somebody else was faster: says who, and what the order is now. */
function sayWhoWon(order: BoardOrder): void {
  const state = columnOf(order, serverNow()) ?? orderEnding(order);
  const who =
    order.lastBy === 'diner'
      ? say('won.diner')
      : order.lastBy === 'system' || !order.lastBy
        ? say('won.system')
        : order.lastBy;
  showToast(say('won', { code: order.code, who, state: say(`state.${state}`) }), { urgent: true });
}

/** Tells how an order was refused and where its money stands: the worst of it is told. */
function sayRejected({ code, givenBack, refundDue }: RejectedOrder, currency: Currency): void {
  const backAs = (wanted: RejectedRefund['state']) =>
    givenBack.reduce((sum, { amount, state }) => (state === wanted ? sum + amount : sum), 0);
  const news = [
    ['failed', backAs('failed')],
    ['due', refundDue],
    ['asked', backAs('asked')],
    ['done', backAs('done')],
  ] as const;
  const [state, amount] = news.find(([, minor]) => minor > 0) ?? [null, 0];
  if (state === null) showToast(say('moved.reject', { code }));
  else {
    const urgent = state === 'failed' || state === 'due';
    showToast(say(`rejected.${state}`, { code, amount: formatMoney(amount, currency) }), { urgent });
  }
}

/** done = the order was moved, refused = it was not, unclear = nobody knows, and sending it again does no harm */
export type Moved = 'done' | 'refused' | 'unclear';

/** One move of one order: sent once however often it is tapped, and the board is right afterwards, whoever won. */
export function useMove(order: BoardOrder): {
  readonly move: (move: Move) => Promise<Moved>;
  readonly busy: boolean;
} {
  const { storeId, currency } = useBoardPlace();
  const flies = useInFlight(({ keys }) => keys.has(order.code));
  const delayed = useAnyDelayed(order.code);
  const move = useCallback(
    async (step: Move) => {
      if (useInFlight.getState().keys.has(order.code) || isDelayed(order.code)) return 'unclear';
      setInFlight(order.code, true);
      const answer = await send(order, step, currency);
      if (answer.ok) {
        putOnBoard(storeId, answer.data);
        if ('given_back' in answer.data) sayRejected(rejectedOrderFromWire(answer.data, currency), currency);
        else showToast(say(`moved.${step.verb}`, { code: order.code }));
      } else {
        const now = answer.code === 'STALE' ? (answer.data.order as StaffOrder | undefined) : undefined;
        if (now) {
          putOnBoard(storeId, now);
          sayWhoWon(boardOrderFromWire(now, currency));
        } else sayRefusal(new Refused(answer));
      }
      setInFlight(order.code, false);
      void queries.invalidateQueries({ queryKey: keys.board(storeId) });
      if (answer.ok) return 'done';
      return isUnclear(answer) ? 'unclear' : 'refused';
    },
    [order, storeId, currency],
  );
  return { move, busy: flies || delayed };
}
