import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Armchair, Phone, Plus, Store, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNearClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { sendWaiting } from '../send/send-ticket.ts';
import { type SayTaking, useTakingWords } from '../taking-words.ts';
import styles from './aside-dialog.module.css';
import type { TakenFor, Ticket } from './ticket.ts';
import { beginTicket, dropTicket, openTicket, restoreTicket } from './tickets.ts';

const ICONS = { caller: Phone, counter: Store, table: Armchair } as const;

/** The guest of a ticket, in the fewest words. */
export function nameOfTicket(ticket: Ticket, say: SayTaking): string {
  if (ticket.for === 'table')
    return ticket.table === null ? say('for.table') : say('table.of', { table: ticket.table });
  return ticket.name || ticket.phone || say(ticket.for === 'caller' ? 'caller.nameless' : 'for.counter');
}

interface AsideDialogProps {
  readonly aside: readonly Ticket[];
  /** the one on the screen would be set aside */
  readonly isWriting: boolean;
  readonly for: TakenFor;
  readonly onClose: () => void;
}

/** A second caller: this ticket is set aside, or another is taken up again. */
export function AsideDialog({ aside, isWriting, for: whom, onClose }: AsideDialogProps) {
  const say = useTakingWords();
  const { me, storeId } = useShift();
  const nearClock = useNearClock();
  const [dropped, setDropped] = useState<Ticket | null>(null);
  const waiting = aside.filter(({ sent }) => sent !== null);
  return (
    <Sheet
      title={say('aside')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          onClick={() => {
            beginTicket(storeId, { by: me.name, for: whom });
            onClose();
          }}
        >
          <Plus aria-hidden="true" />
          {say(isWriting ? 'aside.setAndNew' : 'aside.new')}
        </Button>
      }
    >
      {waiting.length > 0 ? (
        <div className={styles.waiting} role="status">
          <p>{say('aside.waiting', { count: waiting.length })}</p>
          <Button size="small" onClick={() => void sendWaiting(storeId)}>
            {say('aside.sendNow')}
          </Button>
        </div>
      ) : null}
      {aside.length === 0 && !dropped ? (
        <EmptyState title={say('aside.none')}>{say('aside.hint')}</EmptyState>
      ) : null}
      {dropped ? (
        <div className={styles.waiting} role="status">
          <p>{say('aside.dropped', { name: nameOfTicket(dropped, say) })}</p>
          <Button
            size="small"
            onClick={() => {
              restoreTicket(storeId, dropped);
              setDropped(null);
            }}
          >
            {say('aside.restore')}
          </Button>
        </div>
      ) : null}
      <ul>
        {aside.map((ticket) => {
          const Icon = ICONS[ticket.for];
          const name = nameOfTicket(ticket, say);
          const isSent = ticket.sent !== null;
          return (
            <li key={ticket.id} className={styles.row}>
              <ListRow
                className="grow"
                lead={<Icon aria-hidden="true" />}
                label={nearClock(ticket.begunAt)}
                value={name}
                detail={say('send.things', { lines: ticket.lines.length, count: itemCount(ticket.lines) })}
                tail={isSent ? <Pill kind="warn">{say('aside.isWaiting')}</Pill> : undefined}
                onClick={
                  isSent
                    ? undefined
                    : () => {
                        openTicket(storeId, ticket.id);
                        onClose();
                      }
                }
              />
              {isSent ? null : (
                <IconButton
                  kind="flat"
                  label={say('aside.drop', { name })}
                  onClick={() => {
                    dropTicket(storeId, ticket.id);
                    setDropped(ticket);
                  }}
                >
                  <Trash2 />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
