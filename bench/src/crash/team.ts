import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import type { SeededDiner } from '../seeded-diners.ts';

/** A request that is sent again, word for word, until there is a definite answer. */
export type Step = (url: string) => Promise<Answer<unknown>>;

/** An order in shares as its payers lived it; the last of the team never pays, and it goes on without them. */
export interface Pledge {
  /** after it was placed */
  readonly steps: readonly Step[];
  /** amounts the server has acknowledged, by the bank's reference */
  readonly paid: ReadonlyMap<string, number>;
  readonly leftOut: SeededDiner;
}

/** A group order as its people lived it. */
export interface Team {
  readonly owner: SeededDiner;
  /** dishes that those who stay have chosen and were told are kept */
  readonly pieces: number;
  /** null = its owner pays at the counter */
  readonly pledge: Pledge | null;
  readonly steps: readonly Step[];
  /** how many of them have been done */
  done: number;
  /** the order as its owner was told of it, once for each time they asked */
  readonly placed: PlacedOrder[];
  readonly refused: string[];
}
