import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Member } from './team.ts';

/** one ping so often, ms */
const EVERY = 20;

interface Probing {
  readonly url: string;
  readonly phones: readonly { readonly hash: string; readonly token: string }[];
}

/** Pings of these people timed in a thread of their own, which does nothing else: what keeps the crowd's thread busy is not counted. */
export function probePings(url: string, members: readonly Member[]) {
  const phones = members.map(({ hash, diner: { token } }) => ({ hash, token }));
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: { url, phones } satisfies Probing,
  });
  return {
    /** how long each has taken, in ms */
    stop: async (): Promise<number[]> => {
      const told = once(worker, 'message');
      worker.postMessage('stop');
      const [pings] = await told;
      return pings;
    },
  };
}

async function ping({ url, phones }: Probing, at: number): Promise<number> {
  const { hash = '', token = '' } = phones[at % phones.length] ?? {};
  const began = performance.now();
  const answer = await fetch(`${url}/v1/order-group/${hash}?action=ping`, {
    headers: { 'x-user-token': token },
  });
  await answer.text();
  if (!answer.ok) throw new Error(`a ping: ${answer.status}`);
  return performance.now() - began;
}

if (!isMainThread) {
  const pings: Promise<number>[] = [];
  const timer = setInterval(() => pings.push(ping(workerData, pings.length)), EVERY);
  parentPort?.once('message', async () => {
    clearInterval(timer);
    parentPort?.postMessage(await Promise.all(pings));
  });
}
