import type { Chance } from './chance.ts';

export type Path = readonly (string | number)[];

/** Every value inside, each by its path; the whole has the empty path. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))];
}

export const HOLE = '\u0001hole\u0001';

/** JSON with a text of our choice where the path leads. */
export function withText(body: unknown, path: Path, text: string): string {
  return JSON.stringify(withValue(body, path, HOLE)).replace(JSON.stringify(HOLE), () => text);
}

export function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const copy: Record<string | number, unknown> = Array.isArray(body)
    ? ([...body] as never)
    : { ...(body as object) };
  copy[name] = withValue(copy[name], rest, value);
  return copy;
}

export function without(body: unknown, path: Path): unknown {
  const copy = structuredClone(body);
  let at = copy as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) at = at[name] as typeof at;
  delete at[path.at(-1) ?? ''];
  return copy;
}

export const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string | number, unknown>)[name], body);

export const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const pickField = (body: unknown, chance: Chance): Path => {
  const inside = pathsOf(body).filter((path) => path.length > 0);
  return inside.length > 0 ? chance.pick(inside) : [];
};

/** An object inside, or the body. */
export const pickObject = (body: unknown, chance: Chance): Path => {
  const objects = pathsOf(body).filter((path) => isObject(valueAt(body, path)));
  return objects.length > 0 ? chance.pick(objects) : [];
};

/** One more field in an object, as text: it may be a name that stands there already. */
export function withField(body: unknown, path: Path, name: string, text: string): string {
  const inner = JSON.stringify(valueAt(body, path) ?? {});
  const rest = inner === '{}' ? '}' : `,${inner.slice(1)}`;
  return withText(body, path, `{${JSON.stringify(name)}:${text}${rest}`);
}
