import type { VoucherInfo } from '@mam/contract/voucher/voucher-wire.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STILL, type VoucherQuestion, voucherAsker } from './voucher-asker.ts';
import type { VoucherCheck } from './voucher-check.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const info = (code: VoucherInfo['code']): VoucherInfo => ({ code, message: '', effect: null });

const on = (code: string, cart = 'a bowl'): VoucherQuestion => ({
  code,
  about: `${code} on ${cart}`,
  worthAsking: code.length >= 2,
});

/** An asker whose questions are answered by hand, in any order. */
function byHand() {
  const asked: { code: string; signal: AbortSignal; answer: (to: VoucherInfo) => void }[] = [];
  const seen: VoucherCheck[] = [];
  const asker = voucherAsker(
    ({ code }, signal) => new Promise((answer) => asked.push({ code, signal, answer })),
    (now) => seen.push(now),
  );
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { asker, asked, last: () => seen.at(-1), settled };
}

it('[VO8] asks at once when the field is left, and only once for the same cart', async () => {
  const { asker, asked, last, settled } = byHand();
  asker.left(on('LUA30K'));
  asker.left(on('LUA30K'));
  asker.changed(on('LUA30K'));
  await vi.advanceTimersByTimeAsync(STILL * 3);
  expect(asked).toHaveLength(1);
  asked[0]?.answer(info(4));
  await settled();
  asker.left(on('LUA30K'));
  expect(asked).toHaveLength(1);
  expect(last()).toEqual({ state: 'known', typed: 'LUA30K', info: info(4) });
});

it('[VO8] a changing cart is asked about once it has been still, and what was known stays until then', async () => {
  const { asker, asked, last, settled } = byHand();
  asker.left(on('LUA30K'));
  asked[0]?.answer(info(4));
  await settled();
  for (const cart of ['two bowls', 'three bowls', 'four bowls']) {
    asker.changed(on('LUA30K', cart));
    await vi.advanceTimersByTimeAsync(STILL - 1);
  }
  expect(asked).toHaveLength(1);
  expect(last()).toEqual({ state: 'asking', typed: 'LUA30K', before: info(4) });
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
});

it('[VO8] only the latest answer counts, however late an earlier one comes', async () => {
  const { asker, asked, last, settled } = byHand();
  asker.left(on('FIRST'));
  asker.left(on('SECOND'));
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer(info(3));
  await settled();
  asked[0]?.answer(info(4));
  await settled();
  expect(last()).toEqual({ state: 'known', typed: 'SECOND', info: info(3) });
});

it('another code knows nothing of the one before', async () => {
  const { asker, asked, last, settled } = byHand();
  asker.left(on('LUA30K'));
  asked[0]?.answer(info(4));
  await settled();
  asker.changed(on('MOTLAN'));
  expect(last()).toEqual({ state: 'asking', typed: 'MOTLAN', before: null });
});

it('[VO8] a code too short, a cleared field or an empty cart takes everything back', async () => {
  const { asker, asked, last, settled } = byHand();
  asker.left(on('LUA30K'));
  asker.changed(on(''));
  expect(last()).toEqual({ state: 'none' });
  asked[0]?.answer(info(4));
  await settled();
  await vi.advanceTimersByTimeAsync(STILL);
  expect(last()).toEqual({ state: 'none' });
  expect(asked).toHaveLength(1);
});

it('what nobody could answer is not asked again by itself, but by leaving the field', async () => {
  const { asker, asked, settled } = byHand();
  asker.left(on('LUA30K'));
  asked[0]?.answer(info(null));
  await settled();
  asker.changed(on('LUA30K'));
  await vi.advanceTimersByTimeAsync(STILL * 2);
  expect(asked).toHaveLength(1);
  asker.left(on('LUA30K'));
  expect(asked).toHaveLength(2);
});

it('a code the server has turned down since is asked about again', async () => {
  const { asker, asked, settled } = byHand();
  asker.left(on('LUA30K'));
  asked[0]?.answer(info(4));
  await settled();
  asker.forget();
  asker.changed(on('LUA30K'));
  await vi.advanceTimersByTimeAsync(STILL);
  expect(asked).toHaveLength(2);
});
