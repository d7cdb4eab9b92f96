import type { PickupAtWire } from '@mam/contract/order/order-body.schema.ts';
import type { QuoteWire } from '@mam/contract/pricing/quote.schema.ts';
import { quoteFromWire } from '@mam/contract/pricing/quote-wire.ts';
import cooking from '@mam/ui/art/cooking.svg';
import { Modal } from '@mam/ui/modal.tsx';
import { Question } from '@mam/ui/question.tsx';
import { Tray, TrayThing } from '@mam/ui/tray.tsx';
import { useEffect } from 'react';
import { mayChooseTime, wayOf } from '../../cart/wanted-at.ts';
import { kept } from '../../device/kept.ts';
import { askAgain, dismissPlacing, hushPlacing, type Placing, usePlacing } from '../../order/placing.ts';
import { exceptionOf, isOutOfTime, report } from '../../order/report-exception.ts';
import { useStore } from '../../store/use-store.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { useWords } from '../../words/words.ts';
import { ClosedDialog } from '../menu/closed-dialog.tsx';
import { PlacedDialog } from './placed-dialog.tsx';
import styles from './placing-dialogs.module.css';
import { PriceChangedDialog } from './price-changed-dialog.tsx';
import { SlotFullDialog } from './slot-full-dialog.tsx';
import { ToPayment, WhilePaying } from './to-payment.tsx';

/** What happens to the order that is being placed, over whatever page is open. */
export function PlacingDialogs() {
  const placing = usePlacing((state) => state);
  switch (placing.state) {
    case 'idle':
      return null;
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

function RefusedDialog({ placing }: { readonly placing: Extract<Placing, { state: 'refused' }> }) {
  const say = useWords(checkoutWords);
  const { intent, refusal, seen } = placing;
  const store = useStore(intent.brand, intent.storeId);
  useEffect(() => {
    if (refusal.code === 'PRICE_CHANGED') return; // asked about, not refused
    report(intent, exceptionOf(refusal), { refused: refusal.code, message: refusal.message.slice(0, 400) });
  }, [intent, refusal]);
  if (isOutOfTime(refusal) && store.state === 'ready')
    return <ClosedDialog store={store.value} onClose={dismissPlacing} />;
  if (refusal.code === 'PRICE_CHANGED' && seen) {
    const after = quoteFromWire(refusal.data.quote as QuoteWire, seen.currency);
    return <PriceChangedDialog intent={intent} seen={seen} after={after} />;
  }
  if (refusal.code === 'SLOT_FULL') {
    const chooses =
      store.state === 'ready' && mayChooseTime(store.value, wayOf(kept.getState().choices, store.value));
    return (
      <SlotFullDialog
        message={refusal.message}
        next={chooses ? (refusal.data.pickup_at as PickupAtWire) : null}
      />
    );
  }
  return (
    <Question
      title={say('failed_title')}
      confirm={say('ok')}
      onCancel={dismissPlacing}
      onConfirm={dismissPlacing}
    >
      {refusal.message || say('failed_text')}
    </Question>
  );
}
