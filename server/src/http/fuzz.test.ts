import { expect, it } from 'vitest';
import { fuzz } from '../../test/fuzz/fuzz.ts';

/** npm run bench -- fuzz asks two hundred thousand. */
const COUNT = 1_500;

it('valid requests and those with one thing wrong are answered in words, the same on both engines', async () => {
  const { found, valid, statuses } = await fuzz({ count: COUNT, seed: 20261123 });
  process.stdout.write(`fuzz: ${valid} valid, with one thing wrong ${JSON.stringify(statuses)}\n`);
  expect(found.slice(0, 10)).toEqual([]);
});
