import Type, { type Static } from 'typebox';

const Reason = Type.Enum(['missing', 'wrong']);
const Key = Type.String({ minLength: 1, maxLength: 200 });
const Quantity = Type.Integer({ minimum: 1, maximum: 9_999 });
/** More than any order has lines of. */
const MOST_LINES = 200;

export const IssueBody = Type.Object({
  lines: Type.Array(
    Type.Object({
      /** of the line in the order's quote */
      key: Key,
      reason: Reason,
      /** missing = all of the line */
      quantity: Type.Optional(Quantity),
    }),
    { minItems: 1, maxItems: MOST_LINES },
  ),
  /** 500 characters as a reader counts them; one may hide up to 8 in itself */
  words: Type.Optional(Type.String({ maxLength: 4_024 })),
});
export type IssueBody = Static<typeof IssueBody>;

export const AnswerIssueBody = Type.Object({
  /** of the report as it was read; an older one is refused with ISSUE_CHANGED */
  version: Type.Integer({ minimum: 1 }),
  kind: Type.Enum(['refund', 'voucher', 'call']),
  /** of a voucher, in the main unit; missing = the price of what is reported */
  amount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** of a refund; missing = the lines that are reported */
  lines: Type.Optional(
    Type.Array(Type.Object({ key: Key, quantity: Quantity }), { minItems: 1, maxItems: MOST_LINES }),
  ),
});
export type AnswerIssueBody = Static<typeof AnswerIssueBody>;

/** A picture of 8 MB in base64. */
export const MOST_PICTURE_TEXT = 11_184_812;

export const IssuePictureBody = Type.Object({
  /** JPEG, PNG, WebP or AVIF in base64, at most 8 MB */
  picture: Type.String({ minLength: 1, maxLength: MOST_PICTURE_TEXT }),
});
export type IssuePictureBody = Static<typeof IssuePictureBody>;

/** webp in base64, at most 1600 px and 200 KB, without anything its camera wrote beside it */
export const IssuePicture = Type.Object({ picture: Type.String() });
export type IssuePicture = Static<typeof IssuePicture>;
