import { useWords } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import cooking from '@mam/ui/art/cooking.svg';
import { Modal } from '@mam/ui/dialog/modal.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { useEffect } from 'react';
import { usePlace } from '../start/use-place.ts';
import { checkoutWords } from '../words/areas.ts';
import type { Became } from './intent.ts';
import { PlacedDialog } from './placed-dialog.tsx';
import { askAgain, dismissPlacing, hushPlacing, sendBegun, type Unsent, usePlacing } from './placing.ts';
import styles from './placing-dialogs.module.css';
import { RefusedDialog } from './refused-dialog.tsx';
import { ToPayment, WhilePaying } from './to-payment-page.tsx';

/** Dialogs about the order being placed, over whatever page is open. */
export function PlacingDialogs() {
  const placing = usePlacing((state) => state);
  switch (placing.state) {
    case 'idle':
      return null;
    case 'begun':
      return <Begun />;
    case 'unsent':
      return <NotSent why={placing.why} />;
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
    case 'elsewhere':
      return <SentElsewhere order={placing.order} />;
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
  useEffect(() => void sendBegun(), []);
  return <Sending />;
}

/** Nothing has left the device: said as it is, with the way on. */
function NotSent({ why }: { readonly why: Unsent }) {
  const say = useWords(checkoutWords);
  return (
    <Question
      title={say('unsent_title')}
      cancel={say('unsure_later')}
      confirm={say(why === 'network' ? 'unsent_again' : 'retry_identity')}
      onCancel={dismissPlacing}
      onConfirm={() => void sendBegun()}
    >
      {say(why === 'network' ? 'unsent_text' : 'unsent_identity')}
    </Question>
  );
}

/** [CA11] Another tab was faster: this cart is an order already, and this is the way to it. */
function SentElsewhere({ order }: { readonly order: Became | null }) {
  const say = useWords(checkoutWords);
  const navigate = useNavigate();
  const { source } = usePlace();
  if (order === null)
    return (
      <Question
        title={say('elsewhere_title')}
        confirm={say('ok')}
        onCancel={dismissPlacing}
        onConfirm={dismissPlacing}
      >
        {say('elsewhere_unknown')}
      </Question>
    );
  const { hash, brand, storeId } = order;
  const code = hash.slice(0, hash.indexOf(':'));
  const track = () => {
    dismissPlacing();
    navigate(linkTo('/order/detail', { brand, storeId, source }, { order_hash: hash }));
  };
  return (
    <Question
      title={say('elsewhere_title')}
      cancel={say('elsewhere_stay')}
      confirm={say('done_ok', { code })}
      onCancel={dismissPlacing}
      onConfirm={track}
    >
      {say('elsewhere_text', { code })}
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
