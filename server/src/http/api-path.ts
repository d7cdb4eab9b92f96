import type { FastifyRequest } from 'fastify';

/**
 * Which call of the API a request is about: the pattern of the route it matched, however its address was spelled, or
 * the address itself where it matched none. null = a page or a file.
 */
export function apiPath({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string | null {
  const path = routeOptions.url ?? url;
  return path.startsWith('/v1/') ? path : null;
}
