import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SOLUTION = { counter: 7, derivedKey: '00ff' };
const CHALLENGE = { parameters: { nonce: 'n' }, signature: 's' };

let solves = true;
let asked = 0;

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage() {
    setTimeout(() => this.onmessage?.({ data: solves ? SOLUTION : null }), 1_200);
  }
  terminate() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  solves = true;
  asked = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.includes('/user/generate') ? { uid: 'u', token: 't' } : CHALLENGE;
    if (data === CHALLENGE) asked += 1;
    return Response.json({ error: 0, message: '', data });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => import('./captcha.ts');
const opened = (token: string | null) => JSON.parse(atob(token ?? ''));

it('[OR20] asks for nothing where nobody asked for a puzzle', async () => {
  const { solvedCaptcha } = await load();
  expect(await solvedCaptcha()).toBeNull();
  expect(asked).toBe(0);
});

it('[OR20] an order waits until its puzzle is solved', async () => {
  const { prepareCaptcha, solvedCaptcha } = await load();
  prepareCaptcha();
  const waiting = solvedCaptcha();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened(await waiting)).toEqual({ challenge: CHALLENGE, solution: SOLUTION });
  expect(asked).toBe(1);
});

it('[OR20] a hundred looks half a second apart, then it is sent without', async () => {
  solves = false;
  const { prepareCaptcha, solvedCaptcha, LOOKS, APART } = await load();
  prepareCaptcha();
  let token: string | null | undefined;
  void solvedCaptcha().then((result) => {
    token = result;
  });
  await vi.advanceTimersByTimeAsync(LOOKS * APART - 1);
  expect(token).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(token).toBeNull();
});

it('[OR20] a solution that was used, or has grown old, is replaced', async () => {
  const { prepareCaptcha, solvedCaptcha, dropCaptcha } = await load();
  prepareCaptcha();
  await vi.advanceTimersByTimeAsync(2_000);
  dropCaptcha();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const waiting = solvedCaptcha();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).not.toBeNull();
  expect(asked).toBe(3);
});

it('[CH6] asked for by the server one puzzle is solved for one order, and none after it', async () => {
  const { captchaNow, solvedCaptcha } = await load();
  const waiting = captchaNow();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened(await waiting)).toEqual({ challenge: CHALLENGE, solution: SOLUTION });
  expect(await solvedCaptcha()).toBeNull();
  expect(asked).toBe(1);
});

it('[CH6] a browser that cannot solve one says so at once', async () => {
  solves = false;
  const { captchaNow } = await load();
  const waiting = captchaNow();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBeNull();
});
