import { isPhone, normalisePhone } from '@mam/domain/contact/phone.ts';
import { DRIVER_NAME_LENGTH, type Driver } from '@mam/domain/order/driver.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { useState } from 'react';
import { useSay } from '../../words/words.ts';
import { useMove } from '../use-move.ts';
import styles from './order-driver.module.css';

interface DriverFormProps {
  readonly order: BoardOrder;
  /** named today, one tap each */
  readonly offered: readonly Driver[];
  readonly onDone: () => void;
}

/** Name and number of who brings it, or one of those who drove today. */
export function DriverForm({ order, offered, onDone }: DriverFormProps) {
  const say = useSay();
  const { move, busy } = useMove(order);
  const [name, setName] = useState(order.driver?.name ?? '');
  const [phone, setPhone] = useState(order.driver?.phone ?? '');
  const [tried, setTried] = useState(false);
  const wrong = !isPhone(phone);
  const send = async (named: Pick<Driver, 'name' | 'phone'>) => {
    // the page of a courier stays as long as it is the same courier
    const same = normalisePhone(named.phone) === order.driver?.phone;
    const link = same ? (order.driver?.link ?? '') : '';
    if ((await move({ verb: 'driver', ...named, link })) === 'done') onDone();
  };
  return (
    <form
      className={styles.form}
      aria-label={say('driver.name')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong) setTried(true);
        else void send({ name, phone });
      }}
    >
      {offered.length > 0 ? (
        <fieldset className={styles.offered} aria-label={say('driver.today')}>
          {offered.map((driver) => (
            <Chip key={driver.phone} outline disabled={busy} onClick={() => void send(driver)}>
              {driver.name || driver.phone}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <div className={styles.fields}>
        <Field label={say('driver.called')}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              maxLength={DRIVER_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={say('driver.phone')} problem={tried && wrong ? say('driver.noPhone') : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={40}
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className={styles.ends}>
        <Button kind="quiet" onClick={onDone}>
          {say('driver.leave')}
        </Button>
        <Button kind="primary" type="submit" busy={busy}>
          {say('driver.save')}
        </Button>
      </div>
    </form>
  );
}
