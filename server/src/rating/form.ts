import { isStorable } from '@mam/contract/http/storable-text.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A rating of 500 characters, each as long as it can get, written with percent signs. */
export const MOST_FORM = 48 * 1024;

/** More than the call names and an old client sends beside. */
const MOST_FIELDS = 20;

const NUMBER = /^-?\d{1,9}(\.\d{1,9})?$/;

const broken = (what: string) => Object.assign(new Error(what), { statusCode: 400 });

/** The fields of a form as JSON would bring them: the score a number, each field once, no files. */
async function parseFormFields(body: Buffer, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw broken('no form');
    });
  const entries = [...form.entries()];
  if (entries.length > MOST_FIELDS) throw broken('too many fields');
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (fields.has(name)) throw broken('a field that stands twice');
    // bytes that are no UTF-8 were decoded to U+FFFD
    if (typeof value !== 'string' || !isStorable(value) || value.includes('\ufffd')) throw broken('no text');
    fields.set(name, value);
  }
  const score = fields.get('score');
  return {
    ...(score !== undefined && { score: NUMBER.test(score) ? Number(score) : score }),
    ...(fields.has('feedback') && { feedback: fields.get('feedback') }),
  };
}

/** Lets the calls of this scope be sent as a form too, of either kind. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: MOST_FORM },
    async (request: FastifyRequest, body: Buffer) => {
      // a compressed body could unfold to anything
      if (request.headers['content-encoding'])
        throw Object.assign(new Error('compressed'), { statusCode: 415 });
      return parseFormFields(body, request.headers['content-type'] ?? '');
    },
  );
}
