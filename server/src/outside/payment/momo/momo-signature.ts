import { createHmac } from 'node:crypto';

export type Signed = Readonly<Record<string, string | number>>;

/** MoMo's raw text: name=value by name, joined with &, values as they are, empty ones kept. */
export function momoRaw(fields: Signed): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
}

/** HMAC-SHA256 in hex over the raw text; accessKey is part of what is signed. */
export function momoSignature(fields: Signed, accessKey: string, secretKey: string): string {
  return createHmac('sha256', secretKey)
    .update(momoRaw({ ...fields, accessKey }))
    .digest('hex');
}
