import { maskNumbers } from '@mam/domain/contact/mask.ts';
import { DiagLogLevel, diag, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Logger } from 'pino';
import { watchQuestions } from '../outside/ask.ts';
import type { TracesSettings } from './settings.ts';
import { askInSpan, inSpan } from './spans.ts';
import { stepInSpan, traceDatabase } from './traced-database.ts';
import { traceRequests } from './traced-requests.ts';
import type { Traces } from './traces.ts';

/** ms a stopping server waits for the last spans to be taken */
const LAST_SPANS_WITHIN = 2_000;

/** A receiver that is away is told of, and holds up nobody: spans are dropped when too many wait. */
function tellFaults(log: Logger): void {
  const tell = (message: string) => log.warn({ event: 'spans not sent' }, maskNumbers(message).slice(0, 200));
  const nothing = () => {};
  const logger = { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** Begins to write spans of this process. How many, and with which headers, is said by OpenTelemetry's own settings. */
export function openTraces({ url, service }: TracesSettings, log: Logger): Traces {
  tellFaults(log);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }))],
  });
  // nobody is told of our spans, and nobody from outside says which of ours belong together
  provider.register({ propagator: null });
  const tracer = trace.getTracer('mam');
  watchQuestions(askInSpan(tracer));
  return {
    inSpan: inSpan(tracer),
    requests: traceRequests(tracer),
    database: (database) => traceDatabase(tracer, database),
    step: stepInSpan,
    close: async () => {
      watchQuestions(null);
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((done) => {
        timer = setTimeout(done, LAST_SPANS_WITHIN);
      });
      await Promise.race([provider.shutdown().catch(() => {}), enough]);
      clearTimeout(timer);
    },
  };
}
