import { createHmac } from 'node:crypto';
import { isStorable } from '@mam/contract/http/storable-text.ts';

export type Params = Readonly<Record<string, string>>;

const OUTSIDE = new Set(['vpc_SecureHash', 'vpc_SecureHashType']);

/** The text OnePay signs: vpc_ and user_ parameters with a value, by byte order, decoded, joined with &. */
export function onepayRaw(params: Params): string {
  return Object.keys(params)
    .filter((name) => /^(vpc_|user_)/.test(name) && !OUTSIDE.has(name) && params[name] !== '')
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
}

/** HMAC-SHA256 in capitals; the key is bytes written in hex. */
export function onepayHash(params: Params, hashKey: string): string {
  return createHmac('sha256', Buffer.from(hashKey, 'hex'))
    .update(onepayRaw(params))
    .digest('hex')
    .toUpperCase();
}

/** The parameters of a query or form text, the first of each name; what cannot be stored was never signed. */
export function parseOnepayParams(text: string): Params {
  const params: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) if (isStorable(value)) params[name] ??= value;
  return params;
}
