import { randomBytes } from 'node:crypto';

const VIETNAM_AHEAD = 7 * 60 * 60 * 1000;

/** "261122": the day in Vietnam, which ZaloPay wants its references to begin with. */
export function vietnamDay(now: number): string {
  return new Date(now + VIETNAM_AHEAD).toISOString().slice(2, 10).replaceAll('-', '');
}

/** A name for an attempt that every gateway takes: 31 letters, digits and one line, nobody can guess it. */
export function newReference(now: number): string {
  return `${vietnamDay(now)}_${randomBytes(12).toString('hex')}`;
}
