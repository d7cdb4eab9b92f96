import type { BoardIssue, BoardOrder } from '@mam/domain/staff/board.ts';

/** The report of an order that has waited longest for an answer; undefined = none waits. */
export const openIssue = ({ issues }: Pick<BoardOrder, 'issues'>): BoardIssue | undefined =>
  issues.find(({ answer }) => answer === null);
