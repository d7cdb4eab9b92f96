import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Step } from '../db/step.ts';

/** Does something that others may want to see the time of. Named by the product's own words, never by what was sent. */
export type InSpan = <T>(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  work: () => Promise<T>,
) => Promise<T>;

/** Nobody looks: the work, and nothing around it. */
export const noSpan: InSpan = (_name, _attributes, work) => work();

/** The writer of spans, and where it is hooked in. */
export interface Traces {
  readonly inSpan: InSpan;
  /** a span around each call */
  readonly requests: (app: FastifyInstance) => void;
  /** as given, with a span around each transaction of a call */
  database(database: Database): Database;
  /** as given, and said in the transaction's span */
  step(step: Step): Step;
  /** sends what is left, for two seconds at most */
  close(): Promise<void>;
}
