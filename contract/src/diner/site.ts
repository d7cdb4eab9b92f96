import { endpoint } from '../http/endpoint.ts';
import type { SiteWire } from './site.schema.ts';

export const getSite = endpoint<{ answer: SiteWire }>({ method: 'GET', path: '/v1/site', auth: 'none' });
