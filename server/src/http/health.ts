import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { Database } from '../db/database.ts';

const hidden = { schema: { hide: true } as TSchema };

/** /healthz: the process answers. /readyz: the database does too; its schema was brought up to date on opening. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok'),
  );
  app.get('/readyz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
      return 'ready';
    } catch {
      return reply.code(503).send('the database does not answer');
    }
  });
}
