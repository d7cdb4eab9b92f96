import type { Answer } from '@mam/contract/http/client.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { keys, queries } from '../data/queries.ts';
import { putOnBoard } from './board-query.ts';
import { sendOnce } from './send-once.ts';

/** Sends an act of this name on an order once, however often it is sent; whoever was faster, the board shows the order as it is now. */
export async function sendOrderAct<T extends Answer<StaffOrder>>(
  storeId: number,
  name: readonly unknown[],
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const answer = await sendOnce(JSON.stringify(name), send);
  const now = answer.ok ? answer.data : (answer.data.order as StaffOrder | undefined);
  if (now) putOnBoard(storeId, now);
  void queries.invalidateQueries({ queryKey: keys.board(storeId) });
  return answer;
}
