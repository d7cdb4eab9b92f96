import type { StaffActor } from '@mam/domain/order/actor.ts';
import type { SolvedCaptcha } from './captcha.ts';

interface Buyer {
  /** the diner whose order it becomes */
  readonly uid: string;
  /** the network address it came from, as networkOf writes it */
  readonly network: string;
}

/** A diner places an order, or the clock does for the owner of a group order whose choosing has ended. */
export type OwnPlacer =
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

/** [OR102] Somebody of the restaurant takes it for others, and accepts it in the same act. */
export interface StaffPlacer {
  readonly kind: 'staff';
  readonly actor: StaffActor;
  readonly taken: SentTaking;
  /** as accepting says it; null = as the house proposes */
  readonly promise: { readonly minutes: number; readonly way: number | undefined } | null;
}

/** How an order is taken, as it was sent. */
export interface SentTaking {
  readonly for: 'caller' | 'counter' | 'table';
  /** in the main unit of the store's currency; null = none was agreed */
  readonly fee: number | null;
  readonly exception: boolean;
}

export type Placer = OwnPlacer | StaffPlacer;

/** The diner whose order it becomes; null = staff take it, and it is nobody's [OR60]. */
export const uidOf = (placer: Placer): string | null => (placer.kind === 'staff' ? null : placer.uid);
