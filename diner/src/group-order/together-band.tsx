import { useWords } from '@mam/client/i18n.ts';
import { Link, useLocation } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { type GroupOrder, teamIn } from '@mam/domain/group-order/group-order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { Joined } from '../cart/together.ts';
import { TopBand } from '../device/top-band.tsx';
import { useCountdown } from '../device/use-countdown.ts';
import { usePlace } from '../start/use-place.ts';
import { groupOrderWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { chooseForOneself, useChosenFor } from './choosing-for.ts';
import { endReminder, silenceReminder, useReminder } from './reminder.ts';
import { timeLeft } from './time-left.ts';

/** Wherever the diner is: they order together, how long they still choose, and the way to the others. */
export function TogetherBand({
  joined,
  groupOrder,
}: {
  readonly joined: Joined;
  readonly groupOrder: GroupOrder;
}) {
  const say = useWords(groupOrderWords);
  const { pathname } = useLocation();
  const { source } = usePlace();
  const left = useCountdown(groupOrder.endsAt);
  const guest = useChosenFor(groupOrder);
  const inCart = pathname.startsWith('/cart');
  useEffect(() => {
    if (inCart) chooseForOneself();
  }, [inCart]);
  if (inCart) return null;
  const { brand, storeId } = joined;
  const cart = linkTo('/cart', { brand, storeId, source });
  return (
    <>
      <TopBand good floats={guest !== null} label={say('band')}>
        <p>
          <Bold>
            {guest
              ? say('band_guest', { name: guest.name })
              : groupOrder.state === 'active'
                ? say('band_active', {
                    of: groupOrder.title || say('page_title', { name: groupOrder.ownerName }),
                    left: timeLeft(left),
                    n: teamIn(groupOrder).length,
                  })
                : say(groupOrder.role === 'owner' ? 'band_order' : 'band_closing', {
                    name: groupOrder.ownerName,
                  })}
          </Bold>
        </p>
        <Link to={cart} className={buttonClass({ kind: 'soft', size: 'small' })}>
          {say(guest ? 'band_guest_done' : 'band_open')}
        </Link>
      </TopBand>
      {guest ? null : <Reminder groupOrder={groupOrder} cart={cart} />}
    </>
  );
}

interface ReminderProps {
  readonly groupOrder: GroupOrder;
  /** where the button is */
  readonly cart: string;
}

/** Reminds a member on the menu that their owner waits for a word. */
function Reminder({ groupOrder, cart }: ReminderProps) {
  const say = useWords(groupOrderWords);
  if (!useReminder(groupOrder)) return null;
  return (
    <TopBand good floats label={say('done')}>
      <p role="status">
        <Bold>{say('band_reminder', { name: groupOrder.ownerName })}</Bold>
      </p>
      <IconButton kind="ghost" label={say('close')} onClick={endReminder}>
        <X />
      </IconButton>
      <Button kind="quiet" size="small" onClick={silenceReminder}>
        {say('invite_never')}
      </Button>
      <Link to={cart} className={buttonClass({ kind: 'soft', size: 'small' })}>
        {say('band_open')}
      </Link>
    </TopBand>
  );
}
