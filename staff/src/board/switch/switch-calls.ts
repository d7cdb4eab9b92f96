import { Refused } from '@mam/client/call.ts';
import { endSwitch, setSwitch } from '@mam/contract/staff/switches.ts';
import type { SwitchBody } from '@mam/contract/store/switch.schema.ts';
import type { SwitchedType } from '@mam/domain/store/store.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { call, newKey } from '../../data/ask.ts';
import { keys, queries, sayRefusal } from '../../data/queries.ts';
import { say } from '../../words/words.ts';

/** Pauses or slows kinds of order; false = it was refused, and said why. */
export async function switchOrders(body: SwitchBody): Promise<boolean> {
  const answer = await call(setSwitch, { body, idempotencyKey: newKey() });
  if (!answer.ok) sayRefusal(new Refused(answer));
  else showToast(say(answer.data.replaced.length > 0 ? 'switch.replaced' : 'switch.done'));
  void queries.invalidateQueries({ queryKey: keys.board(body.store) });
  return answer.ok;
}

/** Ends switches before their time. */
export async function takeOrdersAgain(store: number, types: SwitchedType[]): Promise<void> {
  const answer = await call(endSwitch, { body: { store, types }, idempotencyKey: newKey() });
  if (answer.ok) showToast(say('switch.ended'));
  else sayRefusal(new Refused(answer));
  void queries.invalidateQueries({ queryKey: keys.board(store) });
}
