import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { QuestionBox } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { promotionWords } from '../../words/areas.ts';
import styles from './promotion.module.css';

interface VoucherViewProps {
  readonly name: string;
  readonly code: string;
  /** puts it into the cart; undefined = who orders together has no code [GO12] */
  readonly onApply: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The code of a voucher, and where it is used: nobody of the staff takes one by hand. */
export function VoucherView({ onClose, ...shown }: VoucherViewProps) {
  const title = useId();
  return (
    <Modal labelledBy={title} onClose={onClose}>
      <VoucherDetails titleId={title} {...shown} />
    </Modal>
  );
}

function VoucherDetails({
  titleId,
  name,
  code,
  onApply,
}: Omit<VoucherViewProps, 'onClose'> & { titleId: string }) {
  const say = useWords(promotionWords);
  const leave = useLeaveModal();
  const copy = async () => {
    if (await copyText(code)) showToast(say('copied'));
  };
  return (
    <QuestionBox
      titleId={titleId}
      title={say('view_title')}
      answers={
        <>
          <Button size="big" onClick={leave}>
            {say('close')}
          </Button>
          {onApply ? (
            <Button kind="primary" size="big" onClick={onApply}>
              {say('apply')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.view}>
        <p>{name}</p>
        <p className="small muted">{say(onApply ? 'view_text' : 'view_group')}</p>
        <QrPicture text={code} label={say('view_code', { code })} />
        <p className={styles.code}>{code}</p>
        <Button kind="quiet" size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {say('copy')}
        </Button>
      </div>
    </QuestionBox>
  );
}
