import type { AddressSuggestionWire } from '@mam/contract/delivery/map.schema.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAUSE, type Suggesting, suggestionAsker } from './suggestion-asker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const suggestion = (description: string): AddressSuggestionWire => ({ description, source: 'gazetteer' });

/** An asker whose questions are answered by hand, in any order. */
function byHand() {
  const asked: { text: string; signal: AbortSignal; answer: (to: AddressSuggestionWire[] | null) => void }[] =
    [];
  const seen: Suggesting[] = [];
  const asker = suggestionAsker(
    (text, signal) => new Promise((answer) => asked.push({ text, signal, answer })),
    (now) => seen.push(now),
  );
  return { asker, asked, last: () => seen.at(-1), settled: () => vi.advanceTimersByTimeAsync(0) };
}

it('[DE6] asks nothing for three characters, spaces not counted', async () => {
  const { asker, asked } = byHand();
  asker.typed(' abc ');
  await vi.advanceTimersByTimeAsync(PAUSE * 3);
  expect(asked).toEqual([]);
});

it('asks once, two seconds after the last key', async () => {
  const { asker, asked } = byHand();
  for (const text of ['Lê T', 'Lê Th', 'Lê Thá']) {
    asker.typed(text);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ text }) => text)).toEqual(['Lê Thá']);
});

it('shows only what answers the latest text, however late the earlier answer comes', async () => {
  const { asker, asked, last, settled } = byHand();
  asker.typed('Nguyễn');
  await vi.advanceTimersByTimeAsync(PAUSE);
  asker.typed('Nguyễn Huệ');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer([suggestion('Nguyễn Huệ')]);
  await settled();
  asked[0]?.answer([suggestion('Nguyễn Trãi')]);
  await settled();
  expect(last()).toEqual({ state: 'shown', suggestions: [suggestion('Nguyễn Huệ')] });
});

it('says when there is nothing and when nobody answered; typing on takes it away', async () => {
  const { asker, asked, last, settled } = byHand();
  asker.typed('zzzz');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(last()).toEqual({ state: 'asking' });
  asked[0]?.answer([]);
  await settled();
  expect(last()).toEqual({ state: 'nothing' });
  asker.typed('zzzzz');
  expect(last()).toEqual({ state: 'quiet' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  asked[1]?.answer(null);
  await settled();
  expect(last()).toEqual({ state: 'failed' });
});

it('shows nothing after it was stopped: something was chosen', async () => {
  const { asker, asked, last, settled } = byHand();
  asker.typed('Lê Lợi');
  await vi.advanceTimersByTimeAsync(PAUSE);
  asker.stop();
  asked[0]?.answer([suggestion('Lê Lợi')]);
  await settled();
  expect(last()).toEqual({ state: 'asking' });
  asker.typed('Lê Lợi 2');
  asker.stop();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked).toHaveLength(1);
});
