import { CaptchaChallenge } from '@mam/contract/checkout/captcha.schema.ts';
import { getCaptcha } from '@mam/contract/checkout/captcha.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { personLimit } from '../http/diner-rate-limit.ts';
import { serveDiner } from '../http/serve.ts';
import { captchaOf } from './captcha.ts';

const PUZZLES_A_MINUTE = 20;

/** Puzzles for brands that ask for one before an order. */
export const captchaRoutes: Feature = (app, house) => {
  const { config, now } = house;
  const captcha = captchaOf(config);
  const asksInMinute = personLimit(PUZZLES_A_MINUTE, 60_000, now);
  serveDiner(app, house, getCaptcha, { answer: CaptchaChallenge }, async ({ diner, reply }) => {
    if (!asksInMinute(diner.uid)) return refuse('TOO_OFTEN');
    reply.header('cache-control', 'no-store');
    return ok(await captcha.challenge(diner.uid, now()));
  });
};
