import type { IssueAnswerKind } from '../order/issue-report.ts';
import { may, type Rank, type StaffAction } from './roles.ts';

/** [OR123] The verb each answer to a report needs. */
const NEEDS: Readonly<Record<IssueAnswerKind, StaffAction>> = {
  refund: 'refund',
  voucher: 'editOrders',
  call: 'readPhones',
};

/** [OR123] Whether somebody of that role may answer a report so. */
export const mayAnswerIssue = (rank: Rank, kind: IssueAnswerKind): boolean => may(rank, NEEDS[kind]);
