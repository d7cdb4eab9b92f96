import { endpoint } from '../http/endpoint.ts';
import type { Profile, ProfileChange } from './profile.schema.ts';

export const getProfile = endpoint<{ answer: Profile }>({
  method: 'GET',
  path: '/v1/my-order/profile',
  auth: 'diner',
});

/** Changes the caller's own; a name longer than a name may be is refused. Answers the profile as it is now. */
export const changeProfile = endpoint<{ body: ProfileChange; answer: Profile }>({
  method: 'POST',
  path: '/v1/my-order/profile',
  auth: 'diner',
});
