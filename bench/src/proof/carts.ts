import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Proof, ProofRequest, Proven } from './proof.ts';
import { weighCarts } from './weigh-cart.ts';

/** below this the start of a worker costs more than it saves */
const WORTH_WORKERS = 100_000;

interface Share {
  readonly seed: number;
  readonly from: number;
  readonly until: number;
}

function shares({ count, seed }: ProofRequest): Share[] {
  const workers = count < WORTH_WORKERS ? 1 : availableParallelism();
  const size = Math.ceil(count / workers / 10) * 10;
  return Array.from({ length: workers }, (_, at) => ({
    seed,
    from: at * size,
    until: Math.min(count, (at + 1) * size),
  }));
}

async function inWorker(share: Share): Promise<ReturnType<typeof weighCarts>> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share });
  const [weighed] = await once(worker, 'message');
  return weighed;
}

async function run(asked: ProofRequest): Promise<Proven> {
  const parts = shares(asked);
  const weighed =
    parts.length > 1
      ? await Promise.all(parts.map(inWorker))
      : parts.map(({ seed, from, until }) => weighCarts(seed, from, until));
  return {
    found: weighed.flatMap(({ found }) => found),
    counted: { carts: weighed.reduce((sum, { carts }) => sum + carts, 0) },
  };
}

export const carts: Proof = {
  says: 'every number of a random cart is what a second calculation in exact fractions says',
  share: 10_000,
  whole: 1_000_000,
  run,
};

if (!isMainThread) {
  const { seed, from, until } = workerData as Share;
  parentPort?.postMessage(weighCarts(seed, from, until));
}
