import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import type { SeededDiner } from '../seeded-diners.ts';
import type { Team } from './team.ts';

/** The faults of a trial, by their kind. */
export interface Findings {
  /** acknowledged, and gone or changed */
  readonly lost: string[];
  /** one diner, one key, two orders */
  readonly doubled: string[];
  /** half of an order */
  readonly torn: string[];
  /** anything else that should not have happened */
  readonly strange: string[];
}

/** One order as its diner lived it. Only what the diner saw is written here; the server is judged by it. */
export interface Attempt {
  readonly diner: SeededDiner;
  readonly key: string;
  readonly body: PlaceOrderBody;
  /** pieces ordered, and lines */
  readonly pieces: number;
  readonly lines: number;
  /** every 200 that arrived whole; more than one after a retry */
  readonly acknowledged: PlacedOrder[];
  /** definite answers that were no order */
  readonly refused: string[];
  tries: number;
}

export class History {
  readonly attempts: Attempt[] = [];
  /** sent, and no definite answer arrived: to be asked again with the same key */
  readonly unanswered: Attempt[] = [];
  /** groups that order together */
  readonly teams: Team[] = [];

  get acknowledged(): readonly Attempt[] {
    return this.attempts.filter(({ acknowledged }) => acknowledged.length > 0);
  }
}
