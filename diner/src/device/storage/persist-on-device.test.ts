import { aLine } from '@mam/domain/test/a-cart.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The storage all tabs of a browser share. */
let kept: Map<string, string>;
let writes: string[];
let tabs: Set<(text: string) => void>;

const HERE = { brand: 'BEPNHA', storeId: 101 };
const THERE = { brand: 'BEPNHA', storeId: 102 };

/** A tab: modules of its own, over the storage all tabs share; it hears only what others write. */
async function openTab(name: string) {
  vi.resetModules();
  const hears: ((event: object) => void)[] = [];
  const hear = () => {
    for (const listener of hears) listener({ key: 'mam.kept' });
  };
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type === 'storage') hears.push(listener);
  });
  const { persisted, persist } = await import('../persisted.ts');
  const { persistOnDevice, showCart } = await import('./persist-on-device.ts');
  const { changeCart } = await import('./stored-carts.ts');
  const act = <T>(work: () => T): T => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        kept.set(key, text);
        writes.push(name);
        for (const other of tabs) if (other !== hear) other(text);
      },
    });
    return work();
  };
  act(persistOnDevice);
  tabs.add(hear);
  return {
    enter: (store: typeof HERE) => act(() => showCart(store)),
    fill: (...ids: string[]) => act(() => persist('cart', { lines: ids.map((id) => aLine(id, id)) })),
    persist: ((...input) => act(() => persist(...input))) as typeof persist,
    change: (...input: Parameters<typeof changeCart>) => act(() => changeCart(...input)),
    state: () => persisted.getState(),
    lines: () => persisted.getState().cart.lines.map(({ key }) => key),
  };
}

beforeEach(() => {
  kept = new Map();
  writes = [];
  tabs = new Set();
});

afterEach(() => vi.unstubAllGlobals());

it('[CA12] two tabs in two stores show each its own cart', async () => {
  const one = await openTab('one');
  const other = await openTab('other');
  one.enter(HERE);
  other.enter(THERE);
  one.fill('pho');
  expect(other.lines()).toEqual([]);
  other.fill('bun');
  expect([one.lines(), other.lines()]).toEqual([['pho'], ['bun']]);
  const later = await openTab('later');
  later.enter(HERE);
  expect(later.lines()).toEqual(['pho']);
});

it('[CA11] two tabs in one store show one cart, and who only reads writes nothing back', async () => {
  const one = await openTab('one');
  const other = await openTab('other');
  one.enter(HERE);
  other.enter(HERE);
  one.fill('pho', 'bun');
  expect(other.lines()).toEqual(['pho', 'bun']);
  expect(writes).toEqual(['one']);
  other.fill('pho');
  expect(one.lines()).toEqual(['pho']);
  expect(writes).toEqual(['one', 'other']);
});

it('a tab stays where it is when another goes elsewhere', async () => {
  const one = await openTab('one');
  const other = await openTab('other');
  one.persist('place', { ...HERE, source: 'QR' });
  other.persist('place', { ...THERE, source: 'DEFAULT' });
  expect(one.state().place).toEqual({ ...HERE, source: 'QR' });
  const later = await openTab('later');
  expect(later.state().place).toEqual({ ...THERE, source: 'DEFAULT' });
});

it('a tab writes what it has changed and leaves what another has', async () => {
  const one = await openTab('one');
  const other = await openTab('other');
  tabs.clear(); // neither hears the other, as when both act at once
  one.persist('user', { name: 'Lan' });
  other.persist('choices', { type: 'PICKUP' });
  const later = await openTab('later');
  expect([later.state().user.name, later.state().choices.type]).toEqual(['Lan', 'PICKUP']);
});

it('[CA11] changes the cart of a store this tab does not show', async () => {
  const one = await openTab('one');
  const other = await openTab('other');
  one.enter(HERE);
  one.fill('pho', 'bun');
  other.enter(THERE);
  other.change(HERE, (cart) => ({ ...cart, lines: cart.lines.slice(1) }));
  expect([one.lines(), other.lines()]).toEqual([['bun'], []]);
});
