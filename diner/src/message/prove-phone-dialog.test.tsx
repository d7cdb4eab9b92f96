// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { ProvePhoneDialog } from './prove-phone-dialog.tsx';

beginInApp();

const SOLUTION = { counter: 7, derivedKey: '00ff' };

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: SOLUTION }));
  }
  terminate() {}
}

interface Asked {
  readonly key: string | null;
  readonly captcha: string | null;
}

/** requests for codes the server had, and its next answers */
let asked: Asked[] = [];
let answers: object[] = [];

const refused = (code: string, data: object = {}) => ({ error: 1, code, message: `vì ${code}`, data });

beforeEach(() => {
  [asked, answers] = [[], []];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    if (address.includes('/order/captcha'))
      return Response.json({ error: 0, message: '', data: { parameters: {}, signature: 's' } });
    asked.push({ key: headers['Idempotency-Key'] ?? null, captcha: headers['X-CAPTCHA-TOKEN'] ?? null });
    return Response.json(answers.shift() ?? refused('BUSY'));
  });
});

const show = () =>
  showInApp(<ProvePhoneDialog phone="0905123456" brand="BEPNHA" onProved={() => {}} onClose={() => {}} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('[MS13] solves the puzzle that is asked for, and asks again under the same key', async () => {
  const moment = Math.ceil(Date.now() / 1000);
  const sent = { channel: 'sms', expires_at: moment + 300, again_at: moment + 60 };
  answers = [refused('CAPTCHA_REQUIRED'), { error: 0, message: '', data: sent }];
  show();
  await press('Gửi mã');
  expect(await screen.findByLabelText('Mã 6 số')).toBeTruthy();
  expect(asked.map(({ captcha }) => captcha !== null)).toEqual([false, true]);
  expect(asked[1]?.key).toBe(asked[0]?.key);
});

it('[MS7] says how long to wait as people say it, in hours and not in seconds', async () => {
  answers = [refused('PHONE_CODES_USED_UP', { seconds: 86_381 })];
  show();
  await press('Gửi mã');
  const button = await screen.findByRole('button', { name: 'Gửi lại sau 24 giờ' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('vì PHONE_CODES_USED_UP').getAttribute('role')).toBe('alert');
});
