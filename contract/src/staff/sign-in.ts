import { endpoint } from '../http/endpoint.ts';
import type { Me, Nothing, SignInBody } from './me.schema.ts';

/** Sets the session cookie. Refused with WRONG_PASSWORD (tries), LOCKED_OUT (minutes) or BRAND_REQUIRED. */
export const signIn = endpoint<{ body: SignInBody; answer: Me }>({
  method: 'POST',
  path: '/v1/staff/sign-in',
  auth: 'none',
});

export const signOut = endpoint<{ answer: Nothing }>({
  method: 'POST',
  path: '/v1/staff/sign-out',
  auth: 'staff',
});

export const getMe = endpoint<{ answer: Me }>({ method: 'GET', path: '/v1/staff/me', auth: 'staff' });
