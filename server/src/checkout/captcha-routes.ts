import { CaptchaChallenge } from '@mam/contract/checkout/captcha.schema.ts';
import { getCaptcha } from '@mam/contract/checkout/captcha.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { serveDiner } from '../http/serve.ts';
import { createCaptcha } from './captcha.ts';

/** Puzzles for brands that ask for one before an order. */
export const captchaRoutes: Feature = (app, context) => {
  const { now, pushKeys, rateLimits } = context;
  const captcha = createCaptcha(pushKeys);
  serveDiner(app, context, getCaptcha, { answer: CaptchaChallenge }, async ({ diner, reply }) => {
    if (!rateLimits.puzzles.take(diner.uid)) return refuse('TOO_OFTEN');
    reply.header('cache-control', 'no-store');
    return ok(await captcha.challenge(diner.uid, now()));
  });
};
