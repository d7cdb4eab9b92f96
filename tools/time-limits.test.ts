import { expect, it } from 'vitest';
import { timeLimitProblems } from './time-limits.ts';

const problemsOf = (path: string, text: string) => timeLimitProblems(new Map([[path, text]])).length;

it.each([
  'await page.waitForTimeout(1_000);',
  'await new Promise((done) => setTimeout(done, 50));',
  'await expect(bell).toBeVisible({ timeout: 500 });',
  'test.setTimeout(400_000);',
  '  }, 120_000);',
  'await vi.waitFor(() => expect(rung).toBe(true));',
  'expect(performance.now() - began).toBeLessThan(2_000);',
])('a test may not say: %s', (text) => {
  expect(problemsOf('server/src/order/cancel.test.ts', text)).toBe(1);
  expect(problemsOf('server/src/order/cancel.ts', text)).toBe(0);
});

it.each([
  'await expect.poll(rung).toBe(true);',
  'expect(performance.now() - began).toBeLessThan(atPace(2_000));',
  'vi.useFakeTimers(); const slow = () => new Promise((done) => setTimeout(done, 25));',
  'expect(await offer(waiting, version, 20_000)).toBe(200);',
])('a test may say: %s', (text) => {
  expect(problemsOf('e2e/src/order/cancel.journey.ts', text)).toBe(0);
});
