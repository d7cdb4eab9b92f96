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

/** Resolves when unasked files may be fetched: in an idle moment; where data is saved, after the first touch. */
export async function whenFreeToFetch(): Promise<void> {
  if (savesData()) await firstTouch();
  return whenIdle();
}
