import {
  type Context as Around,
  context as around,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { Traces } from './traces.ts';

/** One lasts for hours, the others are asked every few seconds. */
const UNTRACED = ['/v1/live', '/healthz', '/readyz'];

/**
 * A span around each request that is routed; what comes out of memory by the short way has none. It is named by the
 * pattern of its route, and begins anew with us: whose trace it belongs to is no stranger's to say.
 */
export const traceRequests =
  (tracer: Tracer): Traces['requests'] =>
  (app) => {
    const spans = new WeakMap<FastifyRequest, Around>();
    app.addHook('onRequest', (request, _reply, done) => {
      const { method } = request;
      const route = request.routeOptions.url ?? '-';
      if (UNTRACED.includes(route)) return done();
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        ROOT_CONTEXT,
      );
      spans.set(request, trace.setSpan(ROOT_CONTEXT, span));
      done();
    });
    // here and not before: reading a body leaves the context it was begun in
    app.addHook('preHandler', (request, _reply, done) => {
      const inside = spans.get(request);
      if (inside) around.with(inside, done);
      else done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const inside = spans.get(request);
      const span = inside && trace.getSpan(inside);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (request.refusedWith) span?.setAttribute('mam.refused', request.refusedWith);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  };
