import { useWords } from '@mam/client/i18n.ts';
import type { NamedGuest } from '@mam/domain/table/seen-sitting.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { sittingWords } from '../../words/areas.ts';
import { putGuestOut } from './sit-down.ts';

interface PutOutQuestionProps {
  readonly code: string;
  /** its id */
  readonly sitting: string;
  readonly guest: NamedGuest;
  readonly onClose: () => void;
}

/** [TB88] A guest who is put out reads nothing of the table any more, so it is asked first. */
export function PutOutQuestion({ code, sitting, guest, onClose }: PutOutQuestionProps) {
  const say = useWords(sittingWords);
  const [busy, setBusy] = useState(false);
  const name = guest.name || say('nameless');
  const put = async () => {
    setBusy(true);
    const failed = await putGuestOut(code, sitting, guest.id);
    setBusy(false);
    onClose();
    showToast(failed ?? say('is_out', { name }), { urgent: failed !== null });
  };
  return (
    <Question
      danger
      busy={busy}
      title={say('put_out_title', { name })}
      cancel={say('put_out_no')}
      confirm={say('put_out')}
      onCancel={onClose}
      onConfirm={() => void put()}
    >
      {say('put_out_text')}
    </Question>
  );
}
