import type { TSchema } from 'typebox';

type Strip = (value: unknown) => void;

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stripFields(properties: NonNullable<Shape['properties']>): Strip {
  const inside = Object.entries(properties).flatMap(([name, shape]): [string, Strip][] => {
    const strip = buildStrip(shape);
    return strip ? [[name, strip]] : [];
  });
  return (value) => {
    if (!isFields(value)) return;
    for (const name in value) if (!Object.hasOwn(properties, name)) delete value[name];
    for (const [name, strip] of inside) strip(value[name]);
  };
}

function buildStrip({ type, properties, items, anyOf }: Shape): Strip | null {
  if (type === 'object' && properties) return stripFields(properties);
  if (type === 'array' && items) {
    const strip = buildStrip(items);
    return strip && ((value) => Array.isArray(value) && value.forEach(strip));
  }
  // a thing, or a list of them, or nothing; of two kinds of things nobody could say which is meant
  const kinds = (anyOf ?? []).flatMap((shape) => buildStrip(shape) ?? []);
  return kinds.length === 1 && kinds[0] ? kinds[0] : null;
}

/**
 * Takes out of a value what its schema does not name, in place: it could stand over what the server knows. The library's
 * own Clean reads the schema anew for each value, half a millisecond for an order; this reads it once.
 */
export const onlyNamed = (schema: TSchema): Strip => buildStrip(schema as Shape) ?? (() => {});
