import { useWords } from '@mam/client/i18n.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { sendIssuePicture } from '@mam/contract/issue/issue-picture.ts';
import { reportIssue } from '@mam/contract/issue/report-issue.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef, useState } from 'react';
import { call } from '../data/call.ts';
import { invalidateTopic, queryCache } from '../data/query-cache.ts';
import { issueWords } from '../words/areas.ts';
import { ISSUE_PICTURE } from './dialog-name.ts';
import { linesOfDraft, type ReportDraft } from './draft-report.ts';
import { photoText } from './photo.ts';

const sendPhoto = async (hash: string, photo: File) =>
  call(sendIssuePicture, { params: { order_hash: hash }, body: { picture: await photoText(photo) } });

/** Sends a report once however often it is tapped. The sheet stays until it has arrived: sent again it finds itself [OR122]. */
export function useSendReport({ hash }: Pick<OrderName, 'hash'>, close: () => void) {
  const say = useWords(issueWords);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const send = async (draft: ReportDraft, photo: File | null) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const body = { lines: linesOfDraft(draft), words: draft.words };
    const answered = await call(reportIssue, { params: { order_hash: hash }, body });
    // the picture after it, and only then: it lies beside a report
    const pictured = answered.ok && photo ? await sendPhoto(hash, photo) : null;
    sending.current = false;
    setBusy(false);
    if (answered.ok) {
      // another one has taken its place
      if (pictured) queryCache.removeQueries({ queryKey: [ISSUE_PICTURE] });
      queryCache.setQueryData([orderTopic(hash)], pictured?.ok ? pictured.data : answered.data);
      if (pictured && !pictured.ok) {
        const unheard = pictured.code === 'CONNECTION';
        return showToast(unheard ? say('photo_failed') : pictured.message, { urgent: true });
      }
      showToast(say('sent'));
      close();
      return;
    }
    const lost = answered.code === 'CONNECTION';
    showToast(lost ? say('failed') : answered.message, { urgent: true });
    // the order may be another by now: answered, or too old
    if (!lost) invalidateTopic(orderTopic(hash));
  };
  return { busy, send };
}
