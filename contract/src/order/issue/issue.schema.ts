import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../../http/fields.schema.ts';

/** A report of a diner that lines of an order were missing or wrong. */
export const IssueReportWire = Type.Object({
  id: Type.String(),
  lines: Type.Array(
    Type.Object({
      /** of the line in the order's quote */
      key: Type.String(),
      reason: Type.Enum(['missing', 'wrong']),
      quantity: Type.Integer(),
    }),
  ),
  /** "" = none, or not for the reader */
  words: Type.String(),
  /** there is a picture, and the reader may see it */
  has_picture: Type.Boolean(),
  /** the reader has made it */
  is_mine: Type.Boolean(),
  made_at: EpochSeconds,
  answer: Type.Union([
    Type.Object({
      kind: Type.Enum(['refund', 'voucher', 'call']),
      /** given back, or the worth of the voucher; null = neither */
      amount: Type.Union([Type.Number(), Type.Null()]),
      /** "" = none, or not for the reader */
      voucher_code: Type.String(),
      at: EpochSeconds,
    }),
    Type.Null(),
  ]),
});
export type IssueReportWire = Static<typeof IssueReportWire>;

/** The same as the restaurant reads it. */
export const StaffIssueWire = Type.Object({
  ...IssueReportWire.properties,
  version: Type.Integer(),
  /** the amount that was paid for what it names: the most a voucher for it is worth */
  worth: Type.Number(),
  /** somebody else of a group order than who ordered; "" = the buyer */
  by: Type.String(),
  /** the name of who has answered; "" = nobody */
  answered_by: Type.String(),
});
export type StaffIssueWire = Static<typeof StaffIssueWire>;
