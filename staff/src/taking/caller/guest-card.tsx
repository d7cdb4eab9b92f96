import { classNames } from '@mam/ui/class-names.ts';
import { Pencil, Store } from 'lucide-react';
import { useTakingWords } from '../taking-words.ts';
import type { Ticket } from '../ticket/ticket.ts';
import styles from './guest-card.module.css';

interface GuestCardProps {
  readonly ticket: Ticket;
  readonly onEdit: () => void;
}

/** Somebody at the counter: called by the number the order is given, unless they say a name. */
export function GuestCard({ ticket, onEdit }: GuestCardProps) {
  const say = useTakingWords();
  const said = [ticket.name, ticket.phone].filter(Boolean).join(' · ');
  return (
    <section className={classNames('card', styles.card)} aria-label={say('guest')}>
      <span className={styles.number} aria-hidden="true">
        <Store />
      </span>
      <span className={styles.words}>
        <b>{ticket.name || say('guest.number')}</b>
        <button type="button" className={styles.edit} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          {said || say('guest.edit')}
        </button>
      </span>
    </section>
  );
}
