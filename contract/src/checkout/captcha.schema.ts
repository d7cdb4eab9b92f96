import Type, { type Static } from 'typebox';

/** A puzzle of ALTCHA, version 2: find the counter whose derived key begins with keyPrefix. */
export const CaptchaChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    /** epoch seconds */
    expiresAt: Type.Optional(Type.Integer()),
    data: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
  signature: Type.String(),
});
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;
