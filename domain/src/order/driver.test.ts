import { expect, it } from 'vitest';
import { driverOnTheWay, followedOn, isTrackingLink, losesDriver, mayNameDriver } from './driver.ts';
import { isFinal, STATUSES, statusGroup } from './status.ts';
import { TRANSITIONS } from './transitions.ts';

const link = 'https://track.example/r/7?o=1';

it('[OR63] a page is followed on that begins with http, and nothing else is a page', () => {
  for (const good of [link, 'http://a.example', 'HTTPS://A.EXAMPLE/x'])
    expect(isTrackingLink(good)).toBe(true);
  const bad = [
    '',
    'a.example',
    '//a.example',
    'javascript:alert(1)',
    'https://',
    'https://a b',
    'data:text/html,x',
  ];
  for (const other of [...bad, 'https://a.example/"><script>', ' https://a.example'])
    expect([other, isTrackingLink(other)]).toEqual([other, false]);
});

it('[OR63] an order is followed while it is on its way, and no longer', () => {
  for (const status of STATUSES)
    expect([status, followedOn(status, { name: '', phone: '', link })]).toEqual([
      status,
      statusGroup(status) === 'SHIPPING' ? link : null,
    ]);
  expect(followedOn('RES_DELIVERY', { name: '', phone: '0901234567', link: '' })).toBeNull();
  expect(followedOn('RES_DELIVERY', null)).toBeNull();
  expect(followedOn(null, { name: '', phone: '', link })).toBeNull();
});

it('[OR63] whoever was named is read while the order is on its way, with or without a page', () => {
  const hoang = { name: 'Anh Hoàng', phone: '0901234567', link: '' };
  for (const status of STATUSES)
    expect([status, driverOnTheWay(status, hoang)]).toEqual([
      status,
      statusGroup(status) === 'SHIPPING' ? hoang : null,
    ]);
  expect(driverOnTheWay('RES_DELIVERY', { name: '', phone: '', link: '' })).toBeNull();
});

it('[OR63] who is on the way is said of a delivery that is not over', () => {
  for (const status of STATUSES)
    expect([status, mayNameDriver({ status, type: 'DELI' }) === null]).toEqual([status, !isFinal(status)]);
  expect(mayNameDriver({ status: 'CONFIRMED', type: 'DELIAT' })).toBeNull();
  for (const type of ['PICKUP', 'TABLE'] as const)
    expect(mayNameDriver({ status: 'CONFIRMED', type })).toMatchObject({ refused: 'WRONG_STATUS' });
});

it('[OR97] a driver is lost by giving it up, and by no other step', () => {
  for (const { from, to } of TRANSITIONS)
    for (const before of from)
      for (const after of to) expect(losesDriver(before, after)).toBe(after === 'AHA_CANCELLED');
});
