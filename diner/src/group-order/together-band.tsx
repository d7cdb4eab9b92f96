import { useWords } from '@mam/client/i18n.ts';
import { Link, useLocation } from '@mam/client/router.tsx';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { useEffect } from 'react';
import { TopBand } from '../device/top-band.tsx';
import { useCountdown } from '../payment/use-countdown.ts';
import { usePlace } from '../start/use-place.ts';
import { groupOrderWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { chooseForOneself, useChosenFor } from './choosing-for.ts';
import type { Joined } from './sync/together.ts';
import { timeLeft } from './time-left.ts';

/** Wherever the diner is: they order together, how long they still choose, and the way to the others. */
export function TogetherBand({ joined, wire }: { readonly joined: Joined; readonly wire: GroupOrderWire }) {
  const say = useWords(groupOrderWords);
  const { pathname } = useLocation();
  const { source } = usePlace();
  const left = useCountdown(wire.expire_at * 1000);
  const guest = useChosenFor(wire);
  const inCart = pathname.startsWith('/cart');
  useEffect(() => {
    if (inCart) chooseForOneself();
  }, [inCart]);
  if (inCart) return null;
  const { brand, storeId } = joined;
  return (
    <TopBand good floats={guest !== null} label={say('band')}>
      <p>
        <Bold>
          {guest
            ? say('band_guest', { name: guest.name })
            : wire.state === 'active'
              ? say('band_active', { name: wire.owner_name, left: timeLeft(left), n: wire.sessions.length })
              : say(wire.role === 'owner' ? 'band_order' : 'band_closing', { name: wire.owner_name })}
        </Bold>
      </p>
      <Link
        to={linkTo('/cart', { brand, storeId, source })}
        className={buttonClass({ kind: 'soft', size: 'small' })}
      >
        {say(guest ? 'band_guest_done' : 'band_open')}
      </Link>
    </TopBand>
  );
}
