/** The start stops with this one sentence; nothing was changed. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}

/** The file is not what was written into it: nothing more is written, and the sentence says how to go on. */
export class DamagedDatabase extends UnusableDatabase {
  override name = 'DamagedDatabase';
}
