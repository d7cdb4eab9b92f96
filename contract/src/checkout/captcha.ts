import { endpoint } from '../http/endpoint.ts';
import type { CaptchaChallenge } from './captcha.schema.ts';

/**
 * A puzzle for this diner. Its solution, as base64 of {"challenge", "solution"}, goes with POST /v1/order in the
 * header X-CAPTCHA-TOKEN where the brand asks for it; each opens the door once.
 */
export const getCaptcha = endpoint<{ answer: CaptchaChallenge }>({
  method: 'GET',
  path: '/v1/order/captcha',
  auth: 'diner',
});
