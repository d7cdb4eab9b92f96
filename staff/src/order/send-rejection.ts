import type { Answer } from '@mam/contract/http/client.ts';
import type { Rejected } from '@mam/contract/staff/board.schema.ts';
import { rejectOrder } from '@mam/contract/staff/board.ts';
import type { STEP_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { call } from '../data/ask.ts';
import { sendOnce } from './send-once.ts';

export interface Rejection {
  /** as the diner reads it */
  readonly reason: string;
  /** its money goes back in the same act, as far as gateways can */
  readonly giveBack: boolean;
}

type RejectAnswer = Answer<Rejected, (typeof STEP_REFUSES)[number]>;

/** [PA34] Refuses an order once: sent again, it is the same refusal and the same refund. */
export function sendRejection(
  { code, version }: BoardOrder,
  { reason, giveBack }: Rejection,
): Promise<RejectAnswer> {
  const body = { version, reason, ...(giveBack && { give_back: true }) };
  return sendOnce(JSON.stringify(['reject', code, body]), (idempotencyKey) =>
    call(rejectOrder, { params: { code }, body, idempotencyKey }),
  );
}
