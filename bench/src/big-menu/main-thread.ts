import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** microseconds */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** The work of a page's main thread while it was watched, in ms. */
export interface MainThread {
  readonly longestTask: number;
  /** the longest in which V8 gave back no memory, which it does at a time of its own */
  readonly longestOwnTask: number;
  /** running script, computing style, laying out; what lies inside one another is counted once */
  readonly busy: number;
}

const WORK = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.compile',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'EventDispatch',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'IntersectionObserverController::computeIntersections',
  'MinorGC',
  'MajorGC',
]);

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

/** Total length of spans that may overlap. */
function covered(spans: readonly (readonly [from: number, to: number])[]): number {
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
}

function read(events: readonly TraceEvent[]): MainThread {
  // of all renderers the page's own is the one that computes style most
  const threads = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  for (const event of events)
    if (event.name === 'UpdateLayoutTree')
      threads.set(threadOf(event), (threads.get(threadOf(event)) ?? 0) + 1);
  const [main] = [...threads].sort((a, b) => b[1] - a[1])[0] ?? [''];
  const own = events.filter((event) => threadOf(event) === main && event.ph === 'X' && event.dur);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const tidying = own.filter(({ name }) => name === 'V8.GCFinalizeMCReduceMemory');
  const tidies = ({ ts, dur = 0 }: TraceEvent) =>
    tidying.some((event) => event.ts >= ts && event.ts < ts + dur);
  const longest = (some: readonly TraceEvent[]) => Math.max(0, ...some.map(({ dur }) => (dur ?? 0) / 1000));
  const work = own
    .filter(({ name }) => WORK.has(name))
    .map(({ ts, dur }) => [ts / 1000, (ts + (dur ?? 0)) / 1000] as const);
  return {
    longestTask: longest(tasks),
    longestOwnTask: longest(tasks.filter((task) => !tidies(task))),
    busy: covered(work),
  };
}

/** Traces the browser while something is done and reads what the main thread had to do for it. */
export async function watchMainThread(cdp: CDPSession, act: () => Promise<void>): Promise<MainThread> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  return read(events);
}
