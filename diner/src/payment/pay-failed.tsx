import { useWords } from '@mam/client/i18n.ts';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { payingWords } from '../words/areas.ts';

interface PayFailedProps {
  readonly orderCode: string;
  /** the server's words on it */
  readonly why: string;
  /** no answer came: a code may have been made or not, and asked again it is the same */
  readonly lost: boolean;
  readonly busy: boolean;
  readonly onAgain: () => void;
  /** another way to pay */
  readonly onOther: () => void;
  readonly onClose: () => void;
}

/** No code came from the gateway, or nobody knows whether one did [OR90]. The order waits, and nothing was taken. */
export function PayFailed({ orderCode, why, lost, busy, onAgain, onOther, onClose }: PayFailedProps) {
  const say = useWords(payingWords);
  const title = say(lost ? 'lost_title' : 'failed_title');
  return (
    <Question
      title={title}
      cancel={say('to_order')}
      confirm={say('again')}
      busy={busy}
      onCancel={onClose}
      onConfirm={onAgain}
    >
      {why !== '' && !lost && !why.startsWith(title) ? <p>{why}</p> : null}
      <p>{say(lost ? 'lost_text' : 'failed_text', { code: orderCode })}</p>
      <p>
        <button type="button" className={textLinkClass()} disabled={busy} onClick={onOther}>
          {say('other_way')}
        </button>
      </p>
    </Question>
  );
}
