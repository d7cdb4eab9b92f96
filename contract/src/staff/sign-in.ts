import { endpoint } from '../http/endpoint.ts';
import type { Me, Nothing, SignInBody } from './me.schema.ts';
import type { SIGN_IN_REFUSES } from './refusals.ts';

/** Sets the session cookie. WRONG_PASSWORD says how many tries are left, LOCKED_OUT for how many minutes. */
export const signIn = endpoint<{ body: SignInBody; answer: Me; refuses: typeof SIGN_IN_REFUSES }>({
  method: 'POST',
  path: '/v1/staff/sign-in',
  auth: 'none',
});

export const signOut = endpoint<{ answer: Nothing }>({
  method: 'POST',
  path: '/v1/staff/sign-out',
  auth: 'staff',
});

/** All sessions of one's own account, this one too. */
export const signOutEverywhere = endpoint<{ answer: Nothing }>({
  method: 'POST',
  path: '/v1/staff/sign-out-everywhere',
  auth: 'staff',
});

export const getMe = endpoint<{ answer: Me }>({ method: 'GET', path: '/v1/staff/me', auth: 'staff' });
