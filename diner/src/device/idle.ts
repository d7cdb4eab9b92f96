import { firstTouch } from './first-touch.ts';
import { savesData } from './saves-data.ts';

const LATEST = 2_000;

/** When the browser has nothing else to do, after two seconds at the latest; at once where there is no browser. */
export function whenIdle(): Promise<void> {
  if (!('document' in globalThis)) return Promise.resolve();
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: LATEST });
    else setTimeout(done, LATEST);
  });
}

/** When what nobody has asked for may be fetched: in an idle moment; where data is saved, not before the diner does anything. */
export async function whenFreeToFetch(): Promise<void> {
  if (savesData()) await firstTouch();
  return whenIdle();
}
