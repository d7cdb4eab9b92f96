import { afterEach, expect, it, vi } from 'vitest';
import { parsePageUrl, pathWithQuery, readHistory } from './browser-history.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads an address of the app, without a slash at its end', () => {
  expect(parsePageUrl('/menu/?pos_parent=A&sheet=x#top', { over: 1 })).toEqual({
    pathname: '/menu',
    search: '?pos_parent=A&sheet=x',
    state: { over: 1 },
  });
  expect(parsePageUrl('/')).toEqual({ pathname: '/', search: '', state: null });
});

it('writes what it has read', () => {
  for (const address of ['/', '/menu?pos_id=1', '/order/detail?order_hash=A%3Ab'])
    expect(pathWithQuery(parsePageUrl(address))).toBe(address);
});

it.each([
  ['/staff', '/'],
  ['/staff/', '/'],
  ['/staff/menu/', '/menu'],
])('reads %s of an app that lies at /staff as %s', (pathname, seen) => {
  vi.stubGlobal('location', { pathname, search: '?sheet=more' });
  vi.stubGlobal('history', { state: { state: { pushed: true }, idx: 2 } });
  expect(readHistory('/staff')).toEqual({ pathname: seen, search: '?sheet=more', state: { pushed: true } });
});
