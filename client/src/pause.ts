/** Waits so long (ms), or until the network is back. */
export function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(go, ms);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      done();
    }
    addEventListener('online', go);
  });
}
