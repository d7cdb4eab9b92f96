import { endpoint } from '../../http/endpoint.ts';
import type { KeyParams, Keys, NewKey, NewKeyBody } from './key.schema.ts';
import type { ADD_KEY_REFUSES } from './refusals.ts';

/** The keys of the brand's programs. */
export const listKeys = endpoint<{ answer: Keys }>({ method: 'GET', path: '/v1/staff/keys', auth: 'staff' });

/**
 * Makes a key and tells its secret, once. Its name is taken by no other good key, so the same sent again makes no second
 * one; whose answer was lost ends it and makes another.
 */
export const addKey = endpoint<{ body: NewKeyBody; answer: NewKey; refuses: typeof ADD_KEY_REFUSES }>({
  method: 'POST',
  path: '/v1/staff/keys',
  auth: 'staff',
});

/** Its program is refused from now on; ending it again changes nothing. */
export const endKey = endpoint<{ params: KeyParams; answer: Keys }>({
  method: 'DELETE',
  path: '/v1/staff/keys/{id}',
  auth: 'staff',
});
