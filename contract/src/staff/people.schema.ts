import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../http/fields.schema.ts';
import { Role } from './me.schema.ts';

/** Short ones are refused by length, usual ones by WEAK_PASSWORD. */
const NewPassword = Type.String({ minLength: 8, maxLength: 200 });

/** Guests read this name; empty = the name to sign in with. */
const DisplayName = Type.String({ maxLength: 40 });

export const Person = Type.Object({
  id: Type.String(),
  /** the caller's own entry */
  is_me: Type.Boolean(),
  name: Type.String(),
  display_name: DisplayName,
  role: Role,
  stores: Type.Array(StoreId),
  /** signing in asks for a code */
  totp: Type.Boolean(),
  /** refused tries of the last seven days; null = none */
  refused_sign_ins: Type.Union([Type.Object({ count: Type.Integer(), last_at: EpochSeconds }), Type.Null()]),
});

export const People = Type.Object({ people: Type.Array(Person) });
export type People = Static<typeof People>;

export const NewPersonBody = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 60 }),
  display_name: Type.Optional(DisplayName),
  password: NewPassword,
  role: Role,
  /** empty = every store of the brand */
  stores: Type.Array(StoreId, { maxItems: 1000 }),
});
export type NewPersonBody = Static<typeof NewPersonBody>;

export const PersonParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
export type PersonParams = Static<typeof PersonParams>;

export const ChangePersonBody = Type.Object({
  /** absent = as it was */
  display_name: Type.Optional(DisplayName),
  role: Role,
  /** empty = every store of the brand */
  stores: Type.Array(StoreId, { maxItems: 1000 }),
});
export type ChangePersonBody = Static<typeof ChangePersonBody>;

export const OwnPasswordBody = Type.Object({
  current: Type.String({ minLength: 1, maxLength: 200 }),
  password: NewPassword,
});
export type OwnPasswordBody = Static<typeof OwnPasswordBody>;
