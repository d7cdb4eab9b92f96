import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Check, PencilLine, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { throughGate } from '../cart/cart-gate.ts';
import { hideForGood, isHidden } from '../device/hidden.ts';
import { persisted, usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { groupOrderWords, shellWords } from '../words/areas.ts';
import styles from './group-page.module.css';
import { isLocked, sayDone } from './sync/group-order-calls.ts';
import { pushNow } from './sync/running.ts';

/** So long after the last change it is said that somebody waits for a word, in ms. */
const REMINDED_AFTER = 5_500;
const SILENCED = 'together-done';

/** A member's one word to the owner: done; and the way back to choosing. */
export function DoneButton({ wire }: { readonly wire: GroupOrderWire }) {
  const say = useWords(groupOrderWords);
  const sayShell = useWords(shellWords);
  const lines = usePersisted((state) => state.cart.lines);
  const preview = useVisit((state) => state.preview);
  const [busy, setBusy] = useState(false);
  const locked = isLocked(wire);
  const empty = lines.length === 0;
  const reminder = useReminder(lines, empty || locked);
  const done = async () => {
    if (preview) return showToast(sayShell('preview'), { urgent: true });
    reminder.close();
    setBusy(true);
    await pushNow();
    await sayDone(wire.hash, true);
    setBusy(false);
  };
  if (locked && wire.state === 'active')
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
      {reminder.shown ? (
        <div className={styles.reminder} role="status">
          <p className="grow">
            {say('reminder', { name: wire.owner_name })}{' '}
            <button type="button" className={styles.silence} onClick={reminder.silence}>
              {say('invite_never')}
            </button>
          </p>
          <IconButton kind="ghost" label={say('close')} onClick={reminder.close}>
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

function useReminder(lines: readonly unknown[], off: boolean) {
  const [shown, setShown] = useState(false);
  const first = useRef(lines);
  useEffect(() => {
    setShown(false);
    // nothing has been changed yet
    if (off || lines === first.current || isHidden(SILENCED)) return;
    const timer = setTimeout(() => setShown(true), REMINDED_AFTER);
    return () => clearTimeout(timer);
  }, [lines, off]);
  return {
    shown,
    close: () => setShown(false),
    silence: () => {
      hideForGood(SILENCED);
      setShown(false);
    },
  };
}
