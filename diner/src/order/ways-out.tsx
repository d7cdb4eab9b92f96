import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import type { Order } from '@mam/domain/order/order.ts';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { ArrowLeft } from 'lucide-react';
import { useIsWide } from '../device/width.ts';
import { useLinks } from '../start/use-place.ts';
import { orderWords } from '../words/areas.ts';

/** [OR36] A phone shows one thing at a time: the way back is to the list it is one of; a table's is its menu. */
export function WayBack({ order }: { readonly order: Order }) {
  const say = useWords(orderWords);
  const links = useLinks();
  const wide = useIsWide();
  const seated = order.tableName !== '';
  if (wide && !seated) return <span />;
  return (
    <Link
      to={links(seated ? '/menu' : '/order')}
      className={iconButtonClass('raised')}
      aria-label={say(seated ? 'back' : 'back_orders')}
    >
      <ArrowLeft />
    </Link>
  );
}

/** A desk has no arrow in the corner: the list is one of the ways on. */
export function ToOrders() {
  const say = useWords(orderWords);
  const links = useLinks();
  if (!useIsWide()) return null;
  return (
    <Link to={links('/order')} className={buttonClass({ kind: 'quiet' })}>
      {say('to_orders')}
    </Link>
  );
}
