import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const EMBEDDED = 'cross-origin-resource-policy';

/** Every header our calls use, so that pages and API may stand on different hosts. */
const USED_HEADERS =
  'accept-language, content-type, idempotency-key, if-none-match, last-event-id, x-api-key, x-captcha-token, x-table-code, x-user-token';

/**
 * The headers of every answer: no page of another host may embed it, and where people come by https they always come
 * so. Subdomains are left out: others may stand on them.
 */
export const everywhereHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  [EMBEDDED]: 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});

/** Pictures may be shown by pages of other hosts: the restaurant's own site, or our apps where they stand elsewhere. */
export const PICTURE_HEADERS = { [EMBEDDED]: 'cross-origin' } as const;

/** Calls with a staff cookie, or that give one, are for our own pages only. path: of a call of the API, as apiPath names it */
const isUnauthenticatedPath = (path: string) =>
  !path.startsWith('/v1/staff/') && !path.startsWith('/v1/demo/');

/** The headers of every answer to a call that anybody may make. */
export function unauthenticatedHeaders(id: string): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag, retry-after, x-request-id',
  };
}

const staffHeaders = (id: string): OutgoingHttpHeaders => ({
  'x-content-type-options': 'nosniff',
  'x-request-id': id,
  'cache-control': 'no-store',
});

/** Sets the headers of an answer of the API; a handler may set another cache-control. */
export function setApiHeaders(path: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(isUnauthenticatedPath(path) ? unauthenticatedHeaders(request.id) : staffHeaders(request.id));
}

/** The browser asks first whether a page of another host may call. */
export function answerPreflight(path: string, reply: FastifyReply): FastifyReply {
  if (isUnauthenticatedPath(path)) {
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    reply.header('access-control-allow-headers', USED_HEADERS);
    reply.header('access-control-max-age', '86400');
  }
  return reply.code(204).send();
}

export const POLICY = 'content-security-policy';

/** Pictures, fonts and styles; not SVG, which a browser opens as a document of its own. */
const PART = /\.(?:webp|avif|png|jpe?g|gif|woff2|css)$/;
/** A built script; not one that is run as a worker, which is held to the policy it comes with. */
const SCRIPT = /\/assets\/(?!.*worker)[^/]*\.js$/;

/**
 * Whether an address is of a file that is only ever a part of a page, and is held to that page's policy: one of its
 * own is never read, and would be 0.4 KB for each of the forty files of a menu.
 */
export function isPartOfPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return PART.test(path) || SCRIPT.test(path);
}

/** The headers of such a part, and of a page besides its own: it is what it says it is. */
export const PART_HEADERS = { 'x-content-type-options': 'nosniff' } as const;

/** The headers of pages: no inline script or style but what inline.ts allows, nothing from elsewhere but from listed hosts. */
export function pageHeaders({
  pictureHosts,
  featureSink,
  mode,
}: Pick<Config, 'pictureHosts' | 'featureSink' | 'mode'>): Readonly<Record<string, string>> {
  // a demo's first page shows the menu beside the board, both of its own; nobody else may frame a page of either
  const ownFrames = mode === 'demo';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${pictureHosts.join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${featureSink ? new URL(featureSink).origin : ''}`.trim(),
    // the page a courier shows its driver on, opened by a tap [OR63]; it is sandboxed and told nothing
    ownFrames ? "frame-src 'self' https:" : 'frame-src https:',
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ownFrames ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ];
  return {
    ...PART_HEADERS,
    [POLICY]: policy.join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}
