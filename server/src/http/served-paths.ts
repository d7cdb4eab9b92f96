import type { FastifyInstance } from 'fastify';

/** Remembers every route, to tell "no such path" (404) from "not with this method" (405). */
export function rememberPaths(app: FastifyInstance): (path: string) => string[] {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  let patterns: { pattern: RegExp; methods: Set<string> }[] | null = null;
  return (path) => {
    patterns ??= [...methods]
      .filter(([url]) => url.startsWith('/v1/'))
      .map(([url, of]) => ({
        pattern: new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`),
        methods: of,
      }));
    return [
      ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).flatMap((one) => [...one.methods])),
    ];
  };
}
