import { context, ROOT_CONTEXT, type Tracer, trace } from '@opentelemetry/api';
import type { Database } from '../db/database.ts';
import type { Step } from '../db/step.ts';
import { isRefused } from '../http/answer.ts';
import { untilDone } from './spans.ts';

/** The code of ours that a command refused with; null = it did not refuse. */
const refusalOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && isRefused(answer) ? answer.refused : null;

/**
 * A span around each transaction that belongs to a span; those of the clock are housekeeping. Only the work itself is
 * inside: what the database does for several at once, and whoever is woken by a commit, belongs to none of them.
 */
export function traceDatabase(tracer: Tracer, database: Database): Database {
  return {
    ...database,
    transaction: (work) => {
      if (!trace.getActiveSpan()) return database.transaction(work);
      const attributes = { 'db.system.name': database.engine === 'sqlite' ? 'sqlite' : 'postgresql' };
      return tracer.startActiveSpan('transaction', { attributes }, (span) =>
        untilDone(span, async () => {
          const here = context.active();
          let tries = 0;
          const answer = await context.with(ROOT_CONTEXT, () =>
            database.transaction((trx) => {
              tries += 1;
              return context.with(here, () => work(trx));
            }),
          );
          span.setAttribute('mam.tries', tries);
          const refused = refusalOf(answer);
          if (refused !== null) span.setAttribute('mam.refused', refused);
          return answer;
        }),
      );
    },
  };
}

/** Says in the span of the moment which step is reached. */
export const stepInSpan =
  (step: Step): Step =>
  (name) => {
    trace.getActiveSpan()?.addEvent(name);
    return step(name);
  };
