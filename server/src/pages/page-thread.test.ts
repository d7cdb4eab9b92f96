import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { PageRequest } from './make-page.ts';
import { PageThread } from './page-thread.ts';

const SITE = {
  built: '/nowhere',
  template: '<html lang="vi"><head><title></title></head><body><div id="root"></div></body></html>',
  demo: true,
  publicUrl: 'http://pho.example',
};
const START = { seq: 7, config: { id: 'A', pos_parent: 'AA' }, restaurants: [] };

function wish(json: string): PageRequest {
  const address = {
    path: '/cart',
    brand: 'AA',
    store: 1,
    thing: '',
    lang: null,
    plain: true,
    group: null,
    order: null,
  } as const;
  return {
    address,
    language: 'vi',
    day: 0,
    start: { json: Buffer.from(json), title: 'Phở' },
  };
}

const opened = (idle?: number) => {
  const faults: string[] = [];
  const thread = new PageThread(SITE, (fault) => faults.push(fault), idle);
  const make = async (json: string) => {
    const page = await thread.make(wish(json));
    return page && brotliDecompressSync(page.answer.br).toString();
  };
  return { thread, make, faults };
};

it('a page that cannot be drawn goes out with its data', async () => {
  const { make, faults } = opened();
  const html = await make(JSON.stringify(START));
  expect(html).toContain('<title>Phở</title>');
  expect(JSON.parse(/id="start-data">(.*?)</.exec(html ?? '')?.[1] ?? '')).toEqual(START);
  expect(faults).toEqual([]);
});

it('one that cannot be made is told, and those beside it are made all the same', async () => {
  const { make, faults } = opened();
  const all = await Promise.all(['{', JSON.stringify(START), '}'].map(make));
  expect(all.map((html) => html !== null)).toEqual([false, true, false]);
  expect(faults).toHaveLength(2);
});

it('ends when nothing has been asked of it for a while, and is there again for the next page', async () => {
  const { thread, make, faults } = opened(0);
  for (let round = 0; round < 2; round += 1) {
    expect(await make(JSON.stringify(START))).toContain('start-data');
    await expect.poll(() => thread.isRunning).toBe(false);
  }
  expect(faults).toEqual([]);
});
