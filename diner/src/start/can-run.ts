/** Whether this browser has what the app cannot do without; storage is not among it, the app goes on from memory. */
export function canRun(): boolean {
  return (
    'showModal' in (globalThis.HTMLDialogElement?.prototype ?? {}) &&
    'any' in AbortSignal &&
    CSS.supports('color', 'light-dark(#000, #fff)') &&
    'getRandomValues' in (globalThis.crypto ?? {})
  );
}
