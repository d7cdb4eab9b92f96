import type { BrowserContext, Request } from '@playwright/test';

/**
 * A browser's requests that were refused or not answered: a journey that fails lists them, since its pictures do not.
 * The stream that stays open is left out.
 */
export function watchRequests(context: BrowserContext, who: string): () => readonly string[] {
  const asked = new Map<Request, number>();
  const odd: string[] = [];
  const name = (request: Request) => `${who}: ${request.method()} ${new URL(request.url()).pathname}`;
  context.on('request', (request) => {
    if (!request.url().includes('/v1/live')) asked.set(request, Date.now());
  });
  context.on('requestfailed', (request) => {
    if (asked.delete(request)) odd.push(`${name(request)} failed: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    asked.delete(response.request());
    if (response.status() >= 400) odd.push(`${name(response.request())} ${response.status()}`);
  });
  return () => [
    ...odd,
    ...[...asked].map(([request, at]) => `${name(request)} not answered for ${Date.now() - at} ms`),
  ];
}
