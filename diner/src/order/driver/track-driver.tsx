import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { driverOnTheWay, followedOn } from '@mam/domain/order/driver.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Bike, MapPinned, Phone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { orderWords } from '../../words/areas.ts';
import { telLink } from '../call-link.ts';
import styles from './track-driver.module.css';

const DriverMap = lazy(() =>
  lateFile(() => import('./driver-map.tsx')).then(({ DriverMap: map }) => ({ default: map })),
);

/** [OR63] While an order is on its way: who brings it, where they are, and how to call them. */
export function TrackDriver({ order: { status, driver } }: { readonly order: Order }) {
  const say = useWords(orderWords);
  const onTheWay = driverOnTheWay(status, driver);
  if (!onTheWay) return null;
  const { name, phone } = onTheWay;
  return (
    <section className={`card ${styles.driver}`} aria-label={say('driver')}>
      <ListRow
        lead={<Bike />}
        label={name ? say('driver') : undefined}
        value={name || say('driver')}
        detail={phone || undefined}
        tail={
          phone ? (
            <a
              className={iconButtonClass(followedOn(status, driver) === null ? 'brand' : 'flat')}
              href={telLink(phone)}
              aria-label={say('track_call')}
            >
              <Phone />
            </a>
          ) : null
        }
      />
      <Follow status={status} driver={driver} />
    </section>
  );
}

/** The partner's page, where there is one. */
function Follow({ status, driver }: Pick<Order, 'status' | 'driver'>) {
  const say = useWords(orderWords);
  const { open, show, close } = useDialog('track');
  const link = followedOn(status, driver);
  if (link === null) return null;
  return (
    <div className={styles.follow}>
      <Button kind="primary" size="big" block onClick={show}>
        <MapPinned />
        {say('track')}
      </Button>
      {open ? (
        <Suspense>
          <DriverMap link={link} phone={driver?.phone ?? ''} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
