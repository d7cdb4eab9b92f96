import { placeOrder } from '@mam/contract/checkout/place-order.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { PLACING_REFUSES } from '@mam/contract/checkout/refusals.ts';
import { placeTableOrder } from '@mam/contract/checkout/table-order.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import { call } from '../data/call.ts';
import { persisted } from '../device/persisted.ts';
import { captchaNow, solvedCaptcha } from './captcha.ts';
import { type Intent, isDefinite } from './intent.ts';

export type PlacingCode = (typeof PLACING_REFUSES)[number];

interface PlacingAttempt {
  readonly answer: Answer<PlacedOrder, PlacingCode>;
  /** it may have reached the server, whatever became of the answer */
  readonly sent: boolean;
}

const PAUSES = [1_000, 3_000];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks with the puzzle the store wants solved, and where the server wants one all the same, once more with that. */
export async function askOrder(intent: Intent): Promise<PlacingAttempt> {
  const asked = await askWith(intent, await solvedCaptcha());
  if (asked.answer.ok || asked.answer.code !== 'CAPTCHA_REQUIRED') return asked;
  const captcha = await captchaNow();
  return captcha === null ? asked : askWith(intent, captcha);
}

/** Asks under the intent's key until the answer is definite, three times at most. */
async function askWith(intent: Intent, captcha: string | null): Promise<PlacingAttempt> {
  const { body, key: idempotencyKey } = intent;
  let sent = false;
  const once = async () => {
    const answer = await ('setting' in body
      ? call(placeOrder, { body, idempotencyKey, captcha })
      : call(placeTableOrder, { body, idempotencyKey, captcha }));
    // without an identity nothing is sent, or it was refused for that
    sent ||= persisted.getState().user.token !== null;
    return answer;
  };
  let answer = await once();
  for (const pause of PAUSES) {
    if (isDefinite(answer)) break;
    await wait(pause);
    answer = await once();
  }
  return { answer, sent };
}
