import { useWords } from '@mam/client/i18n.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { X } from 'lucide-react';
import { useId } from 'react';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { ComingOrder, MissingOrder } from '../order/order-missing.tsx';
import { useOrder } from '../order/use-order.ts';
import { OrderIn } from '../screens/order-screen.tsx';
import { historyWords } from '../words/areas.ts';
import styles from './order-dialog.module.css';

interface OrderDialogProps {
  readonly hash: string;
  readonly onClose: () => void;
}

/** /order?order_hash=…: one order, whole and live, over the list it is one of. */
export function OrderDialog({ hash, onClose }: OrderDialogProps) {
  const say = useWords(historyWords);
  const title = useId();
  const [code = ''] = hash.split(':');
  return (
    <Modal labelledBy={title} place="wide" onClose={onClose} className={styles.dialog}>
      <p id={title} className="vh">
        {say('details_of', { code })}
      </p>
      <Inside hash={hash} />
    </Modal>
  );
}

function Inside({ hash }: { readonly hash: string }) {
  const say = useWords(historyWords);
  const leave = useLeaveModal();
  const order = useOrder(hash);
  const close = (
    <IconButton label={say('close')} onClick={leave}>
      <X />
    </IconButton>
  );
  if (order.state === 'ready') return <OrderIn found={order.value} wayOut={close} />;
  return (
    <>
      <div className={styles.close}>{close}</div>
      {order.state === 'unknown' ? <MissingOrder /> : null}
      {order.state === 'failed' ? <ConnectionLost within retry={order.retry} /> : null}
      {order.state === 'loading' ? <ComingOrder /> : null}
    </>
  );
}
