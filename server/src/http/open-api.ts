import swagger from '@fastify/swagger';
import { HTTP_REFUSALS } from '@mam/contract/http/refusals.ts';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { Config } from '../config.ts';
import { cookieName } from './caller/principal.ts';

const KEY =
  'Browsers need no key; a program sends the key of this installation, else every call answers 401.';

const PROGRAM =
  'A key of the brand, made by an owner (mam_…): it may do what its scopes name, at its stores, until it ends. In a header only.';

/** Before the routes: collects their schemas. The document itself is made when somebody asks for it. */
export async function collectOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mâm',
        version: '1',
        description:
          'Every answer is an envelope: {error: 0, message, data} or {error: 1, code, message, …}. Codes any call may ' +
          `answer: ${Object.keys(HTTP_REFUSALS).join(', ')}. A call lists what else it refuses with.`,
      },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          diner: { type: 'apiKey', in: 'header', name: 'X-USER-TOKEN' },
          staff: { type: 'apiKey', in: 'cookie', name: cookieName('session', config) },
          key: { type: 'http', scheme: 'bearer', description: PROGRAM },
          ...(config.apiKey !== null && {
            program: { type: 'apiKey', in: 'header', name: 'X-API-KEY', description: KEY },
          }),
        },
      },
    },
  });
}

export function serveOpenApi(app: FastifyInstance): void {
  let text: string | null = null;
  app.get('/v1/openapi.json', { schema: { hide: true } as TSchema }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
