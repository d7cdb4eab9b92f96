import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anyShop, openSandbox } from '../sandbox/sandbox.ts';

/** The sandbox on a port of its own, driven over HTTP. */
export interface RunningSandbox {
  readonly url: string;
  act(reference: string, action: string, more?: object): Promise<{ transactions: { number: number }[] }>;
  bank(transfer: object): Promise<{ reference: string; said: { status: number; answer: string }[] }>;
  mood(mood: 'well' | 'lost' | 'error' | 'garbage' | 'endless' | 'slow' | 'busy'): Promise<void>;
  payments(): Promise<{ id: string; reference: string; state: string; refunds: { amount: number }[] }[]>;
  stop(): Promise<void>;
}

/** now: the clock of the shop it stands for, so that both have the same day. */
export async function startSandbox(now = Date.now): Promise<RunningSandbox> {
  let url = '';
  const sandbox = openSandbox(() => url, anyShop, now);
  const server = createServer((request, response) => sandbox.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    url,
    act: (reference, action, more = {}) => post('/act', { reference, action, ...more }),
    bank: (transfer) => post('/bank/transfer', transfer),
    mood: (mood) => post('/mood', { mood }),
    payments: async () => (await fetch(`${url}/payments`)).json(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
