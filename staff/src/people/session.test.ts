// @vitest-environment happy-dom

import { Refused } from '@mam/client/call.ts';
import { serve } from '@mam/client/test/served.ts';
import { signOut as signOutCall } from '@mam/contract/staff/sign-in.ts';
import { currentToast, hideToast } from '@mam/ui/dialog/toast-store.ts';
import { beforeEach, expect, it } from 'vitest';
import { beginAtWork } from '../../test/at-work.tsx';
import { keys, noteRefusal, queries } from '../data/queries.ts';
import { signOut } from './session.ts';

/** The answer to somebody who is signed in no more. */
const refused = () =>
  new Refused({ ok: false, status: 401, code: 'NOT_SIGNED_IN', message: 'Vào ca nhé', data: {} });

beginAtWork();
beforeEach(() => {
  hideToast();
  queries.setQueryData(keys.me, { name: 'Lan' });
});

it('a session that ends by itself is said', () => {
  expect(noteRefusal(refused())).toBe(true);
  expect(currentToast()?.urgent).toBe(true);
});

it('who signs out is not told that their session has ended, whatever is refused meanwhile', async () => {
  serve(signOutCall, () => {
    noteRefusal(refused());
    return { data: {} };
  });
  expect(await signOut()).toBeNull();
  expect(currentToast()).toBeNull();
});
