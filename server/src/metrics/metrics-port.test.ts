import { afterEach, expect, it } from 'vitest';
import { onSqlite } from '../../test/engines.ts';
import { startServer } from '../../test/with-server.ts';
import { readConfig } from '../config.ts';
import { type MetricsPort, openMetricsPort } from './metrics-port.ts';

const opened: MetricsPort[] = [];
afterEach(async () => {
  for (const port of opened.splice(0)) await port.close();
});

const open = async (port = 0) => {
  const one = await openMetricsPort({ host: '127.0.0.1', port });
  opened.push(one);
  return one;
};
const at = ({ address }: MetricsPort, path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${address.port}${path}`, init);

it('says that the server is starting until there is something to show', async () => {
  const port = await open();
  const readyz = await at(port, '/readyz');
  expect(readyz.status).toBe(503);
  expect(await readyz.json()).toMatchObject({ ready: false, reasons: [{ reason: 'starting' }] });
  expect((await at(port, '/metrics')).status).toBe(503);
  port.show({ metrics: { text: async () => 'mam_one 1\n' }, readiness: async () => [] });
  const metrics = await at(port, '/metrics');
  expect([metrics.status, await metrics.text()]).toEqual([200, 'mam_one 1\n']);
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await (await at(port, '/readyz')).json()).toEqual({ ready: true, reasons: [] });
});

it('answers questions and nothing else, and survives what it cannot count', async () => {
  const port = await open();
  port.show({
    metrics: { text: () => Promise.reject(new Error('postgres://mam:secret@host')) },
    readiness: async () => [],
  });
  expect((await at(port, '/metrics', { method: 'POST' })).status).toBe(405);
  expect((await at(port, '/v1/menu')).status).toBe(404);
  const broken = await at(port, '/metrics');
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toContain('secret');
  const alive = await at(port, '/healthz', { method: 'HEAD' });
  expect([alive.status, alive.headers.get('cross-origin-resource-policy')]).toEqual([200, 'same-origin']);
});

it('refuses a port that is taken, one that cannot be, and the port everybody is served on', async () => {
  const { address } = await open();
  await expect(open(address.port)).rejects.toThrow(
    `Port ${address.port} on 127.0.0.1 is already in use; set METRICS_PORT to another.`,
  );
  await expect(openMetricsPort({ host: '192.0.2.1', port: 0 })).rejects.toThrow('set METRICS_HOST');
  const config = (environment: Record<string, string>) => () => readConfig({ PORT: '8080', ...environment });
  expect(config({ METRICS_PORT: '8080' })).toThrow('METRICS_PORT must be another port than PORT');
  expect(config({ METRICS_PORT: '8080', METRICS_HOST: '0.0.0.0' })).toThrow('another port than PORT');
  expect(config({ METRICS_PORT: 'yes' })).toThrow('METRICS_PORT must be a whole number');
  expect(config({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_HOST needs METRICS_PORT');
  expect(config({ METRICS_PORT: '9464' })().metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(config({})().metrics).toBeNull();
});

it('without it nothing is hooked in', async () => {
  const server = await startServer(await onSqlite());
  expect(server.context.database).toBe(server.database);
  expect(server.metricsUrl).toBeNull();
  await server.stop();
  await server.place.remove();
});
