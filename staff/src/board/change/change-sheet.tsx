import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { ArrowLeft, Phone } from 'lucide-react';
import { useId } from 'react';
import { useClock } from '../../device/clock.ts';
import { StatePill } from '../../order/state-pill.tsx';
import { TypePill } from '../../order/type-pill.tsx';
import { useWallClock } from '../../store/board-place.ts';
import { useSayChange } from '../../words/change-words.ts';
import { useSay } from '../../words/words.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './change-sheet.module.css';

interface ChangeSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

/** An order that exists is changed: both sides of it, the one figure that comes of it, and how its diner knows. */
export function ChangeSheet({ order, onClose }: ChangeSheetProps) {
  const title = useId();
  return (
    <Modal place="full" labelledBy={title} onClose={onClose} className={styles.screen}>
      <Head order={order} titleId={title} />
      <ChangeForm order={order} />
    </Modal>
  );
}

function Head({ order, titleId }: { readonly order: BoardOrder; readonly titleId: string }) {
  const say = useSay();
  const sayChange = useSayChange();
  const leave = useLeaveModal();
  const clockAt = useWallClock();
  const time = useClock((now) => clockAt(now));
  return (
    <header className={styles.head}>
      <IconButton kind="ghost" label={sayChange('leave')} onClick={leave}>
        <ArrowLeft />
      </IconButton>
      <div className={styles.title}>
        <h1 id={titleId} className="d d24">
          {sayChange('title', { code: order.code })}
        </h1>
        <span className={styles.who}>{order.name}</span>
      </div>
      <span className={styles.pills}>
        <TypePill order={order} />
        <StatePill order={order} />
      </span>
      {order.phone ? (
        <a
          className={iconButtonClass('flat')}
          href={`tel:${order.phone}`}
          aria-label={say('order.call', { name: order.name, phone: order.phone })}
        >
          <Phone aria-hidden="true" />
        </a>
      ) : null}
      <span className={`${styles.clock} d d24 num`}>{time}</span>
    </header>
  );
}
