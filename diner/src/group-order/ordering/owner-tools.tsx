import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { type GroupOrder, teamIn } from '@mam/domain/group-order/group-order.ts';
import { mayInGroupOrder } from '@mam/domain/group-order/may.ts';
import { isReminded, REMIND_PAUSE } from '@mam/domain/group-order/remind.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { BellRing, Clock } from 'lucide-react';
import { useState } from 'react';
import { useCountdown } from '../../device/use-countdown.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { manage } from '../sync/group-order-calls.ts';
import { timeLeft } from '../time-left.ts';
import { MoveEnd } from './move-end.tsx';

interface OwnerToolsProps {
  readonly groupOrder: GroupOrder;
  readonly zone: Zone;
}

/** The owner reminds people who are late [GO43], and gives them more time or less [GO7]. */
export function OwnerTools({ groupOrder, zone }: OwnerToolsProps) {
  const say = useWords(groupOrderWords);
  const moving = useDialog('end');
  if (mayInGroupOrder('move-end', groupOrder.role, groupOrder.state) !== null) return null;
  return (
    <>
      <Remind groupOrder={groupOrder} />
      <Button kind="plain" aria-haspopup="dialog" onClick={moving.show}>
        <Clock />
        {say(groupOrder.state === 'active' ? 'end_move' : 'end_reopen')}
      </Button>
      {moving.open ? <MoveEnd groupOrder={groupOrder} zone={zone} onClose={moving.close} /> : null}
    </>
  );
}

function Remind({ groupOrder }: { readonly groupOrder: GroupOrder }) {
  const say = useWords(groupOrderWords);
  const [busy, setBusy] = useState(false);
  const pause = useCountdown((groupOrder.remindedAt ?? 0) + REMIND_PAUSE);
  const waiting = teamIn(groupOrder).filter(({ status, isOwner, madeBy: maker }) =>
    isReminded({ status, isOwner, isGuest: maker !== null }),
  );
  if (mayInGroupOrder('remind', groupOrder.role, groupOrder.state) !== null || waiting.length === 0)
    return null;
  const remind = async () => {
    setBusy(true);
    const heard = await manage(groupOrder, { action: 'remind' });
    setBusy(false);
    if (heard) showToast(say('reminded_done', { n: waiting.length }));
  };
  return (
    <Button kind="plain" busy={busy} disabled={pause > 0} onClick={() => (busy ? undefined : void remind())}>
      <BellRing />
      {pause > 0 ? say('remind_again', { left: timeLeft(pause) }) : say('remind')}
    </Button>
  );
}
