import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { dottedPath, type Mistake } from './mistake.ts';

type SchemaError = ReturnType<typeof Errors>[number];

/** All of them: typebox stops after eight unless its process-wide setting says more, which is put back at once. */
function allErrors(schema: TSchema, value: unknown): SchemaError[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: Number.MAX_SAFE_INTEGER });
  try {
    return Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

/** The errors of the branch of a choice that was most likely meant: the one whose fixed values fit, with the fewest errors. */
function meantBranch(errors: readonly SchemaError[], choice: SchemaError): SchemaError[] {
  const branches = new Map<string, SchemaError[]>();
  const inside = `${choice.schemaPath}/anyOf/`;
  for (const error of errors) {
    if (!error.schemaPath.startsWith(inside)) continue;
    const branch = error.schemaPath.slice(inside.length).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const misfit = (branch: readonly SchemaError[]) =>
    branch.filter((error) => error.keyword === 'const' || error.keyword === 'type').length * 100 +
    branch.length;
  return [...branches.values()].sort((a, b) => misfit(a) - misfit(b))[0] ?? [];
}

const allowedValuesText = (values: readonly unknown[]) =>
  `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;

/** The fixed values of a choice, in words; null when it is a choice of something else. */
function fixedValues(errors: readonly SchemaError[], choice: SchemaError): string | null {
  const own = errors.filter(
    (error) => error.schemaPath.startsWith(`${choice.schemaPath}/anyOf/`) && error !== choice,
  );
  const values = own.flatMap((error) => (error.keyword === 'const' ? [error.params.allowedValue] : []));
  const here = own.every((error) => error.instancePath === choice.instancePath);
  return here && values.length > 1 ? allowedValuesText(values) : null;
}

/** One error as mistakes; a missing field stands under its own name. */
function mistakesFromError(error: SchemaError): Mistake[] {
  const path = dottedPath(error.instancePath);
  if (error.keyword === 'enum') return [{ path, message: allowedValuesText(error.params.allowedValues) }];
  if (error.keyword !== 'required') return [{ path, message: error.message }];
  return error.params.requiredProperties.map((name) => ({
    path: path ? `${path}.${name}` : name,
    message: 'is missing',
  }));
}

function told(errors: readonly SchemaError[]): Mistake[] {
  const choices = errors.filter((error) => error.keyword === 'anyOf');
  const outermost = choices.filter(
    (choice) => !choices.some((other) => choice.schemaPath.startsWith(`${other.schemaPath}/anyOf/`)),
  );
  const plain = errors.filter(
    (error) =>
      error.keyword !== 'anyOf' &&
      !outermost.some((choice) => error.schemaPath.startsWith(`${choice.schemaPath}/anyOf/`)),
  );
  const chosen = outermost.flatMap((choice): Mistake[] => {
    const here = errors.filter((error) => error.instancePath.startsWith(choice.instancePath));
    const values = fixedValues(here, choice);
    if (values) return [{ path: dottedPath(choice.instancePath), message: values }];
    return told(meantBranch(here, choice));
  });
  return [...plain.flatMap(mistakesFromError), ...chosen];
}

/** Everything in a value that its schema does not allow, one mistake a place, said as a person would. */
export function schemaMistakes(schema: TSchema, value: unknown): Mistake[] {
  const found = new Map<string, Mistake>();
  for (const mistake of told(allErrors(schema, value))) {
    if (!found.has(mistake.path)) found.set(mistake.path, mistake);
  }
  return [...found.values()];
}
