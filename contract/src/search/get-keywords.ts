import { endpoint } from '../http/endpoint.ts';
import type { PlaceQuery } from '../http/fields.schema.ts';
import type { KeywordList } from './keywords.schema.ts';

/** Words a brand suggests to search for; unknown = an empty list. */
export const getKeywords = endpoint<{ query: PlaceQuery; answer: KeywordList }>({
  method: 'GET',
  path: '/v1/keywords',
  auth: 'none',
});
