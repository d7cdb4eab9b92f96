import { timingSafeEqual } from 'node:crypto';
import { LARGEST_TOTAL } from '@mam/domain/checkout/limits.ts';
import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ask, jsonOrNull } from '../ask.ts';
import { GatewayBusy, GatewayUnclear } from './gateway.ts';

/** ms. A person waits for it; whatever takes longer is asked about later. */
export const GATEWAY_PATIENCE = 8_000;

const BOUNDS = {
  patience: GATEWAY_PATIENCE,
  mostBytes: 64 * 1024,
  fault: (why: string) => new GatewayUnclear(why),
};

const TYPES = {
  json: 'application/json; charset=UTF-8',
  form: 'application/x-www-form-urlencoded; charset=UTF-8',
};

export interface GatewayQuestion {
  readonly url: string;
  readonly type: keyof typeof TYPES;
  readonly body: string;
  /** epoch ms */
  readonly now: number;
}

/** How long somebody asks to be left alone, in ms: seconds or a date; 0 = they do not say. */
function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0;
}

/** Posts to a gateway and answers the text it sends; whatever goes wrong is GatewayUnclear, without keys in it. */
export async function askGateway({ url, type, body, now }: GatewayQuestion): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': TYPES[type] }, body };
  const { status, headers, text } = await ask(url, init, BOUNDS);
  if (status === 429 || status === 503)
    throw new GatewayBusy(`answered ${status}`, retryAfter(headers.get('retry-after'), now));
  // a gateway says "no" in its own words; only what is no answer of theirs at all is unclear
  if (status >= 500) throw new GatewayUnclear(`answered ${status}`);
  return text;
}

/** JSON of an agreed shape, or GatewayUnclear: "paid": "yes" means nothing. */
export function agreed<T extends TSchema>(schema: T, text: string): Static<T> {
  const value = jsonOrNull(text);
  if (!Value.Check(schema, value)) throw new GatewayUnclear('the answer is not what was agreed');
  return value as Static<T>;
}

/** Takes equally long for a near miss and a wild guess; capitals make no difference in hex. */
export function isSameSignature(given: unknown, real: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(real.toLowerCase())];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** [PA31] Whole đồng, as gateways write amounts in JSON: what several of them add up to is still exact. */
export const Dong = Type.Integer({ minimum: 0, maximum: LARGEST_TOTAL });
