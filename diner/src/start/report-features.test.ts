import type { SiteWire } from '@mam/contract/diner/site.schema.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SITE: SiteWire = {
  push_sandbox: null,
  phone_codes: false,
  push_key: '',
  test_hosts: ['test.pho.example'],
  feature_sink: 'https://sink.example/events',
  direct_sites: [{ pattern: '*.pho.example', base: 'https://order.pho.example' }],
};

const sent = vi.fn<(address: string, body: string) => boolean>(() => true);
const heard = vi.fn<(event: unknown) => boolean>(() => true);

/** A page on a host, whose server says this about itself; null = it cannot be reached. */
function pageAt(hostname: string, site: SiteWire | null): void {
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('navigator', { sendBeacon: sent });
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => heard(event.detail));
  vi.stubGlobal('fetch', async () => {
    if (!site) throw new TypeError('no network');
    return Response.json({ error: 0, message: '', data: site });
  });
}

beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** One feature is used before the reports begin, one after. */
async function use(preview = false): Promise<void> {
  const { reportFeature } = await import('../data/features.ts');
  const { beginReports } = await import('./report-features.ts');
  (await import('../device/visit.ts')).visit.setState({ preview });
  const { persist } = await import('../device/persisted.ts');
  persist('place', { brand: 'BEPNHA', storeId: 101 });
  persist('user', { name: 'Lan', phone: '0901234567' });
  reportFeature('view_menu');
  await beginReports();
  reportFeature('add_to_cart');
}

it('[DN4] tells the sink and the window which feature was used, and nothing about the diner', async () => {
  pageAt('menu.pho.example', SITE);
  await use();
  expect(sent.mock.calls.map(([address, body]) => [address, JSON.parse(body).feature])).toEqual([
    [SITE.feature_sink, 'view_menu'],
    [SITE.feature_sink, 'add_to_cart'],
  ]);
  expect(JSON.parse(sent.mock.calls[0]?.[1] ?? '')).toEqual({
    type: 'FEATURE',
    feature: 'view_menu',
    pos_parent: 'BEPNHA',
    pos_id: 101,
    at: expect.any(Number),
  });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('[DN4] sends nothing without a sink', async () => {
  pageAt('menu.pho.example', { ...SITE, feature_sink: null });
  await use();
  expect(sent).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each([
  ['127.0.0.1', false],
  ['localhost', false],
  ['test.pho.example', false],
  ['menu.pho.example', true],
])('[DN4] says nothing to anybody on %s, preview %s', async (host, preview) => {
  pageAt(host, SITE);
  await use(preview);
  expect(sent).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});

it('[DN4] says nothing when nobody can say where the page stands', async () => {
  pageAt('menu.pho.example', null);
  await use();
  expect(heard).not.toHaveBeenCalled();
});

it.each([
  ['menu.pho.example', 'https://order.pho.example'],
  ['localhost', ''],
])('[DN5] repeated orders of a page on %s go to "%s"', async (host, base) => {
  pageAt(host, SITE);
  const { directSiteOfPage } = await import('../data/site.ts');
  expect(await directSiteOfPage()).toBe(base);
});
