import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';

/** pos_id: whose country the number is read by; without it that of the brand's first store. */
const ofPhone = {
  phone: Type.String({ minLength: 1, maxLength: 40 }),
  pos_parent: Type.String({ minLength: 1, maxLength: 32 }),
  pos_id: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: '^[0-9]{1,10}$' })]),
  ),
};

export const SendCodeBody = Type.Object(ofPhone);
export type SendCodeBody = Static<typeof SendCodeBody>;

/** The same for any number. */
export const CodeSent = Type.Object({
  channel: Type.Union([Type.Literal('sms'), Type.Literal('zns'), Type.Literal('call')]),
  expires_at: EpochSeconds,
  /** from when on another may be asked for */
  again_at: EpochSeconds,
});
export type CodeSent = Static<typeof CodeSent>;

export const CheckCodeBody = Type.Object({ ...ofPhone, code: Type.String({ minLength: 1, maxLength: 20 }) });
export type CheckCodeBody = Static<typeof CheckCodeBody>;

export const PhoneProved = Type.Object({ proved_until: EpochSeconds });
export type PhoneProved = Static<typeof PhoneProved>;
