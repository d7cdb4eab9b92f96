import { Question } from '@mam/ui/question.tsx';
import { payingWords } from '../words/paying/words.ts';
import { useWords } from '../words/words.ts';

interface PayFailedProps {
  readonly orderCode: string;
  /** what the server says about it */
  readonly why: string;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The gateway gave nothing to pay with. The order waits, and nothing was taken. */
export function PayFailed({ orderCode, why, busy, onAgain, onClose }: PayFailedProps) {
  const say = useWords(payingWords);
  return (
    <Question
      title={say('failed_title')}
      cancel={say('to_order')}
      confirm={say('again')}
      busy={busy}
      onCancel={onClose}
      onConfirm={onAgain}
    >
      {why ? <p>{why}</p> : null}
      <p>{say('failed_text', { code: orderCode })}</p>
    </Question>
  );
}
