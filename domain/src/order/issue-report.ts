import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';

/** Either a dish did not come, or it came and was not as ordered. */
export const ISSUE_REASONS = ['missing', 'wrong'] as const;
export type IssueReason = (typeof ISSUE_REASONS)[number];

/** Some of a line of an order that was not as it should be. */
export interface IssueLine {
  /** of the line in the order's bill */
  readonly key: string;
  readonly reason: IssueReason;
  readonly quantity: number;
}

/** [OR123] The ways in which a restaurant answers a report. */
export const ISSUE_ANSWERS = ['refund', 'voucher', 'call'] as const;
export type IssueAnswerKind = (typeof ISSUE_ANSWERS)[number];

/** The restaurant's answer to a report. */
export interface IssueAnswer {
  readonly kind: IssueAnswerKind;
  /** given back, or the worth of the voucher; null = neither */
  readonly amount: Minor | null;
  /** '' = there is none, or it is not for the reader */
  readonly voucherCode: string;
  readonly at: EpochMs;
}

/** A report of a diner about an order that was completed, as somebody reads it. */
export interface IssueReport {
  readonly id: string;
  readonly lines: readonly IssueLine[];
  /** '' = none, or not for the reader */
  readonly words: string;
  /** there is a picture, and the reader may see it */
  readonly hasPicture: boolean;
  /** the reader has made it */
  readonly mine: boolean;
  readonly madeAt: EpochMs;
  /** null = nobody has answered yet */
  readonly answer: IssueAnswer | null;
}
