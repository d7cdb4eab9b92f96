import type { Context } from '../context.ts';

/**
 * Work that is due although nobody asks, a line each in duties.ts. It is found by what is written down, so after a
 * restart too, and is taken by one process before it is done.
 */
export interface Duty {
  readonly name: string;
  /** does what is due now, a limited number at a time; the rest is due at the next tick */
  readonly run: (context: Context) => Promise<void>;
  /** ms between two runs; absent = each tick */
  readonly every?: number;
}

interface DutyOf<Item> {
  readonly name: string;
  /** the items due by what is written down, the longest due first, a limited number */
  readonly due: (context: Context) => Promise<readonly Item[]>;
  /** takes one and does it; nothing when another process has it */
  readonly take: (context: Context, item: Item) => Promise<void>;
}

/** A duty of many items: one that fails is logged and does not keep the others from being done. */
export function duty<Item>({ name, due, take }: DutyOf<Item>): Duty {
  return {
    name,
    run: async (context) => {
      for (const item of await due(context))
        await take(context, item).catch((fault: unknown) =>
          context.log.error({ err: fault, duty: name }, 'a duty failed'),
        );
    },
  };
}

/** Does everything that is due. One duty that fails does not keep the others from being done. */
export async function runDue(duties: readonly Duty[], context: Context): Promise<void> {
  for (const { name, run } of duties)
    await run(context).catch((fault: unknown) =>
      context.log.error({ err: fault, duty: name }, 'a duty failed'),
    );
}

/** Runs the duties that are due each so many ms, one tick at a time; the answer stops it and waits for the last one. */
export function startClock(duties: readonly Duty[], context: Context, every: number): () => Promise<void> {
  const lastRun = new Map<Duty, number>(duties.map((duty) => [duty, context.now()]));
  let running: Promise<void> | null = null;
  const tick = () => {
    if (running) return;
    const now = context.now();
    const due = duties.filter((duty) => now - (lastRun.get(duty) ?? 0) >= (duty.every ?? 0));
    for (const duty of due) lastRun.set(duty, now);
    running = runDue(due, context).finally(() => {
      running = null;
    });
  };
  const timer = setInterval(tick, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
