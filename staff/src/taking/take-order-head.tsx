import { useNavigate } from '@mam/client/router.tsx';
import { may } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Armchair, ArrowLeft, Hourglass, Phone, Store } from 'lucide-react';
import { useState } from 'react';
import { useClock } from '../device/clock.ts';
import { useWallClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import styles from './take-order-head.module.css';
import { useTakingWords } from './taking-words.ts';
import { AsideDialog } from './ticket/aside-dialog.tsx';
import { isBlank, type TakenFor, type Ticket } from './ticket/ticket.ts';
import type { ChangeTicket } from './ticket/use-ticket.ts';

const KINDS = [
  ['caller', Phone],
  ['counter', Store],
  ['table', Armchair],
] as const;

interface TakeOrderHeadProps {
  readonly ticket: Ticket | null;
  readonly change: ChangeTicket;
  readonly aside: readonly Ticket[];
}

/** The kind of guest an order is for, the tickets set aside, and the time a caller is told by. */
export function TakeOrderHead({ ticket, change, aside }: TakeOrderHeadProps) {
  const say = useTakingWords();
  const navigate = useNavigate();
  const clockAt = useWallClock();
  const clock = useClock(clockAt);
  const { me } = useShift();
  const [isOpen, setOpen] = useState(false);
  const whom: TakenFor = ticket?.for ?? 'caller';
  const isWaiting = aside.some(({ sent }) => sent !== null);
  const back = () => navigate(whom === 'table' && may(me.role, 'seatGuests') ? '/tables' : '/');
  return (
    <header className={styles.head}>
      <IconButton kind="ghost" label={say('back')} onClick={back}>
        <ArrowLeft />
      </IconButton>
      <h1 className="vh">{say('title')}</h1>
      <Segmented
        className={styles.kinds}
        label={say('for')}
        value={whom}
        onChange={(next) => change({ for: next })}
        segments={KINDS.map(([value, Icon]) => ({
          value,
          label: (
            <>
              <Icon aria-hidden="true" />
              <span>{say(`for.${value}`)}</span>
            </>
          ),
        }))}
      />
      <span className="grow" />
      <Button
        className={styles.aside}
        aria-haspopup="dialog"
        aria-label={[say(isWaiting ? 'aside.isWaiting' : 'aside'), aside.length || ''].join(' ').trim()}
        data-waiting={isWaiting || undefined}
        onClick={() => setOpen(true)}
      >
        <Hourglass aria-hidden="true" />
        <span className={styles.word}>{say(isWaiting ? 'aside.isWaiting' : 'aside')}</span>
        {aside.length > 0 ? <b className={styles.count}>{aside.length}</b> : null}
      </Button>
      <span className={`d d24 num ${styles.clock}`}>{clock}</span>
      {isOpen ? (
        <AsideDialog
          aside={aside}
          isWriting={ticket !== null && !isBlank(ticket)}
          for={whom}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </header>
  );
}
