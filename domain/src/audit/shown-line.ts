import type { ActKind, ActName } from './act.ts';

/** The details of an act as they are read: an amount as its store writes it. Moments: epoch ms. */
export interface ShownDetails {
  readonly minutes?: number | undefined;
  readonly amount?: string | undefined;
  readonly way?: string | undefined;
  readonly reason?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly promisedBefore?: number | undefined;
  readonly promised?: number | undefined;
  readonly until?: number | undefined;
  readonly types?: readonly string[] | undefined;
  readonly roleBefore?: string | undefined;
  readonly role?: string | undefined;
  readonly storesBefore?: readonly number[] | undefined;
  readonly stores?: readonly number[] | undefined;
  readonly points?: number | undefined;
  readonly refused?: number | undefined;
}

/** A line of the trail as people read it. */
export interface ShownLine {
  readonly seq: number;
  /** epoch ms */
  readonly at: number;
  readonly store: number | null;
  readonly actor: 'staff' | 'system' | 'operator';
  readonly name: string;
  readonly device: string | null;
  readonly act: ActName;
  readonly kind: ActKind;
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string };
  readonly details: ShownDetails;
}
