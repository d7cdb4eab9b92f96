const LATEST = 2_000;

/** When the browser has nothing else to do, after two seconds at the latest; at once where there is no browser. */
export function whenIdle(): Promise<void> {
  if (!('document' in globalThis)) return Promise.resolve();
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: LATEST });
    else setTimeout(done, LATEST);
  });
}
