import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardTopic,
  callsTopic,
  dinerTopic,
  guestCallsTopic,
  menuTopic,
  orderTopic,
  slotsTopic,
  storeTopic,
  topicOf,
} from './topic.ts';

const OF_STORE = {
  store: storeTopic,
  menu: menuTopic,
  slots: slotsTopic,
  board: boardTopic,
  calls: callsTopic,
};

const brands = fc.stringMatching(/^[A-Z0-9_-]{2,32}$/);
const stores = fc.integer({ min: 1, max: 2_147_483_647 });
const hashes = fc.stringMatching(/^[A-Z0-9]{4,8}:[A-Za-z0-9_-]{22}$/);

describe('topics', () => {
  it('are read as what they were made of', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(['store', 'menu', 'slots', 'board', 'calls'] as const)),
        brands,
        stores,
        (kind, brand, storeId) => {
          expect(topicOf(OF_STORE[kind](brand, storeId))).toEqual({ kind, brand, storeId });
        },
      ),
    );
    fc.assert(
      fc.property(hashes, (hash) => {
        expect(topicOf(orderTopic(hash))).toEqual({ kind: 'order', hash });
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), (uid) => {
        expect(topicOf(dinerTopic(uid))).toEqual({ kind: 'diner', uid });
        expect(topicOf(guestCallsTopic(uid))).toEqual({ kind: 'guest-calls', uid });
      }),
    );
  });

  it('are none in a stranger’s text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const topic = topicOf(text);
        if (topic) expect(text.startsWith(`${topic.kind}:`)).toBe(true);
        expect(topicOf(` ${text}`)).toBeNull();
        expect(topicOf(`group:${text}`)).toBeNull();
      }),
    );
  });

  it.each([
    '',
    'menu',
    'menu:BEPNHA',
    'menu:bepnha:1',
    'menu:BEPNHA:-1',
    'menu:BEPNHA:1e3',
    'menu:BEPNHA:1:2',
    'menu:BEPNHA:101,order:x',
    'order:A3F92',
    'order:A3F92:0123456789abcdef,menu:BEPNHA:101',
    'group:x:1',
  ])('are not %j', (name) => {
    expect(topicOf(name)).toBeNull();
  });

  it('have the names old clients know', () => {
    expect(menuTopic('BEPNHA', 101)).toBe('menu:BEPNHA:101');
    expect(orderTopic('A3F92:0123456789abcdef')).toBe('order:A3F92:0123456789abcdef');
  });
});
