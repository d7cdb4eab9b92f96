import { endpoint } from '../http/endpoint.ts';
import type { NewUser } from './generate-user.schema.ts';

export const generateUser = endpoint<{ answer: NewUser }>({
  method: 'POST',
  path: '/v1/user/generate',
  auth: 'none',
});

/** Kept for the scripts of other clients; our own app uses the POST. A link, a preview or a picture makes nobody. */
export const generateUserByGet = endpoint<{ answer: NewUser }>({
  method: 'GET',
  path: '/v1/user/generate',
  auth: 'none',
});
