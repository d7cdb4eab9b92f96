import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

interface Named<L extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly L[];
}

/** Makes the series of one registry; each name begins with "mam_". */
export function seriesMaker(registry: Registry) {
  const registers = [registry];
  return {
    counter: <L extends string = never>({ labelNames = [], ...named }: Named<L>) =>
      new Counter<L>({ ...named, labelNames: [...labelNames], registers }),
    gauge: <L extends string = never>({ labelNames = [], ...named }: Named<L>) =>
      new Gauge<L>({ ...named, labelNames: [...labelNames], registers }),
    /** each bucket is a series of its own: few are enough */
    histogram: <L extends string = never>({
      labelNames = [],
      buckets,
      ...named
    }: Named<L> & { readonly buckets: readonly number[] }) =>
      new Histogram<L>({ ...named, labelNames: [...labelNames], buckets: [...buckets], registers }),
  };
}

export type Series = ReturnType<typeof seriesMaker>;
