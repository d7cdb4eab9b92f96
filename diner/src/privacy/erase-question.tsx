import { useWords } from '@mam/client/i18n.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { eraseMyData } from '@mam/contract/privacy/my-data.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Modal } from '@mam/ui/dialog/modal.tsx';
import { Question, QuestionBox } from '@mam/ui/dialog/question.tsx';
import { useState } from 'react';
import { call } from '../data/call.ts';
import { forgetDevice } from '../device/forget-device.ts';
import { tabletHere, tabletHome } from '../device/tablet.ts';
import { usePlace } from '../start/use-place.ts';
import { privacyWords } from '../words/areas.ts';

interface EraseQuestionProps {
  readonly onErased: () => void;
  /** nothing was erased */
  readonly onKeep: () => void;
}

/** [DN9] Asked once more, since nothing brings it back. */
export function EraseQuestion({ onErased, onKeep }: EraseQuestionProps) {
  const say = useWords(privacyWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const erase = async () => {
    setBusy(true);
    const answer = await call(eraseMyData);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    forgetDevice({ withLanguage: false });
    onErased();
  };
  return (
    <Question
      title={say('sure')}
      cancel={say('keep')}
      confirm={say('erase')}
      danger
      busy={busy}
      onCancel={onKeep}
      onConfirm={() => void erase()}
    >
      {problem === null ? say('goes') : <span role="alert">{problem}</span>}
    </Question>
  );
}

/** It is done; whichever way it is closed, the app begins as with a stranger. */
export function Erased() {
  const say = useWords(privacyWords);
  const place = usePlace();
  // a page loaded anew holds nothing of the person any more
  const beginAnew = () => {
    const tablet = tabletHere();
    location.replace(tablet ? tabletHome(tablet) : linkTo('/', { ...place, storeId: 0 }));
  };
  return (
    <Modal role="alertdialog" labelledBy="erased" onClose={beginAnew}>
      <QuestionBox
        titleId="erased"
        title={say('done_title')}
        answers={
          <Button kind="primary" size="big" onClick={beginAnew}>
            {say('close')}
          </Button>
        }
      >
        {say('done')}
      </QuestionBox>
    </Modal>
  );
}
