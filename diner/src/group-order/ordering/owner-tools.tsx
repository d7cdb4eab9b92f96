import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { mayInGroupOrder } from '@mam/domain/group-order/may.ts';
import { isReminded, REMIND_PAUSE } from '@mam/domain/group-order/remind.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { BellRing, Clock } from 'lucide-react';
import { useState } from 'react';
import { useCountdown } from '../../payment/use-countdown.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { manage } from '../sync/group-order-calls.ts';
import { teamIn } from '../team-in.ts';
import { timeLeft } from '../time-left.ts';
import { MoveEnd } from './move-end.tsx';

interface OwnerToolsProps {
  readonly wire: GroupOrderWire;
  readonly zone: Zone;
}

/** The owner reminds people who are late [GO43], and gives them more time or less [GO7]. */
export function OwnerTools({ wire, zone }: OwnerToolsProps) {
  const say = useWords(groupOrderWords);
  const moving = useDialog('end');
  if (mayInGroupOrder('move-end', wire.role, wire.state) !== null) return null;
  return (
    <>
      <Remind wire={wire} />
      <Button kind="plain" aria-haspopup="dialog" onClick={moving.show}>
        <Clock />
        {say(wire.state === 'active' ? 'end_move' : 'end_reopen')}
      </Button>
      {moving.open ? <MoveEnd wire={wire} zone={zone} onClose={moving.close} /> : null}
    </>
  );
}

function Remind({ wire }: { readonly wire: GroupOrderWire }) {
  const say = useWords(groupOrderWords);
  const [busy, setBusy] = useState(false);
  const pause = useCountdown((wire.reminded_at ?? 0) * 1000 + REMIND_PAUSE);
  const waiting = teamIn(wire).filter(({ status, is_owner: isOwner, made_by: maker }) =>
    isReminded({ status, isOwner, isGuest: maker !== '' }),
  );
  if (mayInGroupOrder('remind', wire.role, wire.state) !== null || waiting.length === 0) return null;
  const remind = async () => {
    setBusy(true);
    const heard = await manage(wire.hash, { action: 'remind' });
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
