import type { Answer } from '@mam/contract/http/client.ts';
import type { Rejected } from '@mam/contract/staff/board.schema.ts';
import { rejectOrder } from '@mam/contract/staff/board.ts';
import type { STEP_REFUSES } from '@mam/contract/staff/refusals.ts';
import { call, isUnclear, newKey } from '../data/ask.ts';
import { pauseAfter } from '../data/read-again.ts';
import type { BoardOrder } from './board-order.ts';

export interface Rejection {
  /** what the diner reads */
  readonly reason: string;
  /** what it holds goes back in the same act, as far as gateways can */
  readonly giveBack: boolean;
}

type RejectAnswer = Answer<Rejected, (typeof STEP_REFUSES)[number]>;

/** The keys of refusals nobody has answered: sent again, it is the same refusal and the same refund. */
const open = new Map<string, string>();
const TRIES = 3;

/** [PA34] Refuses an order once, however often it is sent; without an answer it is asked again under its key. */
export async function sendRejection(
  { code, version }: BoardOrder,
  { reason, giveBack }: Rejection,
): Promise<RejectAnswer> {
  const body = { version, reason, ...(giveBack && { give_back: true }) };
  const name = JSON.stringify([code, body]);
  const idempotencyKey = open.get(name) ?? newKey();
  open.set(name, idempotencyKey);
  for (let tried = 1; ; tried += 1) {
    const answer = await call(rejectOrder, { params: { code }, body, idempotencyKey });
    if (!isUnclear(answer)) open.delete(name);
    else if (tried < TRIES) {
      await new Promise((done) => setTimeout(done, pauseAfter(tried)));
      continue;
    }
    return answer;
  }
}
