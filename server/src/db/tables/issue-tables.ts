import type { IssueAnswerKind, IssueReason } from '@mam/domain/order/issue-report.ts';

export interface IssueTables {
  issue_reports: IssueReportRow;
  issue_lines: IssueLineRow;
  issue_pictures: IssuePictureRow;
}

/** [OR121] A report of one diner about one order. */
export interface IssueReportRow {
  id: string;
  order_id: string;
  brand: string;
  store_id: number;
  /** whose it is; null = they were erased */
  uid: string | null;
  /** '' = none, or forgotten [OR67] */
  words: string;
  /** counts every change by its diner; the condition of an answer */
  version: number;
  made_at: number;
  answered_at: number | null;
  answer: IssueAnswerKind | null;
  answered_by: string | null;
  answered_name: string | null;
  /** given back, or the worth of the voucher */
  amount: number | null;
  voucher_code: string | null;
}

/** [OR125] A line of a report, with everything by which it is counted. */
export interface IssueLineRow {
  report_id: string;
  line_key: string;
  brand: string;
  store_id: number;
  item_id: string;
  /** of the dish as it was called then */
  name: string;
  reason: IssueReason;
  quantity: number;
  at: number;
}

/** [OR126] The picture of a report, as it is shown. */
export interface IssuePictureRow {
  report_id: string;
  brand: string;
  /** webp in base64 */
  picture: string;
  at: number;
}
