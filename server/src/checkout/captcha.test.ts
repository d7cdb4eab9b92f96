import type { CaptchaChallenge } from '@mam/contract/checkout/captcha.schema.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { demoBundle } from '../../test/demo.ts';
import { outcome, placingAt, refusal } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';

const MINUTE = 60_000;
let clock = Date.now();

beforeEach(() => {
  clock = Date.now();
});

const sealed = (challenge: object, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

describeServerOnBothEngines('a store that asks for proof of work', { now: () => clock }, (running) => {
  const { order, place, diner, becomeAnother } = placingAt(running);

  beforeAll(async () => {
    const bundle = demoBundle('bepnha');
    await importBundle(running().database, { ...bundle, brand: { ...bundle.brand, captcha: true } }, clock);
  });

  const puzzle = async (headers = diner().headers): Promise<CaptchaChallenge> =>
    (await (await running().send('GET', '/v1/order/captcha', undefined, headers)).json()).data;
  const solved = async (challenge: CaptchaChallenge) =>
    sealed(challenge, await solveChallenge({ challenge, deriveKey }));
  const withToken = (token: string, more: Record<string, string> = {}) => ({
    'x-captcha-token': token,
    ...more,
  });

  it('[OR20] takes no order without a solution, with rubbish or with a forged puzzle', async () => {
    expect(await refusal(await place(order()))).toMatchObject({ status: 422, code: 'CAPTCHA_REQUIRED' });
    const challenge = await puzzle();
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0', cost: 1 } };
    const forged = sealed(easier, await solveChallenge({ challenge: easier, deriveKey }));
    const guessed = sealed(challenge, { counter: 1, derivedKey: '00'.repeat(32) });
    const unsigned = await solved({ ...challenge, signature: '' });
    for (const token of ['x', 'e30=', sealed({}, {}), sealed(challenge, null), forged, guessed, unsigned])
      expect(await outcome(await place(order(), withToken(token)))).toBe('CAPTCHA_REQUIRED');
  });

  it('says in its document where the solution goes', async () => {
    const { paths } = await (await running().fetch('/v1/openapi.json')).json();
    for (const path of ['/v1/order', '/v1/payment/prepaid-order', '/v1/payment/create_order_normal'])
      expect(paths[path].post.parameters).toEqual([
        expect.objectContaining({ in: 'query', name: 'is_preview', required: false }),
        expect.objectContaining({ in: 'header', name: 'X-CAPTCHA-TOKEN', required: false }),
        expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: false }),
      ]);
  });

  it('[OR20] a solution opens the door once', async () => {
    const token = await solved(await puzzle());
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => outcome(await place(order(), withToken(token)))),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'CAPTCHA_REQUIRED')).toHaveLength(4);
  });

  it('[OR20] asking again under the same key needs no second solution', async () => {
    const token = await solved(await puzzle());
    const body = order();
    const first = await (await place(body, withToken(token, { 'idempotency-key': 'one' }))).json();
    const again = await (await place(body, { 'idempotency-key': 'one' })).json();
    expect(again.data.hash).toBe(first.data.hash);
  });

  it('[OR20] a refused order does not use its solution up', async () => {
    const token = await solved(await puzzle());
    expect(await outcome(await place({ ...order(), items: [] }, withToken(token)))).toBe('EMPTY_CART');
    expect(await outcome(await place(order(), withToken(token)))).toBe('ok');
  });

  it('[OR20] a solution is of one diner, and of ten minutes', async () => {
    const token = await solved(await puzzle());
    await becomeAnother();
    expect(await outcome(await place(order(), withToken(token)))).toBe('CAPTCHA_REQUIRED');
    const own = await solved(await puzzle());
    clock += 10 * MINUTE + 1000;
    expect(await outcome(await place(order(), withToken(own)))).toBe('CAPTCHA_REQUIRED');
  });

  it('a puzzle is for diners, and not for a thousand a minute', async () => {
    expect((await running().send('GET', '/v1/order/captcha')).status).toBe(401);
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const answer = await running().send('GET', '/v1/order/captcha', undefined, diner().headers);
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
