import Type, { type Static } from 'typebox';

const Code = Type.String({ minLength: 1, maxLength: 40 });
const Password = Type.String({ minLength: 1, maxLength: 200 });

export const BeginTotpBody = Type.Object({ password: Password });
export type BeginTotpBody = Static<typeof BeginTotpBody>;

/** Told once. */
export const TotpSecret = Type.Object({
  /** base32 */
  secret: Type.String(),
  /** the same as an authenticator app scans it */
  uri: Type.String(),
});
export type TotpSecret = Static<typeof TotpSecret>;

export const ConfirmTotpBody = Type.Object({ code: Code });
export type ConfirmTotpBody = Static<typeof ConfirmTotpBody>;

/** Told once; each works once. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** code: of the app, or a recovery code */
export const EndTotpBody = Type.Object({ password: Password, code: Code });
export type EndTotpBody = Static<typeof EndTotpBody>;
