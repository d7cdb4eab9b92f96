import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits nobody mishears or misreads: no 0 O, 1 I L, 5 S, 8 B. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXYZ234679';
const CODE_LENGTH = 5;
const HASH = /^[A-Z0-9]{4,8}:[A-Za-z0-9_-]{22}$/;

/** The number people say out loud: "A3F92". Unique per store and day, 14 million to draw from. */
export function newCode(): string {
  let code = '';
  for (let i = 0; i < CODE_LENGTH; i++) code += ALPHABET[randomInt(ALPHABET.length)];
  return code;
}

/** 128 random bits: who holds it may read the order. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** "{code}:{secret}" taken apart, or null when it does not even look like one. */
export function partsOf(hash: string): { code: string; secret: string } | null {
  if (!HASH.test(hash)) return null;
  const [code, secret] = hash.split(':') as [string, string];
  return { code, secret };
}

/** Takes equally long for a near miss and a wild guess. */
export function isSecret(given: string, real: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(real);
  return a.length === b.length && timingSafeEqual(a, b);
}
