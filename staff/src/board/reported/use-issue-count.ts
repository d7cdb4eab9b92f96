import { dataOrThrow } from '@mam/client/call.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { readDishIssues, readIssueCount } from '@mam/contract/staff/issue/issue-count.ts';
import { issueCountFromWire } from '@mam/contract/staff/issue/issue-count-wire.ts';
import type { CountedSpan } from '@mam/domain/issue/count-issues.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../data/ask.ts';
import { keys } from '../../data/queries.ts';
import { useShift } from '../../store/shift.tsx';
import { useShiftBoardValue } from '../shift-board.ts';

/** Changes whenever a report comes or is answered, as far as the board tells: then what was counted is counted anew. */
function useReportsOfBoard(): string {
  const { board } = useShiftBoardValue();
  return (board?.issues ?? []).map(({ code, version }) => `${code} ${version}`).join();
}

/** [OR137] The reports about the orders of a span, counted. */
export function useIssueCount(span: CountedSpan) {
  const { storeId, currency } = useShift();
  const reports = useReportsOfBoard();
  return useQuery({
    queryKey: [...keys.issueCount, storeId, span, reports],
    queryFn: async ({ signal }) => {
      const query = { store: storeId, span };
      return issueCountFromWire(dataOrThrow(await call(readIssueCount, { query, signal })), currency);
    },
    // the same span goes on being shown while it is counted anew
    placeholderData: (before, query) => (query?.queryKey[2] === span ? before : undefined),
  });
}

/** [OR138] The orders behind the count of a dish. */
export function useDishIssues(span: CountedSpan, item: string) {
  const { storeId, currency } = useShift();
  const reports = useReportsOfBoard();
  return useQuery({
    queryKey: [...keys.issueCount, storeId, span, item, reports],
    queryFn: async ({ signal }) => {
      const query = { store: storeId, span, item };
      const { orders, more } = dataOrThrow(await call(readDishIssues, { query, signal }));
      return { orders: orders.map((order) => boardOrderFromWire(order, currency)), more };
    },
    placeholderData: (before) => before,
  });
}
