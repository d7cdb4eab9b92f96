import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { removeLine, replaceLine, setQuantity } from '@mam/domain/cart/change-cart.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { freshLine, type Selling } from '@mam/domain/taking/fresh-line.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Weighed } from '../send/use-weighed.ts';
import { useTakingWords } from '../taking-words.ts';
import { LineDialog } from './line-dialog.tsx';
import type { Ticket } from './ticket.ts';
import { TicketLineRow } from './ticket-line.tsx';
import styles from './ticket-panel.module.css';
import type { ChangeTicket } from './use-ticket.ts';

interface TicketPanelProps {
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
  readonly weighed: Weighed;
  readonly selling: Selling;
  readonly currency: Currency;
  /** news above the lines */
  readonly before?: ReactNode;
  /** earlier rounds below them */
  readonly after?: ReactNode;
  readonly hint: string;
  readonly foot: ReactNode;
}

/** The order as far as it is written: its lines scroll, its total does not. */
export function TicketPanel({
  ticket,
  change,
  weighed,
  selling,
  currency,
  before,
  after,
  hint,
  foot,
}: TicketPanelProps) {
  const say = useTakingWords();
  const [edited, setEdited] = useState<CartLine | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { newest, lines } = ticket;
  useEffect(() => {
    // the line that was touched last is the one to look at
    const at = lines.findIndex(({ key }) => key === newest);
    if (at >= 0) list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [newest, lines]);
  const amounts = new Map(weighed.quote.lines.map(({ key, amount }) => [key, amount]));
  const put = (key: string, line: CartLine) =>
    change((now) => {
      const at = now.lines.findIndex((one) => one.key === key);
      return at < 0 ? {} : { lines: replaceLine(now.lines, at, line), newest: key };
    });
  const swap = (old: CartLine, dish: Dish) => {
    const { line, asks } = freshLine(dish, selling, old);
    if (asks) setEdited(line);
    else put(old.key, line);
  };
  return (
    <aside className={styles.ticket} aria-label={say('ticket')}>
      <div className={styles.scroll}>
        {before}
        {lines.length === 0 ? (
          <EmptyState className={styles.empty} title={say('ticket.empty')}>
            {hint}
          </EmptyState>
        ) : (
          <ul ref={list} aria-label={say('ticket.lines')}>
            {weighed.here.read.map((read) => (
              <TicketLineRow
                key={read.line.key}
                {...{ read, selling, currency }}
                amount={amounts.get(read.line.key) ?? read.unit * read.line.quantity}
                isNewest={read.line.key === newest}
                onQuantity={(quantity) =>
                  change((now) => ({
                    lines:
                      quantity < 1
                        ? removeLine(now.lines, read.line.key)
                        : setQuantity(now.lines, read.line.key, quantity),
                    newest: read.line.key,
                  }))
                }
                onChange={(line) => put(read.line.key, line)}
                onEdit={() => setEdited(read.line)}
                onSwap={(dish) => swap(read.line, dish)}
              />
            ))}
          </ul>
        )}
        {after}
      </div>
      {foot}
      {edited ? (
        <LineDialog
          line={edited}
          {...{ selling, currency }}
          isNew={false}
          onDone={(line) => put(edited.key, line)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </aside>
  );
}
