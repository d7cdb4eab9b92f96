/** The least and the most something comes to. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export const NOTHING: Span = { least: 0, most: 0 };

/** All of them together. */
export function added(spans: readonly Span[]): Span {
  return spans.reduce((a, b) => ({ least: a.least + b.least, most: a.most + b.most }), NOTHING);
}

/** One of them, whichever. */
export function eitherSpan(spans: readonly Span[]): Span {
  if (spans.length === 0) return NOTHING;
  return {
    least: Math.min(...spans.map(({ least }) => least)),
    most: Math.max(...spans.map(({ most }) => most)),
  };
}

export function times({ least, most }: Span, n: number): Span {
  return { least: least * n, most: most * n };
}
