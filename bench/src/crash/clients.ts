import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { placeOrder } from '@mam/contract/checkout/place-order.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import { type Answer, createClient } from '@mam/contract/http/client.ts';
import { atPace } from '@mam/tools/pace.ts';
import type { Chance } from '../chance.ts';
import { randomOrder, type Shop } from '../random-orders.ts';
import type { SeededDiner } from '../seeded-diners.ts';
import type { Attempt, History } from './history.ts';

/** Answers that say "not now": the client asks again with the same key, as our app does. */
export const ASK_AGAIN: readonly string[] = ['CONNECTION', 'IN_FLIGHT', 'BUSY'];
/** how often an acknowledged order is asked for once more, to see the same answer */
const ASK_TWICE = 0.05;

export interface Crowd {
  /** orders sent and not yet answered */
  inFlight(): number;
  /** orders this crowd has a definite answer for */
  answered(): number;
  /** done once everybody has stopped or nothing is left to order */
  settled: Promise<void>;
  /** lets the ones on their way come back, and begins nothing new */
  stop(): void;
}

interface Setting {
  readonly url: string;
  readonly shop: Shop;
  readonly diners: SeededDiner[];
  readonly chance: Chance;
  readonly history: History;
}

function begin({ shop, diners, chance, history }: Setting): Attempt | null {
  const diner = diners.pop();
  if (!diner) return null;
  const { body, lines } = randomOrder(shop, chance, diner, `crash ${diner.phone}`);
  const attempt: Attempt = {
    diner,
    key: randomUUID(),
    body,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.length,
    acknowledged: [],
    refused: [],
    tries: 0,
  };
  history.attempts.push(attempt);
  return attempt;
}

async function send(url: string, attempt: Attempt): Promise<Answer<PlacedOrder>> {
  attempt.tries += 1;
  const call = createClient({
    base: url,
    token: () => attempt.diner.token,
    language: () => 'vi',
    timeoutMs: atPace(10_000),
  });
  return call(placeOrder, { body: attempt.body, idempotencyKey: attempt.key });
}

/** `size` diners order at once, each its own order; what stays unanswered goes back into the history. */
export function startCrowd(setting: Setting, size: number): Crowd {
  const { url, history, chance } = setting;
  let flying = 0;
  let answered = 0;
  let stopping = false;

  const order = async (attempt: Attempt): Promise<void> => {
    flying += 1;
    const answer = await send(url, attempt).finally(() => {
      flying -= 1;
    });
    if (answer.ok) attempt.acknowledged.push(answer.data);
    else if (!ASK_AGAIN.includes(answer.code)) attempt.refused.push(`${answer.status} ${answer.code}`);
    else {
      history.unanswered.push(attempt);
      if (answer.code !== 'CONNECTION') await pause(20);
      return;
    }
    answered += 1;
    if (answer.ok && attempt.acknowledged.length === 1 && chance.next() < ASK_TWICE)
      history.unanswered.push(attempt);
  };

  const member = async (): Promise<void> => {
    while (!stopping) {
      const attempt = history.unanswered.shift() ?? begin(setting);
      if (!attempt) return;
      await order(attempt);
    }
  };

  return {
    inFlight: () => flying,
    answered: () => answered,
    settled: Promise.all(Array.from({ length: size }, member)).then(() => {}),
    stop: () => {
      stopping = true;
    },
  };
}
