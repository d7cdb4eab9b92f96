/** One leg of a ring; done is how much of it is behind us, 0 to 1. */
export interface Leg {
  readonly done: number;
}

/** A piece of the ring's line: where it begins and how long it is, in units of the viewBox. */
export interface Arc {
  readonly from: number;
  readonly length: number;
  readonly filled: boolean;
}

export const RADIUS = 47;
const ROUND = 2 * Math.PI * RADIUS;

/** The arcs of n equal legs with gaps between them: of each leg the filled part, then what is left of it. */
export function legArcs(legs: readonly Leg[], stroke: number): readonly Arc[] {
  // the round ends reach half a stroke beyond the line at either side
  const gap = legs.length > 1 ? stroke + 2 : 0;
  const share = ROUND / Math.max(legs.length, 1);
  const length = share - gap;
  return legs.flatMap((leg, i) => {
    const from = i * share + gap / 2;
    const done = Math.min(1, Math.max(0, leg.done));
    if (done === 0) return [{ from, length, filled: false }];
    if (done === 1) return [{ from, length, filled: true }];
    const part = length * done;
    const rest = length - part - gap;
    const filled = { from, length: part, filled: true };
    return rest > 0 ? [filled, { from: from + part + gap, length: rest, filled: false }] : [filled];
  });
}

export const arcDash = (arc: Arc) => `${arc.length.toFixed(2)} ${ROUND.toFixed(2)}`;
export const arcOffset = (arc: Arc) => (-arc.from).toFixed(2);
