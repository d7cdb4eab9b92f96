import { isPhone } from '@mam/domain/contact/phone.ts';
import { type Driver, mayNameDriver } from '@mam/domain/order/driver.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Bike, PencilLine, Phone } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../words/words.ts';
import { stageOf } from '../columns.ts';
import { DriverForm } from './driver-form.tsx';
import styles from './order-driver.module.css';

interface OrderDriverProps {
  readonly order: BoardOrder;
  /** drivers that can be named with one tap */
  readonly offered: readonly Driver[];
}

/** [OR63] Whether it is worth saying who brings an order: somebody has taken it, and it is not there yet. */
function mayName(order: BoardOrder): boolean {
  const { status } = order;
  const type = order.table ? 'TABLE' : order.type;
  const accepted = stageOf(order) !== null && stageOf(order) !== 'new';
  return accepted && status !== null && mayNameDriver({ status, type }) === null;
}

/** The driver of an order; the diner reads the name and can call them. */
export function OrderDriver({ order, offered }: OrderDriverProps) {
  const say = useSay();
  const [writes, setWrites] = useState(false);
  const { driver } = order;
  const named = driver !== null && (driver.name !== '' || driver.phone !== '');
  if (!mayName(order)) return named ? <Named driver={driver} /> : null;
  if (writes)
    return (
      <DriverForm
        order={order}
        offered={offered.filter(({ phone }) => phone !== driver?.phone && isPhone(phone))}
        onDone={() => setWrites(false)}
      />
    );
  if (!named)
    return (
      <Button kind="outline" block className={styles.ask} onClick={() => setWrites(true)}>
        <Bike aria-hidden="true" />
        {say('driver.name')}
      </Button>
    );
  return <Named driver={driver} onChange={() => setWrites(true)} />;
}

function Named({ driver, onChange }: { readonly driver: Driver; readonly onChange?: () => void }) {
  const say = useSay();
  const { name, phone } = driver;
  return (
    <ListRow
      className={styles.named}
      lead={<Bike aria-hidden="true" />}
      label={say('driver')}
      value={name || phone}
      detail={name && phone ? phone : undefined}
      tail={
        <span className={styles.ways}>
          {onChange ? (
            <IconButton kind="flat" label={say('driver.change')} onClick={onChange}>
              <PencilLine />
            </IconButton>
          ) : null}
          {phone ? (
            <a
              className={iconButtonClass('flat')}
              href={`tel:${phone}`}
              aria-label={say('order.call', { name: name || say('driver'), phone })}
            >
              <Phone aria-hidden="true" />
            </a>
          ) : null}
        </span>
      }
    />
  );
}
