import { Refused } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import { Link, useParameters } from '@mam/client/router.tsx';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useLive } from '../data/live/use-live.ts';
import { TopBand } from '../device/top-band.tsx';
import { usePlace } from '../start/use-place.ts';
import { payingWords } from '../words/areas.ts';
import { usePaymentStage } from './payment-queries.ts';
import { dropUnpaid, type UnpaidOrder, useUnpaid } from './unpaid-orders.ts';

/** A diner who went away before it was paid is led back, and told the truth: it waits, it is paid, it has ended. */
export function UnpaidBand() {
  const order = useUnpaid();
  const here = useParameters().get('order_hash');
  if (order === null || order.hash === here) return null;
  return <Band key={order.hash} order={order} />;
}

function Band({ order }: { readonly order: UnpaidOrder }) {
  const say = useWords(payingWords);
  const { source } = usePlace();
  const { hash, brand, storeId } = order;
  const { data: stage, error } = usePaymentStage(hash, 'bell');
  useLive(orderTopic(hash));
  const nobodys = error instanceof Refused && (error.status === 403 || error.status === 404);
  useEffect(() => {
    if (nobodys) dropUnpaid(hash);
  }, [nobodys, hash]);
  if (stage === undefined) return null;
  const code = hash.slice(0, hash.indexOf(':'));
  const { waiting, paid, ended } = stage;
  const news = waiting ? 'band_waiting' : paid ? 'band_paid' : 'band_ended';
  const text = waiting || paid || ended ? news : 'band_claimed';
  return (
    <TopBand label={say('band')}>
      <p role="status">{say(text, { code })}</p>
      <Link
        to={linkTo('/order/detail', { brand, storeId, source }, { order_hash: hash })}
        className={buttonClass({ size: 'small', kind: 'soft' })}
      >
        {say(waiting ? 'band_pay' : 'to_order')}
      </Link>
      <button
        type="button"
        className={iconButtonClass('ghost')}
        aria-label={say('band_close')}
        onClick={() => dropUnpaid(hash)}
      >
        <X />
      </button>
    </TopBand>
  );
}
