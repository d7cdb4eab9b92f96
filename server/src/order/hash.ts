import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_SIGNS, type CodeKind, lastSigns } from '@mam/domain/payment/code-kind.ts';
import { CODE_LENGTHS } from '@mam/domain/payment/transfer-reference.ts';

/** four of one length all taken: nearly all of them are */
const DRAWS_A_LENGTH = 4;
const HASH = /^([A-Z0-9]{4,8}):[A-Za-z0-9_-]{22}$/;

/** The number people say, "A3F92": five signs give 11 million, and 1.6 million for each kind of share [PA46] [PA57]. */
export function newCode(length: number, kind: CodeKind = 'order'): string {
  const start = Array.from({ length: length - 1 }, () => drawSign(CODE_SIGNS)).join('');
  return start + drawSign(lastSigns(start, kind));
}

const drawSign = (signs: string): string => signs[randomInt(signs.length)] ?? '';

/** The names of an order: its code, said aloud, and the secret hash that opens it. */
export interface Names {
  readonly code: string;
  readonly hash: string;
}

/** The names that are tried first. */
export const firstNames = (): Names => newNames(Math.min(...CODE_LENGTHS));

function newNames(length: number): Names {
  const code = newCode(length);
  return { code, hash: newHash(code) };
}

/** [OR23] Names under a code that is free. Throws when none is to be had. */
export async function freeNames(isTaken: (code: string) => Promise<boolean>): Promise<Names> {
  for (const length of CODE_LENGTHS)
    for (let draw = 0; draw < DRAWS_A_LENGTH; draw += 1) {
      const names = newNames(length);
      if (!(await isTaken(names.code))) return names;
    }
  throw new Error('no code is free');
}

/** [PA46] [PA57] So many codes of shares that are free, none of them twice. Throws when they are not to be had. */
export async function freeShareCodes(
  kind: Exclude<CodeKind, 'order'>,
  count: number,
  takenOf: (codes: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const free = new Set<string>();
  for (const length of CODE_LENGTHS)
    for (let draw = 0; draw < DRAWS_A_LENGTH && free.size < count; draw += 1) {
      const drawn = Array.from({ length: count - free.size }, () => newCode(length, kind));
      const taken = await takenOf(drawn);
      for (const code of drawn) if (!taken.has(code)) free.add(code);
    }
  if (free.size < count) throw new Error('no codes are free');
  return [...free];
}

/** "{code}:{secret}", the secret of 128 random bits: anybody who holds it may read the order. */
export function newHash(code: string): string {
  return `${code}:${randomBytes(16).toString('base64url')}`;
}

/** The code of what looks like a hash; null for everything else, so that a code alone opens nothing. */
export function codeOfHash(hash: string): string | null {
  return HASH.exec(hash)?.[1] ?? null;
}

/** Takes equally long for a near miss and a wild guess. */
export function isSameHash(given: string, real: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(real)];
  return a.length === b.length && timingSafeEqual(a, b);
}
