import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CaptchaChallenge } from '@mam/contract/checkout/captcha.schema.ts';
import { CAPTCHA_TOKEN } from '@mam/contract/http/envelope.ts';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { PushKeys } from '../config.ts';
import type { Trx } from '../db/database.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** rounds of each try; a solution takes 256 tries on average: about half a second on a desk, two on a phone */
const COST = 1_000;
const KEY_PREFIX = '00';
const LIVES = 10 * 60_000;
/** the longest header a solution makes is far below */
const LONGEST = 2_000;

/** A solved puzzle that has not opened anything yet. */
export interface SolvedCaptcha {
  readonly signature: string;
  readonly expiresAt: number;
}

export interface Captcha {
  readonly challenge: (uid: string, now: number) => Promise<CaptchaChallenge>;
  /** gives back the puzzle a token proves solved by this diner; null = none */
  readonly solved: (token: string | null, uid: string, now: number) => Promise<SolvedCaptcha | null>;
}

/** The solution a request came with; null = none. */
export const readCaptchaToken = (headers: IncomingHttpHeaders): string | null => {
  const token = headers[CAPTCHA_TOKEN.toLowerCase()];
  return typeof token === 'string' ? token : null;
};

function parseCaptchaPayload(token: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
    const { challenge, solution } = payload;
    const whole =
      typeof challenge.signature === 'string' &&
      typeof challenge.parameters.nonce === 'string' &&
      Number.isInteger(solution.counter) &&
      typeof solution.derivedKey === 'string';
    return whole ? payload : null;
  } catch {
    return null;
  }
}

/** [OR20] Puzzles signed with a key that follows from the one secret every process of this server shares. */
export function createCaptcha({ privateKey }: PushKeys): Captcha {
  const secret = createHmac('sha256', privateKey).update('captcha').digest('hex');
  return {
    challenge: async (uid, now) => {
      const made = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        keyPrefix: KEY_PREFIX,
        expiresAt: seconds(now + LIVES),
        data: { uid },
        deriveKey,
        hmacSignatureSecret: secret,
      });
      return made as CaptchaChallenge;
    },
    solved: async (token, uid, now) => {
      const payload = token && token.length <= LONGEST ? parseCaptchaPayload(token) : null;
      const { signature, parameters } = payload?.challenge ?? {};
      const expiresAt = (parameters?.expiresAt ?? 0) * 1000;
      if (!payload || !signature || parameters?.data?.uid !== uid || expiresAt <= now) return null;
      // a forged parameter fails the signature before anything is derived from it
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
      return verified ? { signature, expiresAt } : null;
    },
  };
}

/** [OR20] Uses a solution up in the transaction of what it opens; false: it has opened the door before. */
export async function spendCaptcha(trx: Trx, { signature, expiresAt }: SolvedCaptcha): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('captchas_used')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
