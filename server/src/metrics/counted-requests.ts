import type { Series } from './series.ts';

/** Told of every answer: the method and the pattern of its route, never an address, "-" where no route has one. */
export type AnsweredRequest = (route: string, status: number, ms: number) => void;

const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];
const CLASSES = ['2xx', '3xx', '4xx', '5xx'];

/** The group of a route: the first word of its pattern, so that there are as many as the product has. */
export function routeGroup(route: string): string {
  const path = route.slice(route.indexOf(' ') + 1);
  if (path === '-') return 'page';
  if (path === '/healthz' || path === '/readyz') return 'health';
  return /^\/v1\/([a-z.-]+)(?=\/|$)/.exec(path)?.[1] ?? 'file';
}

/** Whether it reads, changes or is part of a page; null = a live stream, which lasts for hours. */
function routeKind(route: string, group: string): 'read' | 'change' | 'page' | null {
  if (group === 'live') return null;
  if (group === 'page' || group === 'file') return 'page';
  return /^(GET|HEAD|OPTIONS) /.test(route) ? 'read' : 'change';
}

/** Counts answers by what they belong to and how they ended, and how long they took. */
export function countRequests(series: Series): AnsweredRequest {
  const requests = series.counter({
    name: 'mam_http_requests_total',
    help: 'Answers by route group and class of status.',
    labelNames: ['group', 'status'],
  });
  const seconds = series.histogram({
    name: 'mam_http_request_seconds',
    help: 'How long answers took, by kind; live streams are not among them.',
    labelNames: ['kind'],
    buckets: SECONDS,
  });
  const counterOf = (route: string) => {
    const group = routeGroup(route);
    const kind = routeKind(route, group);
    return {
      byClass: CLASSES.map((status) => requests.labels({ group, status })),
      took: kind && seconds.labels({ kind }),
    };
  };
  // by pattern: there are as many as the product has
  const known = new Map<string, ReturnType<typeof counterOf>>();
  return (route, status, ms) => {
    let counted = known.get(route);
    if (!counted) {
      counted = counterOf(route);
      known.set(route, counted);
    }
    counted.byClass[Math.floor(status / 100) - 2]?.inc();
    counted.took?.observe(ms / 1000);
  };
}
