import type { SolvedCaptcha } from './captcha.ts';

interface Buyer {
  /** the diner whose order it becomes */
  readonly uid: string;
  /** the network address it came from, as networkOf writes it */
  readonly network: string;
}

/** A diner places an order, or the clock does for the owner of a group order whose choosing has ended. */
export type Placer =
  | (Buyer & {
      readonly kind: 'diner';
      /** the puzzle that was solved for it; null = none */
      readonly solved: SolvedCaptcha | null;
    })
  | (Buyer & {
      readonly kind: 'clock';
      /** [GO32] the version of the group order it was made of */
      readonly version: number;
    });
