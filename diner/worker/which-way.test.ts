import { expect, it } from 'vitest';
import { wayOfOrder } from './which-way.ts';

const ORIGIN = 'https://quan.example';
const ask = (path: string, more: object = {}) =>
  wayOfOrder({ method: 'GET', url: ORIGIN + path, mode: 'no-cors', destination: '', ...more }, ORIGIN);

it('never touches the API, the staff or what is sent', () => {
  for (const path of [
    '/v1/menu?pos_id=1',
    '/v1/staff/board',
    '/v1/order',
    '/staff/',
    '/staff',
    '/t/ACDEFGHJKMNPQRTUVW',
    '/sandbox/momo',
  ])
    expect(ask(path, { mode: 'navigate' }), path).toBe('leave');
  expect(ask('/menu', { mode: 'navigate', method: 'POST' })).toBe('leave');
});

it('leaves other sites alone', () => {
  const url = 'https://pictures.example/static/a.webp';
  expect(wayOfOrder({ method: 'GET', url, mode: 'no-cors', destination: 'image' }, ORIGIN)).toBe('leave');
});

it('opens pages, built files and pictures', () => {
  expect(ask('/menu?pos_parent=A&pos_id=1', { mode: 'navigate' })).toBe('page');
  expect(ask('/staffel', { mode: 'navigate' })).toBe('page');
  expect(ask('/order/detail?order_hash=1:x', { mode: 'navigate' })).toBe('page');
  expect(ask('/assets/main-abc.js')).toBe('asset');
  expect(ask('/static/brands/a/pho.webp', { destination: 'image' })).toBe('picture');
  expect(ask('/static/firebase-messaging-sw.js')).toBe('leave');
  expect(ask('/static/a.webp', { mode: 'navigate' })).toBe('leave');
});
