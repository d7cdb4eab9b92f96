import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { onlyNamed } from './only-named.ts';

/** Where a request breaks its schema; the message is for developers and logs. */
export class BrokenSchema extends Error {
  override name = 'BrokenSchema';
  /** e.g. /body/lines/0/quantity */
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${path} ${message}`);
    this.path = path;
  }
}

/**
 * Bodies are taken as they are ("3" is no number); addresses are all text, so their values are converted
 * first. Compiled at the first request, which keeps the start short.
 */
export const compileSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: ReturnType<typeof Compile> | undefined;
  const strip = onlyNamed(schema);
  return (given: unknown) => {
    compiled ??= Compile(schema);
    const value = httpPart === 'body' ? given : Value.Convert(schema, given);
    if (compiled.Check(value)) {
      // headers are the whole request's, not this schema's alone
      if (httpPart !== 'headers') strip(value);
      return { value };
    }
    const [first] = compiled.Errors(value);
    return {
      error: new BrokenSchema(
        `/${httpPart ?? 'request'}${first?.instancePath ?? ''}`,
        first?.message ?? 'is wrong',
      ),
    };
  };
};
