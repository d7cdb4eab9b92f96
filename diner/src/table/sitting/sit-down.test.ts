import { beforeEach, expect, it, vi } from 'vitest';

const SCANNED = '?pos_parent=BEPNHA&pos_id=101&table_name=5&table_code=abc';
const place = {
  store: { brand: 'BEPNHA', id: 101 },
  table: { kind: 'table', number: '5' },
  code: 'abc',
} as const;

/** calls the server had, and its answer */
let said: { path: string; body: unknown }[];
let answers: object;
let came: NavigationTimingType;

beforeEach(() => {
  vi.resetModules();
  said = [];
  answers = { error: 0, message: '', data: { id: 's1', state: 'in' } };
  came = 'navigate';
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/user/generate'))
      return Response.json({ error: 0, message: '', data: { uid: 'u', token: 't' } });
    said.push({ path, body: body ? JSON.parse(String(body)) : null });
    return Response.json(answers, { status: 'code' in answers ? 409 : 200 });
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: came }], now: () => 0 });
});

async function page() {
  const { arrive } = await import('./sit-down.ts');
  const { keepSitting, sittingNamed } = await import('./kept-sitting.ts');
  return { arrive, keepSitting, sittingNamed };
}

it('[TB43] a scan whose answer was lost, or for which nobody had time, is said again until it is answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const of of ['addEventListener', 'removeEventListener']) vi.stubGlobal(of, () => {});
  const good = fetch;
  const fails = [
    () => Promise.reject(new TypeError('no network')),
    () => Response.json({ error: 1, code: 'BUSY', message: 'Busy', data: {} }, { status: 503 }),
  ];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    ((path === '/v1/sitting' && fails.shift()) || (() => good(path, init)))(),
  );
  const { arrive, sittingNamed } = await page();
  const arrived = arrive(place, SCANNED);
  await vi.advanceTimersByTimeAsync(100);
  expect(sittingNamed('abc')).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  await arrived;
  vi.useRealTimers();
  expect([sittingNamed('abc'), fails.length, said.length]).toEqual(['s1', 0, 1]);
});

it('[TB43] [TB50] a scan sits down once, and orders of the table name the sitting', async () => {
  const { arrive, sittingNamed } = await page();
  expect(sittingNamed('abc')).toBeNull();
  await arrive(place, SCANNED);
  await arrive(place, SCANNED);
  expect(said).toEqual([
    {
      path: '/v1/sitting',
      body: { brand_id: 'BEPNHA', store_id: 101, table_name: '5', table_code: 'abc' },
    },
  ]);
  expect(sittingNamed('abc')).toBe('s1');
  expect(sittingNamed('another')).toBeNull();
});

it('[TB43] a page loaded again goes on with what its scan has come to', async () => {
  const { arrive, keepSitting, sittingNamed } = await page();
  keepSitting({ code: 'abc', id: 's0', state: 'left' });
  came = 'reload';
  await arrive(place, SCANNED);
  expect(said).toEqual([]);
  expect(sittingNamed('abc')).toBeNull();
});

it('[TB61] led back from a wallet nobody has scanned anything: it is the same sitting, also in another tab', async () => {
  const { arrive, keepSitting, sittingNamed } = await page();
  keepSitting({ code: 'abc', id: 's1', state: 'in' });
  await arrive(place, `${SCANNED}&sitting=s1&sheet=table-bill`);
  expect(said).toEqual([]);
  expect(sittingNamed('abc')).toBe('s1');
  keepSitting(null);
  vi.resetModules();
  const other = await page();
  await other.arrive(place, `${SCANNED}&sitting=s1&sheet=table-bill`);
  expect(said.map(({ path }) => path)).toEqual(['/v1/sitting/s1']);
  expect(other.sittingNamed('abc')).toBe('s1');
});

it('[TB61] where that sitting has ended no other begins; who was never in it has scanned the code', async () => {
  const no = { error: 1, message: 'No', error_message: 'No', data: { message: 'No' } };
  answers = { ...no, code: 'SITTING_OVER' };
  const { arrive, sittingNamed } = await page();
  await arrive(place, `${SCANNED}&sitting=s1&sheet=table-bill`);
  expect(said.map(({ path }) => path)).toEqual(['/v1/sitting/s1']);
  expect(sittingNamed('abc')).toBe('s1');
  vi.resetModules();
  said = [];
  answers = { ...no, code: 'UNKNOWN' };
  const stranger = await page();
  await stranger.arrive(place, `${SCANNED}&sitting=s1&sheet=table-bill`);
  expect(said.map(({ path }) => path)).toEqual(['/v1/sitting/s1', '/v1/sitting']);
});

it('[TB91] [TB90] where somebody sits elsewhere, or others do here, that is kept and nothing is named', async () => {
  const { arrive, sittingNamed } = await page();
  const no = { error: 1, message: 'No', error_message: 'No' };
  answers = { ...no, code: 'SITTING_ELSEWHERE', data: { from: '12', to: '5', message: 'No' } };
  await arrive(place, SCANNED);
  const { keptSitting } = await import('./kept-sitting.ts');
  expect([keptSitting('abc'), sittingNamed('abc')]).toEqual([
    { code: 'abc', id: null, state: 'left', from: '12' },
    null,
  ]);
  answers = { ...no, code: 'SITTING_DIGITS_NEEDED', data: { sitting: 's7', seen: false, message: 'No' } };
  await arrive({ ...place, code: 'other' }, SCANNED.replace('abc', 'other'));
  expect(keptSitting('other')).toEqual({ code: 'other', id: null, state: 'left', others: 's7' });
});

it('[TB43] scanned again whoever has left sits down anew', async () => {
  const { arrive, keepSitting, sittingNamed } = await page();
  keepSitting({ code: 'abc', id: 's0', state: 'left' });
  await arrive(place, SCANNED);
  expect(sittingNamed('abc')).toBe('s1');
});

it('[TB45] [TB50] where others sit nothing is named, and a code that is old is as none', async () => {
  const { arrive, sittingNamed } = await page();
  const no = { error: 1, message: 'No', error_message: 'No', data: { message: 'No' } };
  answers = { ...no, code: 'SITTING_DIGITS_NEEDED' };
  await arrive(place, SCANNED);
  expect(sittingNamed('abc')).toBeNull();
  const { keptSitting } = await import('./kept-sitting.ts');
  expect(keptSitting('abc')).toEqual({ code: 'abc', id: null, state: 'left' });
  answers = { ...no, code: 'TABLE_CODE_REQUIRED' };
  await arrive({ ...place, code: 'old' }, SCANNED.replace('abc', 'old'));
  expect(keptSitting('old')).toBeNull();
});
