import { Refused } from '@mam/client/call.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { answerIssue } from '@mam/contract/staff/issue/answer-issue.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { IssueAnswerKind } from '@mam/domain/order/issue-report.ts';
import type { BoardIssue } from '@mam/domain/staff/board.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef, useState } from 'react';
import { call } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { sendOnce } from '../order/send-once.ts';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';

interface IssueAnswering {
  readonly kind: IssueAnswerKind;
  /** of a voucher; null = of none */
  readonly amount: Minor | null;
}

/** Answers a report once however often it is tapped; without an answer it is sent again under its key [OR123]. */
export function useAnswerIssue(code: string, { id, version }: BoardIssue, onDone: () => void) {
  const say = useSay();
  const { storeId, currency } = useBoardPlace();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const answer = async ({ kind, amount }: IssueAnswering) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const body = { version, kind, ...(amount !== null && { amount: toWire(amount, currency) }) };
    const answered = await sendOnce(JSON.stringify(['issue', id, body]), (idempotencyKey) =>
      call(answerIssue, { params: { code, issue: id }, body, idempotencyKey }),
    );
    sending.current = false;
    setBusy(false);
    void queries.invalidateQueries({ queryKey: keys.board(storeId) });
    void queries.invalidateQueries({ queryKey: keys.money(code) });
    if (!answered.ok) return sayRefusal(new Refused(answered));
    showToast(say(`issue.done.${kind}`, { code }));
    onDone();
  };
  return { busy, answer };
}
