import { useWords } from '@mam/client/i18n.ts';
import cooking from '@mam/ui/art/cooking.svg';
import { Modal } from '@mam/ui/dialog/modal.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { useEffect } from 'react';
import { checkoutWords } from '../words/areas.ts';
import { PlacedDialog } from './placed-dialog.tsx';
import { askAgain, dismissPlacing, hushPlacing, sendBegun, usePlacing } from './placing.ts';
import styles from './placing-dialogs.module.css';
import { RefusedDialog } from './refused-dialog.tsx';
import { ToPayment, WhilePaying } from './to-payment-page.tsx';

/** What happens to the order that is being placed, over whatever page is open. */
export function PlacingDialogs() {
  const placing = usePlacing((state) => state);
  switch (placing.state) {
    case 'idle':
      return null;
    case 'begun':
      return <Begun />;
    case 'unsent':
      return <Unsent />;
    case 'sending':
      return <Sending />;
    case 'unsure':
      return placing.hushed ? null : <Unsure />;
    case 'placed':
      return placing.order.payment_request ? (
        <ToPayment placing={placing} />
      ) : (
        <PlacedDialog placing={placing} />
      );
    case 'paying':
      return <WhilePaying />;
    case 'refused':
      return <RefusedDialog placing={placing} />;
  }
}

function Sending() {
  const say = useWords(checkoutWords);
  return (
    <Modal labelledBy="sending" onClose={() => {}} dismissible={false}>
      <div className={styles.sending} role="status">
        <Tray className={styles.tray}>
          <TrayThing src={cooking} at={[50, 50]} size={52} className={styles.thing} />
        </Tray>
        <h2 id="sending" className="d d24">
          {say('sending_title')}
        </h2>
        <p className="muted">{say('sending_text')}</p>
      </div>
    </Modal>
  );
}

/** Stands before anything is sent: whatever becomes of the order can be told. */
function Begun() {
  useEffect(sendBegun, []);
  return <Sending />;
}

function Unsent() {
  const say = useWords(checkoutWords);
  return (
    <Question
      title={say('unsent_title')}
      cancel={say('unsure_later')}
      confirm={say('unsent_again')}
      onCancel={dismissPlacing}
      onConfirm={sendBegun}
    >
      {say('unsent_text')}
    </Question>
  );
}

/** The line broke: asking again under the same key never orders twice. */
function Unsure() {
  const say = useWords(checkoutWords);
  return (
    <Question
      title={say('unsure_title')}
      cancel={say('unsure_later')}
      confirm={say('unsure_again')}
      onCancel={hushPlacing}
      onConfirm={askAgain}
    >
      {say('unsure_text')}
    </Question>
  );
}
