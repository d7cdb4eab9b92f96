import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef } from 'react';
import { ratingWords } from '../words/areas.ts';
import { RATING_DIALOG } from './dialog-name.ts';
import { forgetDraft, type RatingDraft } from './draft.ts';
import { RatingSheet } from './rating-sheet.tsx';
import { useDraft } from './use-draft.ts';
import { useReopen } from './use-reopen.ts';

export interface WordsDialogProps {
  /** under which name the draft is kept */
  readonly kept: string;
  /** of whom it is said */
  readonly detail: string;
  /** at a table, not at the counter */
  readonly seated: boolean;
  /** does this at once, or when what it needs is known */
  readonly first: (act: () => void) => void;
  /** null = it arrived; else why not */
  readonly deliver: (draft: RatingDraft) => Promise<string | null>;
}

/**
 * Stars and words that belong to no order. The sheet goes at once, and comes back with all that was entered when they
 * did not arrive.
 */
export function WordsDialog({ kept, detail, seated, first, deliver }: WordsDialogProps) {
  const say = useWords(ratingWords);
  const sheet = useDialog(RATING_DIALOG);
  const [draft, change] = useDraft(kept);
  const reopen = useReopen(sheet);
  const sending = useRef(false);
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    sheet.close();
    const failed = await deliver(draft);
    sending.current = false;
    if (failed === null) {
      forgetDraft(kept);
      showToast(say('thanks'));
      return;
    }
    showToast(failed, { urgent: true });
    reopen();
  };
  if (!sheet.open) return null;
  return (
    <RatingSheet
      detail={detail}
      how={seated ? 'at-table' : 'collected'}
      dishes={[]}
      draft={draft}
      onChange={change}
      onSend={() => first(() => void send())}
      onClose={sheet.close}
    />
  );
}
