import { afterEach, expect, it, vi } from 'vitest';

const target = new EventTarget();

/** A browser that has been told to save data, or has not. */
async function browserThat(saves: boolean) {
  vi.resetModules();
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { connection: { saveData: saves } });
  vi.stubGlobal('requestIdleCallback', (done: () => void) => queueMicrotask(done));
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const { whenFreeToFetch } = await import('./idle.ts');
  const fetched = vi.fn();
  void whenFreeToFetch().then(fetched);
  return fetched;
}

/** Everything that can happen by itself has. */
const settled = () => new Promise((done) => setImmediate(done));

afterEach(() => vi.unstubAllGlobals());

it('what nobody has asked for comes when the browser is idle', async () => {
  const fetched = await browserThat(false);
  await settled();
  expect(fetched).toHaveBeenCalledOnce();
});

it('where data is saved nothing comes by itself, and all of it once the diner does anything', async () => {
  const fetched = await browserThat(true);
  await settled();
  target.dispatchEvent(new Event('mousemove'));
  target.dispatchEvent(new Event('scroll'));
  await settled();
  expect(fetched).not.toHaveBeenCalled();
  target.dispatchEvent(new Event('pointerdown'));
  await settled();
  expect(fetched).toHaveBeenCalledOnce();
});

it('a browser that cannot say whether data is saved does not save it', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  expect((await import('./saves-data.ts')).savesData()).toBe(false);
});
