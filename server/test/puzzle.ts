import type { CaptchaChallenge } from '@mam/contract/checkout/captcha.schema.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { RunningServer } from './with-server.ts';

/** The header an app sends with a puzzle it has solved for its diner. */
export async function solvedPuzzle(
  server: RunningServer,
  headers: Record<string, string>,
): Promise<{ readonly 'x-captcha-token': string }> {
  const answer = await server.send('GET', '/v1/order/captcha', undefined, headers);
  const challenge: CaptchaChallenge = (await answer.json()).data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return { 'x-captcha-token': token };
}
