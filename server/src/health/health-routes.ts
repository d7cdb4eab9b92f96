import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { isReady, type Readiness } from './readiness.ts';

const hidden = { schema: { hide: true } as TSchema };

/**
 * /healthz: the process answers. /readyz: it can do its work, and else why, in short words that may be read by anybody;
 * sentences that name folders and times stand on the operator's port alone.
 */
export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok'),
  );
  app.get('/readyz', hidden, async (_request, reply) => {
    const troubles = await readiness();
    const ready = isReady(troubles);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, reasons: troubles.map(({ reason }) => reason) });
  });
}
