/** The start stops with this one sentence; nothing was changed. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}
