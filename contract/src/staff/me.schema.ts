import { ROLES } from '@mam/domain/staff/roles.ts';
import Type, { type Static } from 'typebox';
import { StoreId } from '../http/fields.schema.ts';

export const Role = Type.Enum([...ROLES]);

/** A device of the restaurant with nobody at it reads its board like somebody of no role. */
const Rank = Type.Enum(['device', ...ROLES]);

/** The person signed in, or the device with nobody at it, and the brand and stores they work for. */
export const Me = Type.Object({
  name: Type.String(),
  role: Rank,
  /** the name of the device of the restaurant they stand at; null = their own */
  device: Type.Union([Type.String(), Type.Null()]),
  /** they came in by six digits */
  by_pin: Type.Boolean(),
  /** signing in asks for a code */
  totp: Type.Boolean(),
  /** recovery codes not yet used; null = signing in asks for no code */
  recovery_codes_left: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  brand: Type.Object({
    pos_parent: Type.String(),
    name: Type.String(),
    main_color: Type.Union([Type.String(), Type.Null()]),
  }),
  stores: Type.Array(Type.Object({ id: StoreId, name: Type.String() })),
});
export type Me = Static<typeof Me>;

export const SignInBody = Type.Object({
  /** needed when the name is used by several brands */
  pos_parent: Type.Optional(Type.String({ maxLength: 32 })),
  name: Type.String({ minLength: 1, maxLength: 60 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  /** of the authenticator app, or a recovery code; asked for by CODE_REQUIRED */
  code: Type.Optional(Type.String({ maxLength: 40 })),
});
export type SignInBody = Static<typeof SignInBody>;

export const Nothing = Type.Object({});
export type Nothing = Static<typeof Nothing>;
