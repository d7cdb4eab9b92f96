import type { CaptchaChallenge } from '@mam/contract/checkout/captcha.schema.ts';
import { getCaptcha } from '@mam/contract/checkout/captcha.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useEffect } from 'react';
import { call } from '../data/call.ts';

/** How long an order waits for its puzzle: so many looks, so far apart. Then it is sent without. */
export const LOOKS = 100;
export const APART = 500;
/** Puzzles live ten minutes on the server; the order needs a moment to arrive. */
const GOOD_FOR = 9 * 60_000;

interface Ready {
  readonly token: string;
  readonly at: number;
}

let wanted = false;
let working = false;
let ready: Ready | null = null;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** null = this browser cannot do it: no worker, or no key derivation outside https */
function solve(challenge: CaptchaChallenge): Promise<unknown> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
    const end = (solution: unknown) => {
      worker.terminate();
      done(solution);
    };
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(challenge);
  });
}

const isFresh = () => ready !== null && Date.now() - ready.at < GOOD_FOR;

const readyToken = (): string | null => (isFresh() ? (ready?.token ?? null) : null);

async function work(): Promise<void> {
  if (working || isFresh()) return;
  working = true;
  try {
    const answer = await call(getCaptcha);
    const solution = answer.ok ? await solve(answer.data) : null;
    if (answer.ok && solution)
      ready = { token: btoa(JSON.stringify({ challenge: answer.data, solution })), at: Date.now() };
  } catch {
    // a browser without workers: the order is sent without
  } finally {
    working = false;
  }
}

/** [OR20] The store asks for a puzzle: it is solved while the diner still looks at the cart. */
export function prepareCaptcha(): void {
  wanted = true;
  void work();
}

/** [OR20] The solution for an order, as soon as it is there; null = none is asked for, or none came in time. */
export async function solvedCaptcha(): Promise<string | null> {
  if (!wanted) return null;
  for (let look = 0; look < LOOKS; look += 1) {
    if (isFresh()) return readyToken();
    void work();
    await wait(APART);
  }
  return null;
}

/** [CH6] Solves a puzzle the server asks for though the store does not, for this order alone; null = it cannot here. */
export async function captchaNow(): Promise<string | null> {
  ready = null;
  if (wanted) return solvedCaptcha();
  await work();
  const token = readyToken();
  ready = null;
  return token;
}

/** It has opened the door, or did not: the next order needs another. */
export function dropCaptcha(): void {
  ready = null;
  if (wanted) void work();
}

/** Where a store asks for a puzzle, it is begun as soon as the checkout opens. */
export function useCaptcha({ captcha }: Store): void {
  useEffect(() => {
    if (captcha) prepareCaptcha();
  }, [captcha]);
}
