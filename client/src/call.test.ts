import { describe, expect, it, vi } from 'vitest';
import { dataOrThrow, listeningFetch, Refused } from './call.ts';

describe('the data of an answer', () => {
  it('is what the server sent', () => {
    expect(dataOrThrow({ ok: true, data: 7, message: '' })).toBe(7);
  });

  it('throws a refusal with everything the server said of it', () => {
    const no = { ok: false, code: 'STALE', message: 'Too late', status: 409, data: { version: 2 } } as const;
    expect(() => dataOrThrow(no)).toThrow(Refused);
    expect(new Refused(no)).toMatchObject({
      code: no.code,
      message: no.message,
      status: no.status,
      data: no.data,
      name: 'Refused',
    });
  });
});

it('a listening fetch hands on the answer and shows its headers', async () => {
  const answer = new Response('', { headers: { date: 'now' } });
  vi.stubGlobal('fetch', async () => answer);
  const hear = vi.fn();
  expect(await listeningFetch(hear)('/v1/staff/me')).toBe(answer);
  expect(hear).toHaveBeenCalledWith(answer.headers, '/v1/staff/me');
  vi.unstubAllGlobals();
});
