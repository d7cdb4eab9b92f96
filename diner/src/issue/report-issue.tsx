import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Order } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Suspense } from 'react';
import { useNow } from '../device/clock.ts';
import { issueWords } from '../words/areas.ts';
import { ISSUE_DIALOG } from './dialog-name.ts';
import { openReport } from './draft-report.ts';

export interface ReportedOrder {
  readonly order: Order;
  readonly store: Store;
  /** only for the pictures; null = not here yet */
  readonly menu: Menu | null;
}

const dialog = screen<ReportedOrder>(
  () => import('./issue-dialog.tsx').then((m) => m.IssueDialog),
  [issueWords],
);

/** [OR120] The way to say that something was missing or wrong, for as long as it can be said. */
export function ReportIssue(props: ReportedOrder) {
  const say = useWords(issueWords);
  const now = useNow();
  const { open, show } = useDialog(ISSUE_DIALOG);
  const { order } = props;
  if (order.issueUntil === null || now === null || now >= order.issueUntil) return null;
  return (
    <>
      <Button kind="quiet" size="big" block aria-haspopup="dialog" onClick={show}>
        {say(openReport(order) ? 'change' : 'entry')}
      </Button>
      <Suspense>{open ? <dialog.Screen {...props} /> : null}</Suspense>
    </>
  );
}
