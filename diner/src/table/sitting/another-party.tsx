import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { sittingWords } from '../../words/areas.ts';
import { MoveQuestion } from './move-question.tsx';
import { type CodedTable, enter } from './sit-down.ts';
import styles from './sitting-sheet.module.css';

interface AnotherPartyProps {
  readonly place: CodedTable;
  /** the sitting of those who sit here as far as the server knows */
  readonly others: string;
}

/** [TB90] Where no staff has seen who sits here, somebody else may say that it is their table. */
export function AnotherParty({ place, others }: AnotherPartyProps) {
  const say = useWords(sittingWords);
  const [step, setStep] = useState<'none' | 'asked' | { readonly from: string }>('none');
  const [busy, setBusy] = useState(false);
  const begin = async (moves: boolean) => {
    setBusy(true);
    const failed = await enter(place, { instead_of: others, ...(moves && { moves }) });
    setBusy(false);
    const from = failed?.code === 'SITTING_ELSEWHERE' ? String(failed.data.from) : null;
    setStep(from === null ? 'none' : { from });
    if (from === null) showToast(failed?.message ?? say('entered'), { urgent: failed !== null });
  };
  return (
    <div className={styles.another}>
      <p className="small muted">{say('another_hint')}</p>
      <Button kind="quiet" block onClick={() => setStep('asked')}>
        {say('another')}
      </Button>
      {step === 'asked' ? (
        <Question
          busy={busy}
          title={say('another_title')}
          cancel={say('another_no')}
          confirm={say('another_yes')}
          onCancel={() => setStep('none')}
          onConfirm={() => void begin(false)}
        >
          {say('another_text')}
        </Question>
      ) : null}
      {typeof step === 'object' ? (
        <MoveQuestion
          {...{ place, busy }}
          from={step.from}
          onStay={() => setStep('none')}
          onMove={() => void begin(true)}
        />
      ) : null}
    </div>
  );
}
