import Type, { type Static } from 'typebox';

/** A new anonymous diner, or the same pair again when a valid token was sent. */
export const NewUser = Type.Object({ uid: Type.String(), token: Type.String() });
export type NewUser = Static<typeof NewUser>;
