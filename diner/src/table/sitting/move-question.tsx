import { useWords } from '@mam/client/i18n.ts';
import { nameOfTable } from '@mam/domain/table/table-name.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { sittingWords } from '../../words/areas.ts';
import type { CodedTable } from './sit-down.ts';

interface MoveQuestionProps {
  readonly place: CodedTable;
  /** the table this phone sits at */
  readonly from: string;
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onMove: () => void;
}

/** [TB91] A scan moves nobody from one table to another without asking. */
export function MoveQuestion({ place, from, busy, onStay, onMove }: MoveQuestionProps) {
  const say = useWords(sittingWords);
  const to = nameOfTable(place.table);
  return (
    <Question
      busy={busy}
      title={say('move_title', { from, to })}
      cancel={say('move_no', { from })}
      confirm={say('move_yes', { to })}
      onCancel={onStay}
      onConfirm={onMove}
    >
      {say('move_text', { from })}
    </Question>
  );
}
