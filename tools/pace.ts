// How slow this machine is today, so that no test is red by the clock alone: the gate measures it once, and every limit
// of time in tests, journeys, crashes and proofs is a multiple of it.
import { createHash } from 'node:crypto';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** The gate measures and hands it on by this name; a step that is run by hand has the machine to itself. */
export const SLOWNESS_VARIABLE = 'MACHINE_SLOWNESS';

/** ms that the fixed work takes on two quiet cores of the machine on which the limits were set. */
const ON_A_QUIET_MACHINE = 1_000;
/** As many as fill the machine the limits were set on: a program beside takes its share of them. */
const THREADS = 2;
const ROUNDS = 13;
const FIXED_WORK = 'fixed work';

interface FixedOrder {
  readonly id: number;
  readonly name: string;
  readonly amounts: readonly number[];
}

/** Does the work of a gate: makes objects, sorts them, writes them as text, reads it again and hashes it. */
function doFixedWork(): string {
  let last = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders: FixedOrder[] = Array.from({ length: 20_000 }, (_, id) => ({
      id: (id * 7_919) % 20_000,
      name: `Bàn ${id % 97} ${last.slice(0, 8)}`,
      amounts: [id * 3, id * 5, id * 7],
    }));
    orders.sort((a, b) => a.id - b.id);
    const text = JSON.stringify(orders);
    const read = JSON.parse(text) as FixedOrder[];
    last = createHash('sha256').update(text).update(String(read.length)).digest('hex');
  }
  return last;
}

function workInThread(): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(import.meta.filename, { workerData: FIXED_WORK });
    worker.once('message', () => done());
    worker.once('error', fail);
  });
}

/** How many times as long as a quiet machine this one takes now, in tenths; never below 1. */
export async function measureSlowness(): Promise<number> {
  const began = performance.now();
  await Promise.all(Array.from({ length: THREADS }, workInThread));
  const took = performance.now() - began;
  return Math.max(1, Math.ceil((took / ON_A_QUIET_MACHINE) * 10) / 10);
}

/** The slowness the gate has measured; 1 where nobody measured. */
export function knownSlowness(): number {
  const told = Number(process.env[SLOWNESS_VARIABLE]);
  return told >= 1 ? told : 1;
}

/** A limit of time that holds on a quiet machine, in ms, as long as this machine may take for the same. */
export const atPace = (ms: number): number => Math.round(ms * knownSlowness());

if (workerData === FIXED_WORK) parentPort?.postMessage(doFixedWork());
else if (process.argv[1] === import.meta.filename)
  console.log(`${await measureSlowness()} times as slow as a quiet machine`);
