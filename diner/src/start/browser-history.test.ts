import { expect, it } from 'vitest';
import { addressOf, atOf } from './browser-history.ts';

it('reads an address of the app, without a slash at its end', () => {
  expect(atOf('/menu/?pos_parent=A&sheet=x#top', { over: 1 })).toEqual({
    pathname: '/menu',
    search: '?pos_parent=A&sheet=x',
    state: { over: 1 },
  });
  expect(atOf('/')).toEqual({ pathname: '/', search: '', state: null });
});

it('writes what it has read', () => {
  for (const address of ['/', '/menu?pos_id=1', '/order/detail?order_hash=A%3Ab'])
    expect(addressOf(atOf(address))).toBe(address);
});
