import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { followedOn } from '@mam/domain/order/driver.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { Button, LinkButton } from '@mam/ui/control/button.tsx';
import { MapPinned, Phone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { orderWords } from '../words/areas.ts';
import { telOf } from './call-link.ts';
import styles from './track-driver.module.css';

const DriverMap = lazy(() =>
  lateFile(() => import('./driver-map.tsx')).then(({ DriverMap: map }) => ({ default: map })),
);

/** [OR63] While an order is on its way: where the driver is, and how to call them. */
export function TrackDriver({ order: { status, driver } }: { readonly order: Order }) {
  const say = useWords(orderWords);
  const { open, show, close } = useDialog('track');
  const link = followedOn(status, driver);
  if (link === null) return null;
  const phone = driver?.phone ?? '';
  return (
    <div className={styles.ways}>
      {phone ? (
        <LinkButton size="big" href={telOf(phone)} aria-label={say('track_call')}>
          <Phone />
        </LinkButton>
      ) : null}
      <Button kind="primary" size="big" block onClick={show}>
        <MapPinned />
        {say('track')}
      </Button>
      {open ? (
        <Suspense>
          <DriverMap link={link} phone={phone} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
