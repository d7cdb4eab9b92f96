import type { IncomingHttpHeaders } from 'node:http';
import { isNotice } from '../notice-path.ts';
import { hashOfSecret } from '../secret.ts';

/** Every browser has called itself so for decades, and no program does unless it pretends. */
const isBrowser = (userAgent: string | undefined) => userAgent?.startsWith('Mozilla/') === true;

/** Developers read it before they have a key. */
const DOCUMENT = '/v1/openapi.json';

const needsKey = (path: string) => !isNotice(path) && path !== DOCUMENT;

/**
 * Whether a call (path: as apiPath names it) brings the X-API-KEY this installation asks of programs, if it asks for
 * one. Browsers never need it. Source: API-06, decision 0020.
 */
export function apiKeyCheck(key: string | null): (path: string, headers: IncomingHttpHeaders) => boolean {
  if (key === null) return () => true;
  return (path, headers) => {
    if (!needsKey(path) || isBrowser(headers['user-agent'])) return true;
    return isProgram(key, headers);
  };
}

/** Whether a call brings the key of the installation, which opens the door and nothing behind it [SF37]. */
function isProgram(key: string, { 'x-api-key': given }: IncomingHttpHeaders): boolean {
  // hashes are compared, so that the time it takes tells nothing about the key
  return typeof given === 'string' && hashOfSecret(given) === hashOfSecret(key);
}
