import type { Answer } from '@mam/contract/http/client.ts';
import { isUnclear, newKey } from '../data/ask.ts';
import { pauseAfter } from '../data/read-again.ts';

/** The keys of what nobody has answered: sent again, it is the same act. */
const open = new Map<string, string>();
const TRIES = 3;

/** Sends an act of this name once, however often it is sent: without an answer it is tried again under its key. */
export async function sendOnce<T extends Answer<unknown>>(
  name: string,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const key = open.get(name) ?? newKey();
  open.set(name, key);
  for (let tried = 1; ; tried += 1) {
    const answer = await send(key);
    if (!isUnclear(answer)) open.delete(name);
    else if (tried < TRIES) {
      await new Promise((done) => setTimeout(done, pauseAfter(tried)));
      continue;
    }
    return answer;
  }
}
