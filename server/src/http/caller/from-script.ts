import type { IncomingHttpHeaders } from 'node:http';

/** Browsers and previews that fetch before anybody has asked say so under one of these names. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * [DN6] Whether a program asks of its own will: not a browser for a page, a picture or a frame, nothing fetched ahead,
 * and no bot that looks at links. A link carries neither a token nor the wish for JSON.
 */
export function isFromScript(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest, 'x-user-token': token, accept } = headers;
  if (AHEAD.some((name) => headers[name] !== undefined)) return false;
  if (dest !== undefined && dest !== 'empty') return false;
  if (mode !== undefined) return mode === 'cors' || mode === 'same-origin';
  return token !== undefined || (accept ?? '').includes('application/json');
}
