import { screen } from '@mam/client/lazy-screen.ts';
import { LayoutDashboard } from 'lucide-react';
import { useShiftBoardValue } from '../../board/shift-board.ts';
import { mayLayCode } from '../../code/may-lay-code.ts';
import { serverNow } from '../../device/clock.ts';
import { openIssue } from '../../issue/open-issue.ts';
import { stageOf } from '../../order/columns.ts';
import { promisedLater } from '../../order/late.ts';
import { isFeeOpen, mayAccept, mayReject } from '../../order/steps.ts';
import { hasHadMoney, moneyStateOf } from '../../payment/money-state.ts';
import { changeArea } from '../../words/change-words.ts';
import type { Area, SheetProps } from '../area.ts';

/** Orders from their first ring to their last đồng. */
export const boardArea = {
  screens: {
    '/': {
      Page: screen(() => import('../../screens/board-screen.tsx').then((m) => m.BoardScreen)),
      place: {
        Icon: LayoutDashboard,
        name: 'nav.board',
        waiting: { useCount: () => useShiftBoardValue().columns.new.length, words: 'nav.waiting' },
      },
    },
  },
  sheets: {
    order: {
      Over: screen(() => import('../../board/order-sheet.tsx').then((m) => m.OrderSheet)),
      about: 'order',
    },
    accept: {
      Over: screen(() => import('../../order/answer/accept-sheet.tsx').then((m) => m.AcceptSheet)),
      about: 'order',
      possible: mayAccept,
    },
    reject: {
      Over: screen(() =>
        import('../../payment/reject/reject-order-sheet.tsx').then((m) => m.RejectOrderSheet),
      ),
      about: 'order',
      possible: mayReject,
    },
    transfer: {
      Over: screen(() => import('../../payment/transfer/transfer-sheet.tsx').then((m) => m.TransferSheet)),
      about: 'order',
      possible: (order) => moneyStateOf(order) === 'claimed',
    },
    refund: {
      Over: screen(() => import('../../payment/refund/refund-sheet.tsx').then((m) => m.RefundSheet)),
      may: 'refund',
      about: 'order',
      possible: hasHadMoney,
    },
    fee: {
      Over: screen(() => import('../../order/answer/fee-sheet.tsx').then((m) => m.FeeSheet)),
      about: 'order',
      possible: (order) => isFeeOpen(order) && stageOf(order) === 'new' && !order.isTransferUnconfirmed,
    },
    later: {
      Over: screen(() => import('../../order/later/later-sheet.tsx').then((m) => m.LaterSheet)),
      about: 'order',
      possible: (order) => promisedLater(order, 0, serverNow()) !== null,
    },
    issue: {
      Over: screen(() => import('../../issue/issue-sheet.tsx').then((m) => m.IssueSheet)),
      may: 'editOrders',
      about: 'order',
      possible: (order) => openIssue(order) !== undefined,
    },
    code: {
      Over: screen(() => import('../../code/code-sheet.tsx').then((m) => m.CodeSheet)),
      may: 'editOrders',
      about: 'order',
      possible: mayLayCode,
    },
    issues: {
      Over: screen<SheetProps>(() => import('../../board/issues-sheet.tsx').then((m) => m.IssuesSheet)),
      may: 'editOrders',
    },
    change: {
      Over: screen(
        () => import('../../board/change/change-sheet.tsx').then((m) => m.ChangeSheet),
        [changeArea],
      ),
      may: 'editOrders',
      about: 'order',
    },
    money: { Over: screen<SheetProps>(() => import('../money-sheet.tsx').then((m) => m.MoneySheet)) },
    search: {
      Over: screen<SheetProps>(() => import('../../board/search-sheet.tsx').then((m) => m.SearchSheet)),
    },
    today: {
      Over: screen<SheetProps>(() => import('../../board/today-sheet.tsx').then((m) => m.TodaySheet)),
    },
  },
} satisfies Area;
