import { createHash } from 'node:crypto';

/** The kept form of a token or session: its SHA-256, so that a stolen database signs nobody in. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
