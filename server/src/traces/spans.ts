import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { AroundQuestion } from '../outside/ask.ts';
import type { InSpan } from './traces.ts';

/** How it failed, by the kind of the fault alone: what a fault says may hold what somebody sent. */
export function noteFault(span: Span, fault: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', fault instanceof Error ? fault.name : 'unknown');
}

/** Ends the span when the work has ended, well or not. */
export async function untilDone<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    noteFault(span, fault);
    throw fault;
  } finally {
    span.end();
  }
}

export const inSpan =
  (tracer: Tracer): InSpan =>
  (name, attributes, work) =>
    tracer.startActiveSpan(name, { attributes }, (span) => untilDone(span, work));

/** The host that is asked and what it answered; never the path, which may hold a key. */
export const askInSpan =
  (tracer: Tracer): AroundQuestion =>
  ({ host, method }, exchange) => {
    const attributes = { 'server.address': host, 'http.request.method': method };
    return tracer.startActiveSpan('ask outside', { kind: SpanKind.CLIENT, attributes }, (span) =>
      untilDone(span, async () => {
        const answered = await exchange();
        span.setAttribute('http.response.status_code', answered.status);
        return answered;
      }),
    );
  };
