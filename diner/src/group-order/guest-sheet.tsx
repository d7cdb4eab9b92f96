import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import {
  type GroupOrder,
  type GroupOrderSession,
  isCartLocked,
} from '@mam/domain/group-order/group-order.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Check, PencilLine, Plus, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { takeOutLines } from '../cart/cart-gate.ts';
import { timeNow } from '../device/clock.ts';
import { usePersisted } from '../device/persisted.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { usePlace } from '../start/use-place.ts';
import { groupOrderWords } from '../words/areas.ts';
import { chooseFor } from './choosing-for.ts';
import styles from './group-page.module.css';
import { linesOfSession, manage } from './sync/group-order-calls.ts';
import { removeGuest, storeGuest } from './sync/guest-calls.ts';

interface GuestSheetProps {
  readonly groupOrder: GroupOrder;
  readonly guest: GroupOrderSession;
  readonly shop: StoreMenu;
  readonly onClose: () => void;
}

/** [GO24] [GO37] A guest without a phone: dishes for them from the menu or one's own cart, and a way out again. */
export function GuestSheet({ groupOrder, guest, shop, onClose }: GuestSheetProps) {
  const say = useWords(groupOrderWords);
  const place = usePlace();
  const [busy, setBusy] = useState(false);
  const own = usePersisted(({ cart }) => cart.lines);
  const { name } = guest;
  const theirs = linesOfSession(guest);
  const done = guest.status === 2;
  const once = async (work: Promise<boolean>) => {
    setBusy(true);
    const heard = await work;
    setBusy(false);
    return heard;
  };
  const store = (lines: readonly CartLine[]) => once(storeGuest(groupOrder, guest, { lines, shop }));
  // the guest has it before it leaves one's own cart: nothing is lost on the way, and what was sent is not sent twice
  const give = async (line: CartLine) => {
    const there = theirs.some(({ key }) => key === line.key);
    if (there || (await store([...theirs, line]))) takeOutLines([line.key]);
  };
  const remove = async () => {
    if (await once(removeGuest(groupOrder, guest))) onClose();
  };
  return (
    <Sheet title={name} onClose={onClose}>
      <div className={styles.choices} aria-busy={busy || undefined}>
        {guest.overLimit > 0 && groupOrder.role === 'owner' ? (
          <Button
            block
            kind="soft"
            onClick={() =>
              void manage(groupOrder, { action: 'let_pass', user_id: guest.uid, version: guest.version })
            }
          >
            <Check />
            {say('let_pass')}
          </Button>
        ) : null}
        <Lines title={say('guest_dishes', { name })} lines={theirs} shop={shop} none={say('guest_none')}>
          {(line, dish) =>
            done ? null : (
              <IconButton
                kind="ghost"
                label={say('guest_take', { dish, name })}
                disabled={busy}
                onClick={() => void store(theirs.filter(({ key }) => key !== line.key))}
              >
                <X />
              </IconButton>
            )
          }
        </Lines>
        {done ? null : (
          <Link
            to={linkTo('/menu', place)}
            className={buttonClass({ kind: 'soft', block: true })}
            onClick={() => chooseFor(guest)}
          >
            <Plus />
            {say('guest_menu', { name })}
          </Link>
        )}
        {done || own.length === 0 ? null : isCartLocked(groupOrder) ? (
          <p className="small muted">{say('guest_own_locked')}</p>
        ) : (
          <Lines title={say('guest_own')} lines={own} shop={shop} none="">
            {(line, dish) => (
              <Button
                kind="soft"
                size="small"
                disabled={busy}
                aria-label={say('guest_give_name', { dish, name })}
                onClick={() => void give(line)}
              >
                {say('guest_give')}
              </Button>
            )}
          </Lines>
        )}
        <Button
          kind={done ? 'outline' : 'primary'}
          size="big"
          block
          disabled={busy || (!done && theirs.length === 0)}
          onClick={() => void once(storeGuest(groupOrder, guest, { done: !done }))}
        >
          {done ? <PencilLine /> : <Check />}
          {say(done ? 'guest_reopen' : 'guest_done', { name })}
        </Button>
        <Button kind="bad-soft" block disabled={busy} onClick={() => void remove()}>
          <UserMinus />
          {say('guest_remove')}
        </Button>
      </div>
    </Sheet>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly CartLine[];
  readonly shop: StoreMenu;
  readonly none: string;
  readonly children: (line: CartLine, dish: string) => React.ReactNode;
}

function Lines({ title, lines, shop: { store, menu }, none, children }: LinesProps) {
  const read = readCart(lines, menu, wallTime(timeNow(), store.zone));
  return (
    <section aria-label={title}>
      <h3 className="strong">{title}</h3>
      {read.length === 0 ? <p className="small muted">{none}</p> : null}
      <ul>
        {read.map(({ line, name, details }) => (
          <li key={line.key} className={styles.person}>
            <div className="grow">
              <b>{line.quantity}×</b> {name}
              {details.length > 0 ? <p className="tiny muted">{details.join(', ')}</p> : null}
            </div>
            {children(line, name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
