import { endpoint } from '../http/endpoint.ts';
import type { ErasedData, MyData } from './my-data.schema.ts';
import type { ERASE_REFUSES } from './refusals.ts';

/** All that the server keeps of the caller. */
export const getMyData = endpoint<{ answer: MyData }>({
  method: 'GET',
  path: '/v1/my-data',
  auth: 'diner',
});

/** Erases the caller: their identity is nobody's from then on. Repeated it finds nobody. */
export const eraseMyData = endpoint<{ answer: ErasedData; refuses: typeof ERASE_REFUSES }>({
  method: 'POST',
  path: '/v1/my-data/erase',
  auth: 'diner',
});
