/** One thing looked at: what was found, and whether it will do. */
export interface Finding {
  readonly ok: boolean;
  readonly about: string;
  readonly found: string;
}
