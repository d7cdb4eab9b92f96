import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../test/sandbox.ts';
import { openCircuitBreaker } from './circuit-breaker.ts';
import { GatewayBusy, GatewayUnclear, type PaymentGateway } from './gateway.ts';
import { DEMO_KEYS } from './keys.ts';
import { zalopayGateway } from './zalopay/zalopay.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.mood('well'));
afterAll(() => sandbox.stop());

/** A gateway behind a breaker of its own, and how often it has really been asked. */
function opened(): { breaker: ReturnType<typeof openCircuitBreaker>; gateway: PaymentGateway } {
  const breaker = openCircuitBreaker();
  const { app_id: appId, key1, key2 } = DEMO_KEYS.zalopay ?? { app_id: 0, key1: '', key2: '' };
  const url = `${sandbox.url}/zalopay`;
  return {
    breaker,
    gateway: zalopayGateway({ appId, key1, key2, url, origins: [sandbox.url], breaker }),
  };
}

const NOW = 1_800_000_000_000;
const ask = (gateway: PaymentGateway, now: number) => gateway.report('261122_unknown', now);

it('[PA26] five errors and it is asked no more; after 15 s one question tries it, and it is well', async () => {
  const { breaker, gateway } = opened();
  await sandbox.mood('error');
  for (let nth = 0; nth < 5; nth += 1) {
    expect(breaker.restsUntil(NOW)).toBeNull();
    await expect(ask(gateway, NOW)).rejects.toThrow('answered 500');
  }
  await sandbox.mood('well');
  // it would answer now, and is not asked
  await expect(ask(gateway, NOW + 1_000)).rejects.toThrow('not asked: the gateway rests');
  expect(breaker.restsUntil(NOW + 1_000)).toBeGreaterThan(NOW + 14_000);
  const later = NOW + 20_000;
  const asked = await Promise.allSettled([1, 2, 3].map(() => ask(gateway, later)));
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(GatewayUnclear);
  expect(await ask(gateway, later)).toMatchObject({ state: 'failed' });
});

it('[PA26] a try that comes to nothing is another rest', async () => {
  const { breaker, gateway } = opened();
  await sandbox.mood('garbage');
  for (let nth = 0; nth < 5; nth += 1) await expect(ask(gateway, NOW)).rejects.toThrow('not what was agreed');
  await expect(ask(gateway, NOW + 16_000)).rejects.toThrow('not what was agreed');
  await expect(ask(gateway, NOW + 17_000)).rejects.toThrow('rests');
  expect(breaker.restsUntil(NOW + 30_000)).not.toBeNull();
  expect(breaker.restsUntil(NOW + 40_000)).toBeNull();
});

it('[PA26] too busy, it is left alone for the minute it asks for', async () => {
  const { gateway } = opened();
  await sandbox.mood('busy');
  await expect(ask(gateway, NOW)).rejects.toBeInstanceOf(GatewayBusy);
  await sandbox.mood('well');
  await expect(ask(gateway, NOW + 59_000)).rejects.toThrow('rests');
  expect(await ask(gateway, NOW + 62_000)).toMatchObject({ state: 'failed' });
});

it('[PA26] a "no" in its own words is an answer', async () => {
  const { breaker, gateway } = opened();
  for (let nth = 0; nth < 12; nth += 1) await ask(gateway, NOW);
  expect(breaker.restsUntil(NOW)).toBeNull();
});
