import { expect, it } from 'vitest';
import { type Topic, topicName, topicOf } from './live.ts';

it.each<[string, Topic]>([
  ['menu:BEPNHA:101', { kind: 'menu', brand: 'BEPNHA', storeId: 101 }],
  ['store:BEPNHA:101', { kind: 'store', brand: 'BEPNHA', storeId: 101 }],
  ['slots:BEPNHA:101', { kind: 'slots', brand: 'BEPNHA', storeId: 101 }],
  ['board:SPREE:7', { kind: 'board', brand: 'SPREE', storeId: 7 }],
  ['order:A3F92:0123456789abcdef', { kind: 'order', hash: 'A3F92:0123456789abcdef' }],
])('reads and writes the topic %s', (name, topic) => {
  expect(topicOf(name)).toEqual(topic);
  expect(topicName(topic)).toBe(name);
});

it.each([
  '',
  'menu',
  'menu:BEPNHA',
  'menu:bepnha:1',
  'menu:BEPNHA:-1',
  'menu:BEPNHA:1e3',
  'order:A3F92',
  'group:x:1',
])('knows no topic %j', (name) => {
  expect(topicOf(name)).toBeNull();
});
