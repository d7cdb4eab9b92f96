import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Series } from './series.ts';

/** ms between two looks at the event loop */
const RESOLUTION = 20;

/** The process's own use of the machine; `look` writes it down, and begins the delay of the event loop anew. */
export function gaugeProcess({ gauge }: Series): { look(): void; stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let utilization = performance.eventLoopUtilization();
  const loop = gauge({
    name: 'mam_event_loop_delay_seconds',
    help: 'How late the event loop came to what was due, since the last scrape.',
    labelNames: ['quantile'],
  });
  const busy = gauge({
    name: 'mam_event_loop_utilization',
    help: 'Share of its time the event loop was busy since the last scrape, 0 to 1.',
  });
  const memory = gauge({
    name: 'mam_process_memory_bytes',
    help: 'Memory: resident, the used heap, and buffers outside it.',
    labelNames: ['kind'],
  });
  const cpu = gauge({ name: 'mam_process_cpu_seconds', help: 'Time on processors, since the start.' });
  const started = gauge({ name: 'mam_process_start_time_seconds', help: 'When the process began.' });
  started.set(Math.round(performance.timeOrigin) / 1000);
  // the histogram holds the times between two looks
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000) || 0;
  return {
    look: () => {
      loop.set({ quantile: '0.5' }, late(delays.percentile(50)));
      loop.set({ quantile: '0.99' }, late(delays.percentile(99)));
      loop.set({ quantile: '1' }, late(delays.max));
      delays.reset();
      const now = performance.eventLoopUtilization();
      busy.set(performance.eventLoopUtilization(now, utilization).utilization);
      utilization = now;
      const { rss, heapUsed, external } = process.memoryUsage();
      memory.set({ kind: 'resident' }, rss);
      memory.set({ kind: 'heap' }, heapUsed);
      memory.set({ kind: 'external' }, external);
      const { user, system } = process.cpuUsage();
      cpu.set((user + system) / 1e6);
    },
    stop: () => delays.disable(),
  };
}
