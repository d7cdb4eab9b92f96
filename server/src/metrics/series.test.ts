import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { STATUSES } from '@mam/domain/order/status.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onSqlite } from '../../test/engines.ts';
import { scrape } from '../../test/scrape.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';
import { countedBy } from '../consequences.ts';
import { openDatabase } from '../db/database.ts';
import { WAITING } from '../waiting-gauges.ts';
import { routeGroup } from './counted-requests.ts';
import { openMetrics } from './metrics.ts';

const MOST_SERIES = 200;

/** Every pattern of a call the product has, as its log names it. */
async function routesOf({ fetch }: RunningServer): Promise<string[]> {
  const { paths } = await (await fetch('/v1/openapi.json')).json();
  const calls = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  return [
    ...calls,
    'GET /v1/openapi.json',
    'GET /healthz',
    'GET /readyz',
    'GET /static/*',
    'GET -',
    'BREW -',
  ];
}

describe('the series', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(await onSqlite(), { environment: { METRICS_PORT: '0' } });
  });
  afterAll(async () => {
    await server.stop();
    await server.place.remove();
  });

  it('are 200 at most, when everything has happened that can', async () => {
    const database = await openDatabase({ ...(await onSqlite()), serving: false });
    const metrics = openMetrics({ database, live: server.context.live.hub, waiting: WAITING, now: Date.now });
    const routes = await routesOf(server);
    expect(routes.length).toBeGreaterThan(100);
    for (const route of routes)
      for (const status of [200, 204, 304, 400, 404, 429, 500, 503]) metrics.answered(route, status, 3);
    const follow = countedBy(metrics.orders).follow;
    await metrics.database.transaction(async (trx) => {
      metrics.orders.placed(trx);
      for (const from of STATUSES)
        for (const to of STATUSES)
          for (const as of ['staff', 'system'] as const) {
            const before = { status: from, waitsSince: 0 } as PlacedOrder;
            await follow?.(trx, { status: to } as PlacedOrder, 1_000, { before, as });
          }
      return null;
    });
    const names = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(names.length).toBeLessThanOrEqual(MOST_SERIES);
    expect(names.length).toBeGreaterThan(120);
    metrics.stop();
    await database.close();
  });

  it('are no more after 10,000 invented addresses, brands, hosts and methods', async () => {
    const ask = (n: number) => server.app.inject(invented(n));
    for (let n = 0; n < 40; n += 1) await ask(n);
    const before = await scrape(server);
    for (let n = 40; n < 10_000; n += 40)
      await Promise.all(Array.from({ length: 40 }, (_, more) => ask(n + more)));
    const after = await scrape(server);
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    const answers = [...after].filter(([name]) => name.startsWith('mam_http_requests_total'));
    expect(answers.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(10_000);
  });

  it('name a group by the first word of a pattern', () => {
    const groups = [
      'GET /v1/menu',
      'POST /v1/order/:order_hash/cancel',
      'GET /assets/*',
      'GET -',
      'GET /readyz',
    ];
    expect(groups.map(routeGroup)).toEqual(['menu', 'order', 'file', 'page', 'health']);
  });
});

function invented(n: number) {
  const paths = [
    `/v1/${n}-invented`,
    `/v1/menu?pos_parent=BRAND${n}&pos_id=${n}`,
    `/v1/order/HASH${n}:secret`,
    `/static/${n}.webp`,
    `/${n}/anything`,
  ];
  const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
  return {
    method: methods[n % methods.length] ?? 'GET',
    url: paths[n % paths.length] ?? '/',
    headers: { host: `host-${n}.example`, 'user-agent': `agent ${n}`, 'x-user-token': `token ${n}` },
  };
}
