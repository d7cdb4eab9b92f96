/** Somebody of the restaurant: guests read the shown name [SF25], the restaurant's own record keeps the account's. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly id: string;
  readonly name: string;
  readonly shownName: string;
  /** the device of the restaurant they stand at; absent = a browser of their own */
  readonly device?: string | null;
}

/** A guest, by their uid. */
export interface DinerActor {
  readonly kind: 'diner';
  readonly id: string;
}

/**
 * Each step of an order keeps an actor. A partner is a program that delivers, a payment is money that arrives; time limits
 * and what a store lets go by itself act as the system.
 */
export type Actor =
  | StaffActor
  | DinerActor
  | { readonly kind: 'partner' | 'payment' | 'system'; readonly id: null };

export const dinerActor = (uid: string): DinerActor => ({ kind: 'diner', id: uid });

export type ActorKind = Actor['kind'];

export const PAYMENT: Actor = { kind: 'payment', id: null };
export const SYSTEM: Actor = { kind: 'system', id: null };

/** The member of staff who wrote down money, as its record keeps them. */
export interface Signature {
  readonly id: string;
  readonly name: string;
}

export const signed = ({ id, name }: StaffActor): Signature => ({ id, name });

/** The same where guests read the record: of their table's bill. */
export const signedForGuests = ({ id, shownName: name }: StaffActor): Signature => ({ id, name });
