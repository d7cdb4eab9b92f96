import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

const MOST_BYTES = 64 * 1024;

/** A request, read. */
export interface SandboxRequest {
  readonly method: string;
  /** below where the sandbox stands, without its query */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  /** the same, byte for byte */
  readonly raw: Buffer;
  readonly headers: IncomingHttpHeaders;
}

export interface ExchangeAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  /** how long it may be kept; missing = not at all */
  readonly cache?: string;
  readonly location?: string;
  /** seconds */
  readonly retryAfter?: number;
}

export const json = (value: unknown, status = 200): ExchangeAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const text = (body: string, status = 200): ExchangeAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
});

export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function parseBodyFields(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}

export function say(
  response: ServerResponse,
  { status = 200, type, body = '', cache = 'no-store', location, retryAfter }: ExchangeAnswer,
): void {
  response.writeHead(location ? 303 : status, {
    ...(location && { location }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(type && { 'content-type': type }),
    'cache-control': cache,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
  response.end(body);
}
