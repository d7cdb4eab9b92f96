// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { generateUser } from '@mam/contract/diner/generate-user.ts';
import { USER_TOKEN } from '@mam/contract/http/envelope.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import { expect, it } from 'vitest';
import { beginInApp } from '../../test/in-app.tsx';
import { EMPTY, persist, persisted } from '../device/persisted.ts';
import { call } from './call.ts';

beginInApp();

const FRESH = { uid: 'b'.repeat(32), token: 'fresh' };
const NONE = { orders: [], restaurants: [], count: null, next: null };

/** A server that knows the fresh token alone. */
const knowsFreshAlone = () =>
  serve(getHistory, ({ headers }) =>
    headers.get(USER_TOKEN) === FRESH.token
      ? { data: NONE }
      : { refused: 'UNKNOWN_USER', status: 401, message: 'Ai vậy?' },
  );

it('[DN7] whom the server has forgotten is somebody new at once: the call goes through, name, number and cart stay', async () => {
  const made = serve(generateUser, () => ({ data: FRESH }));
  const calls = knowsFreshAlone();
  persist('user', { name: 'Lâu Không Ghé', phone: '0901234567' });
  persist('cart', { brand: 'BEPNHA', storeId: 101, note: 'ít cay' });
  expect((await call(getHistory, { query: {} })).ok).toBe(true);
  expect(calls.map(({ headers }) => headers.get(USER_TOKEN))).toEqual(['known', FRESH.token]);
  expect(made).toHaveLength(1);
  const { user, cart } = persisted.getState();
  expect(user).toMatchObject({ ...FRESH, name: 'Lâu Không Ghé', phone: '0901234567' });
  expect(cart.note).toBe('ít cay');
});

it('[DN7] asked in two calls at once it is one new diner', async () => {
  const made = serve(generateUser, () => ({ data: FRESH }));
  knowsFreshAlone();
  const answers = await Promise.all([call(getHistory, { query: {} }), call(getHistory, { query: {} })]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(made).toHaveLength(1);
});

it('without a new identity the no is told, and nothing of the old one is lost but the identity', async () => {
  serve(generateUser, () => ({ refused: 'FAULT', status: 503, message: '' }));
  knowsFreshAlone();
  persist('user', { name: 'Lâu Không Ghé' });
  expect(await call(getHistory, { query: {} })).toMatchObject({ ok: false, status: 503 });
  expect(persisted.getState().user).toEqual({ ...EMPTY.user, name: 'Lâu Không Ghé' });
});
