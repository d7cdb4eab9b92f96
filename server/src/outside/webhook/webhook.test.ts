import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isWebhookSecret, webhookSignature } from './webhook.ts';

interface Vector {
  readonly id: string;
  readonly input: {
    readonly secret: string;
    readonly webhook_id: string;
    readonly webhook_timestamp: number;
    readonly payload: string;
  };
  readonly expected: { readonly signature: string };
}

const vectors: Vector[] = JSON.parse(readFileSync('server/test/vectors/standard-webhooks.json', 'utf8'));

it('has its vectors', () => expect(vectors).toHaveLength(3));

it.each(vectors)('signs $id as published', ({ input, expected }) => {
  const { secret, webhook_id: id, webhook_timestamp: seconds, payload: body } = input;
  expect(isWebhookSecret(secret)).toBe(true);
  expect(webhookSignature(secret, { id, seconds, body })).toBe(expected.signature);
});

it('knows a secret of 24 to 64 bytes', () => {
  const of = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
  expect([24, 64].map((bytes) => isWebhookSecret(of(bytes)))).toEqual([true, true]);
  for (const secret of [of(23), of(65), of(32).slice(6), `${of(32)} `, 'whsec_', ''])
    expect([secret, isWebhookSecret(secret)]).toEqual([secret, false]);
});
