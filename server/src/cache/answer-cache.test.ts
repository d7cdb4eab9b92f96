import { expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

function maker(version = '1') {
  const made = { times: 0, version };
  return {
    made,
    make: async () => {
      made.times += 1;
      return { version: made.version, data: { answer: made.version } };
    },
  };
}

const textOf = (answer: { identity: Buffer } | null) =>
  answer && JSON.parse(answer.identity.toString()).data.answer;

it('makes an answer once for all who ask at once, and again after its bell', async () => {
  const kept = new AnswerCache();
  const { made, make } = maker();
  await Promise.all([kept.get('A:1', make), kept.get('A:1', make), kept.get('A:1', make)]);
  expect(made.times).toBe(1);
  kept.drop('B');
  await kept.get('A:1', make);
  expect(made.times).toBe(1);
  kept.drop('A:1');
  await kept.get('A:1', make);
  expect(made.times).toBe(2);
});

it('keeps neither nothing nor a failure', async () => {
  const kept = new AnswerCache();
  const { made, make } = maker();
  expect(await kept.get('A:1', async () => null)).toBeNull();
  await expect(
    kept.get('A:1', async () => {
      throw new Error('the database is away');
    }),
  ).rejects.toThrow('away');
  expect(textOf(await kept.get('A:1', make))).toBe('1');
  expect(made.times).toBe(1);
});

it('what changes during the making throws the old answer away, not the new one', async () => {
  const kept = new AnswerCache();
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = kept.get('A:1', async () => {
    await slow;
    return { version: 'old', data: { answer: 'old' } };
  });
  kept.drop('A:1');
  const { make } = maker('new');
  expect(textOf(await kept.get('A:1', make))).toBe('new');
  finish();
  await first;
  expect(textOf(await kept.get('A:1', make))).toBe('new');
});

it('latest makes anew only what has changed', async () => {
  const kept = new AnswerCache();
  const { made, make } = maker();
  const latest = () => kept.latest('A:1', async () => made.version, make);
  await kept.get('A:1', make);
  await latest();
  expect(made.times).toBe(1);
  made.version = '2';
  expect(textOf(await latest())).toBe('2');
  expect(textOf(await kept.get('A:1', make))).toBe('2');
  expect(made.times).toBe(2);
});
