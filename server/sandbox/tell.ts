import type { Payment } from './book.ts';

export interface ShopCallback {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly type?: string;
  readonly body?: string;
  /** whether the shop has understood, so that it need not be told again */
  readonly isUnderstood: (status: number, answer: string) => boolean;
}

const PATIENCE = 15_000;

/** Tells the shop once. */
async function tellOnce({ method, url, type, body, isUnderstood }: ShopCallback): Promise<[boolean, string]> {
  try {
    const response = await fetch(url, {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': type ?? 'application/json' } }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer = await response.text();
    return [isUnderstood(response.status, answer), `${response.status} ${answer.slice(0, 200)}`];
  } catch (fault) {
    return [false, fault instanceof Error ? fault.name : 'no answer'];
  }
}

/** Tells the shop until it understands, at most `tries` times with `pause` ms between. */
export async function tell(payment: Payment, told: ShopCallback, tries = 3, pause = 500): Promise<void> {
  for (let tried = 1; tried <= tries; tried += 1) {
    const [understood, said] = await tellOnce(told);
    payment.told.push(said);
    if (understood) return;
    if (tried < tries) await new Promise((done) => setTimeout(done, pause).unref());
  }
}
