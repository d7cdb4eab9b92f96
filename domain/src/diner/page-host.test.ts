import { expect, it } from 'vitest';
import { classifyHost, directSite, mayReport } from './page-host.ts';

it('[DN3] tells local, test and production apart', () => {
  for (const host of ['localhost', 'LOCALHOST', 'pho.localhost', '127.0.0.1', '127.9.9.9', '[::1]', '::1'])
    expect(classifyHost(host, []), host).toBe('local');
  expect(classifyHost('test.pho.example', ['test.pho.example'])).toBe('test');
  expect(classifyHost('Test.Pho.example', ['test.pho.example'])).toBe('test');
  for (const host of ['pho.example', 'localhost.pho.example', '127.0.0.1.nip.example', '192.168.1.20'])
    expect(classifyHost(host, ['test.pho.example']), host).toBe('production');
});

it('[DN4] reports from production alone, and not from a preview', () => {
  expect(mayReport('production', false)).toBe(true);
  expect(mayReport('production', true)).toBe(false);
  expect(mayReport('test', false)).toBe(false);
  expect(mayReport('local', false)).toBe(false);
});

it('[DN5] finds the site for repeated orders by the first pattern that fits', () => {
  const table = [
    { pattern: 'test.pho.example', base: 'https://order.test.pho.example' },
    { pattern: '*.pho.example', base: 'https://order.pho.example' },
  ];
  expect(directSite('test.pho.example', table)).toBe('https://order.test.pho.example');
  expect(directSite('Menu.pho.example', table)).toBe('https://order.pho.example');
  expect(directSite('pho.example', table)).toBe('');
  expect(directSite('evilpho.example', table)).toBe('');
  expect(directSite('anything', [{ pattern: '*', base: 'https://x.example' }])).toBe('https://x.example');
  expect(directSite('127.0.0.1', [])).toBe('');
});
