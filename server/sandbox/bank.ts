import { createHmac, randomInt } from 'node:crypto';
import { type ExchangeAnswer, json } from './exchange.ts';

/** A transfer somebody wants the bank to tell a shop about. */
interface Transfer {
  readonly url: string;
  readonly key: string;
  readonly account: string;
  readonly amount: number;
  readonly description: string;
  readonly reference: string;
  /** how often the same notification is sent */
  readonly times: number;
}

function parseTransfer(asked: Readonly<Record<string, unknown>>): Transfer | null {
  const { url, key, account, amount, description, reference, times } = asked;
  const whole = Number(amount);
  if (typeof url !== 'string' || !URL.canParse(url) || typeof key !== 'string') return null;
  if (!Number.isSafeInteger(whole) || whole <= 0 || typeof description !== 'string') return null;
  return {
    url,
    key,
    account: String(account ?? ''),
    amount: whole,
    description,
    reference: typeof reference === 'string' ? reference : `FT${randomInt(1e9, 9e9)}`,
    times: Math.min(5, Math.max(1, Number(times ?? 1) || 1)),
  };
}

function notification({ account, amount, description, reference, key }: Transfer): string {
  const data: Record<string, string | number | null> = {
    accountNumber: account,
    amount,
    code: '00',
    counterAccountName: null,
    currency: 'VND',
    desc: 'success',
    description,
    reference,
    transactionDateTime: new Date().toISOString().slice(0, 19).replace('T', ' '),
  };
  // data is written in the order of its names, so what is signed reads off it
  const raw = Object.entries(data)
    .map(([name, value]) => `${name}=${value === null ? '' : value}`)
    .join('&');
  const signature = createHmac('sha256', key).update(raw).digest('hex');
  return JSON.stringify({ code: '00', desc: 'success', success: true, data, signature });
}

/** Tells a shop of a transfer, and answers what it said each time. */
export async function sendTransfer(asked: Readonly<Record<string, unknown>>): Promise<ExchangeAnswer> {
  const transfer = parseTransfer(asked);
  if (!transfer) return json({ message: 'url, key, amount and description are needed' }, 400);
  const body = notification(transfer);
  const said = await Promise.all(
    Array.from({ length: transfer.times }, async () => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(transfer.url, { method: 'POST', headers, body, redirect: 'manual' });
      return { status: response.status, answer: await response.text() };
    }),
  );
  return json({ reference: transfer.reference, said });
}
