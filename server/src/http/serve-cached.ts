import type { CallTypes, Endpoint } from '@mam/contract/http/endpoint.ts';
import { PlaceQuery } from '@mam/contract/http/fields.schema.ts';
import Type, { type TSchema } from 'typebox';
import type { App } from '../context.ts';
import { type CachedAnswer, sendCached } from './cached-answer.ts';

interface KeptSchemas {
  /** the envelope's data, for OpenAPI */
  readonly answer: TSchema;
  /** the data answered when there is nothing */
  readonly otherwise?: unknown;
}

/** An address as it came: every value text, or a list when it was given twice. */
export type RawQuery = Readonly<Record<string, unknown>>;

/**
 * Serves a reading call from memory. No schema runs and no envelope is built: `find` reads the few words of
 * the address itself and takes nothing it does not know.
 */
export function serveCached<T extends CallTypes>(
  app: App,
  to: Endpoint<T>,
  { answer, otherwise }: KeptSchemas,
  find: (query: RawQuery) => Promise<CachedAnswer | null> | CachedAnswer | null,
): void {
  const nothing = { error: 0, message: '', data: otherwise };
  app.route({
    method: 'GET',
    url: to.path,
    schema: {
      querystring: PlaceQuery,
      response: {
        200: Type.Object({ error: Type.Literal(0), message: Type.String(), data: answer }),
      },
    },
    validatorCompiler: () => (value: unknown) => ({ value }),
    serializerCompiler: () => JSON.stringify,
    // what is ready is sent in the same turn of the event loop: no promise, no envelope, no serializer
    handler: (request, reply) => {
      const send = (found: CachedAnswer | null): void => {
        if (found) sendCached(request, reply, found);
        else void reply.header('cache-control', 'no-cache').send(nothing);
      };
      const found = find(request.query as RawQuery);
      if (!(found instanceof Promise)) return send(found);
      found.then(send, (fault: unknown) => void reply.send(fault));
    },
  });
}
