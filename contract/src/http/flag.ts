import type { Flag } from './fields.schema.ts';

/** A wire flag: 1 or true. */
export function isOn(flag: Flag | undefined): boolean {
  return flag === 1 || flag === true;
}
