import { useWords } from '@mam/client/i18n.ts';
import { type GroupOrder, isCartLocked } from '@mam/domain/group-order/group-order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Check, PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { throughGate } from '../cart/cart-gate.ts';
import { persisted, usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { groupOrderWords, shellWords } from '../words/areas.ts';
import styles from './group-page.module.css';
import { endReminder, silenceReminder, useReminder } from './reminder.ts';
import { sayDone } from './sync/group-order-calls.ts';
import { pushNow } from './sync/running.ts';

/** A member's one word to the owner: done; and the way back to choosing. */
export function DoneButton({ groupOrder }: { readonly groupOrder: GroupOrder }) {
  const say = useWords(groupOrderWords);
  const sayShell = useWords(shellWords);
  const preview = useVisit((state) => state.preview);
  const [busy, setBusy] = useState(false);
  const locked = isCartLocked(groupOrder);
  const empty = usePersisted(({ cart }) => cart.lines.length === 0);
  const reminded = useReminder(groupOrder);
  const done = async () => {
    if (preview) return showToast(sayShell('preview'), { urgent: true });
    endReminder();
    setBusy(true);
    await pushNow();
    await sayDone(groupOrder, true);
    setBusy(false);
  };
  if (locked && groupOrder.state === 'active')
    return (
      // the gate asks before anything opens
      <Button
        kind="outline"
        size="big"
        className="grow"
        onClick={() => throughGate(persisted.getState().cart, [], () => {})}
      >
        <PencilLine />
        {say('reopen')}
      </Button>
    );
  // the time to choose is over: there is nothing more to say
  if (locked) return null;
  return (
    <div className={styles.done}>
      {reminded ? (
        <div className={styles.reminder} role="status">
          <p className="grow">
            {say('reminder', { name: groupOrder.ownerName })}{' '}
            <button type="button" className={styles.silence} onClick={silenceReminder}>
              {say('invite_never')}
            </button>
          </p>
          <IconButton kind="ghost" label={say('close')} onClick={endReminder}>
            <X />
          </IconButton>
        </div>
      ) : null}
      <Button
        kind="primary"
        size="big"
        block
        disabled={empty || busy}
        blocked={preview}
        busy={busy}
        onClick={() => void done()}
      >
        <Check />
        {say('done')}
      </Button>
    </div>
  );
}
