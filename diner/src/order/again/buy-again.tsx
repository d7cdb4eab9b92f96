import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import type { OrderName } from '@mam/domain/order/order.ts';
import { buyerRights, type OrderStatus, statusGroup } from '@mam/domain/order/status.ts';
import { LinkButton } from '@mam/ui/control/button.tsx';
import { type ButtonLook, buttonClass } from '@mam/ui/control/button-class.ts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { directSiteOfPage } from '../../data/site.ts';
import { orderWords } from '../../words/areas.ts';

/** [OR2] [CA15] Whether the buyer of an order with this status may buy it again. */
export const mayBuyAgain = (status: OrderStatus | null): boolean =>
  buyerRights(statusGroup(status)).mayBuyAgain;

/** [DN5] The site that takes a repeated order; "" = this one, also as long as nobody has said otherwise. */
function useDirectSite(): string {
  const [base, setBase] = useState('');
  useEffect(() => {
    let asking = true;
    void directSiteOfPage().then((found) => {
      if (asking && found !== location.origin) setBase(found);
    });
    return () => {
      asking = false;
    };
  }, []);
  return base;
}

/** [GO19] The way to buy an order again: to a cart that its dishes come into. Nothing is ordered by it. */
interface BuyAgainProps extends ButtonLook {
  readonly order: OrderName;
  /** of what others ordered too, only one's own dishes */
  readonly own?: boolean;
}

export function BuyAgain({ order, own = false, ...look }: BuyAgainProps) {
  const say = useWords(orderWords);
  const base = useDirectSite();
  const { brand, storeId, hash, code } = order;
  const to = linkTo('/cart', { brand, storeId }, { order_hash: hash });
  // its name begins with what is read on it
  const label = own ? `${say('again_own')}, ${code}` : say('again_of', { code });
  const face = (
    <>
      <RotateCcw />
      {say(own ? 'again_own' : 'again')}
    </>
  );
  return base ? (
    <LinkButton {...look} href={base + to} aria-label={label}>
      {face}
    </LinkButton>
  ) : (
    <Link to={to} className={buttonClass(look)} aria-label={label}>
      {face}
    </Link>
  );
}
