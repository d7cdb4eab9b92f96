import { boardTopic, callsTopic, menuTopic, storeTopic, tablesTopic } from '@mam/contract/http/topic.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBlind } from './live.ts';
import { keys, queries } from './queries.ts';

const topics = [boardTopic, callsTopic, tablesTopic, menuTopic, storeTopic].map((of) => of('BEPNHA', 101));
const kept = [keys.board(101), keys.calls(101), keys.tables(101), keys.dishes(101), keys.stores('BEPNHA')];

/** Which of them would be read again now, had they a screen. */
const readAgain = () => kept.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated);

beforeEach(() => {
  vi.useFakeTimers();
  for (const queryKey of kept) queries.setQueryData(queryKey, {});
});
afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

it('without a line all is read again and again, as long as the server answers', () => {
  vi.advanceTimersByTime(4_000);
  topics.forEach(readBlind);
  expect(readAgain()).toEqual([true, true, true, true, true]);
});

it('while nothing is answered the board alone asks: the stream needs a line of the browser to come back over', () => {
  vi.advanceTimersByTime(5_000);
  topics.forEach(readBlind);
  expect(readAgain()).toEqual([true, false, false, false, false]);
});
