import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits nobody mishears or misreads: no 0 O, 1 I L, 5 S, 8 B. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXYZ234679';
const CODE_LENGTH = 5;
const HASH = /^([A-Z0-9]{4,8}):[A-Za-z0-9_-]{22}$/;

/** The number people say out loud: "A3F92". 14 million to draw from. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** "{code}:{secret}", the secret of 128 random bits: who holds it may read the order. */
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
