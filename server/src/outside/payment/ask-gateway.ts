import { timingSafeEqual } from 'node:crypto';
import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { GatewayUnclear } from './gateway.ts';

/** A person waits for it; whatever takes longer is asked about later. */
const PATIENCE = 8_000;
const MOST_BYTES = 64 * 1024;

async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new GatewayUnclear('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Posts to a gateway and answers the text it sends; whatever goes wrong is GatewayUnclear, without keys in it. */
export async function askGateway(url: string, type: 'json' | 'form', body: string): Promise<string> {
  const contentType =
    type === 'json' ? 'application/json; charset=UTF-8' : 'application/x-www-form-urlencoded; charset=UTF-8';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await readAll(response);
    // a gateway says "no" in its own words; only what is no answer of theirs at all is unclear
    if (response.status >= 500 || response.status === 429)
      throw new GatewayUnclear(`answered ${response.status}`);
    return text;
  } catch (fault) {
    if (fault instanceof GatewayUnclear) throw fault;
    const name = fault instanceof Error ? fault.name : 'unknown';
    throw new GatewayUnclear(name === 'TimeoutError' ? 'no answer in time' : `no readable answer (${name})`);
  }
}

/** JSON of an agreed shape, or GatewayUnclear: "paid": "yes" means nothing. */
export function agreed<T extends TSchema>(schema: T, text: string): Static<T> {
  const value = jsonOrNull(text);
  if (!Value.Check(schema, value)) throw new GatewayUnclear('the answer is not what was agreed');
  return value as Static<T>;
}

export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Takes equally long for a near miss and a wild guess; capitals make no difference in hex. */
export function isSameSignature(given: unknown, real: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(real.toLowerCase())];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whole đồng, as gateways write amounts in JSON. */
export const Dong = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
