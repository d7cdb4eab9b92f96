import { Refused } from '@mam/client/call.ts';
import type { EarlierOrder } from '@mam/contract/taking/taking-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { addLine, itemCount, itemIdOf } from '@mam/domain/cart/change-cart.ts';
import { sameChoice } from '@mam/domain/cart/same-line.ts';
import type { Shop } from '@mam/domain/checkout/checkout.ts';
import { pricedKm } from '@mam/domain/delivery/shipping-fee.ts';
import { AWAY, type ListingPlace } from '@mam/domain/menu/listing.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { freshLine, type Selling } from '@mam/domain/taking/fresh-line.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { newKey } from '../data/ask.ts';
import { noteRefusal } from '../data/queries.ts';
import { useTablet } from '../device/media.ts';
import { useMinute } from '../menu/use-sold-menu.ts';
import { useShift } from '../store/shift.tsx';
import { tableAt } from '../table/floor.ts';
import { useFloor } from '../table/use-floor.ts';
import { CallerCard } from './caller/caller-card.tsx';
import { CallerDialog } from './caller/caller-dialog.tsx';
import { FindCaller } from './caller/find-caller.tsx';
import { GuestCard } from './caller/guest-card.tsx';
import { orderAgain } from './caller/use-callers.ts';
import { useKnownCaller } from './caller/use-known-caller.ts';
import { MenuPane } from './menu/menu-pane.tsx';
import type { Thing } from './menu/tile-sections.ts';
import { GoneBand } from './send/gone-band.tsx';
import { LastTakenBand } from './send/last-taken.tsx';
import { readyOrder } from './send/ready-order.ts';
import { sendTicket } from './send/send-ticket.ts';
import { TicketFoot } from './send/ticket-foot.tsx';
import { useWeighed } from './send/use-weighed.ts';
import styles from './take-order.module.css';
import { useTakingWords } from './taking-words.ts';
import { LineDialog } from './ticket/line-dialog.tsx';
import { seatedAt } from './ticket/seated-at.ts';
import { EarlierRounds, TableCard, TableStrip, useTableTotal } from './ticket/table-choice.tsx';
import type { Ticket } from './ticket/ticket.ts';
import { TicketPanel } from './ticket/ticket-panel.tsx';
import type { ChangeTicket } from './ticket/use-ticket.ts';

interface TakeOrderProps {
  readonly shop: Shop;
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
}

const AT_TABLE: ListingPlace = { table: true };

/** The three parts, caller, menu and ticket: side by side where there is room, on a phone one after the other. */
export function TakeOrder({ shop, ticket, change }: TakeOrderProps) {
  const say = useTakingWords();
  const { storeId } = useShift();
  const { currency } = shop.store;
  const now = useMinute();
  const weighed = useWeighed(ticket, shop, now);
  const floor = useFloor(storeId).data ?? [];
  const party = ticket.table === null ? null : (tableAt(floor, ticket.table)?.party ?? null);
  const tableBefore = useTableTotal(storeId, ticket.for === 'table' ? (party?.id ?? null) : null, currency);
  const [view, setView] = useState<'menu' | 'ticket'>('menu');
  const [asked, setAsked] = useState<CartLine | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { menu, at } = { menu: shop.menu, at: weighed.here.at };
  const place = ticket.for === 'table' ? AT_TABLE : AWAY;
  const selling = useMemo<Selling>(
    () => ({ menu, wall: wallTime(at, shop.store.zone), place }),
    [menu, at, shop.store.zone, place],
  );
  useKnownCaller(ticket, change);

  const put = useCallback(
    (line: CartLine) =>
      change(({ lines }) => {
        const same = lines.find((one) => sameChoice(one, line));
        return { lines: addLine(lines, line), newest: same?.key ?? line.key };
      }),
    [change],
  );
  const add = useCallback(
    (thing: Thing, quantity = 1) => {
      const { line, asks } = freshLine(thing, selling, { key: newKey(), quantity });
      navigator.vibrate?.(10);
      setRefused(null);
      if (asks) setAsked(line);
      else put(line);
    },
    [selling, put],
  );
  const again = (order: EarlierOrder) => {
    const { lines, gone } = orderAgain(order, selling, currency);
    change((before) => ({
      lines: lines.reduce(addLine, before.lines),
      newest: null,
      gone: gone.map(({ name }) => name),
    }));
  };
  const send = async () => {
    if (sending) return;
    setSending(true);
    setRefused(null);
    const news = await sendTicket(storeId, ticket, readyOrder(ticket, weighed, currency));
    setSending(false);
    if (news.kind === 'waiting') showToast(say('send.waiting'), { urgent: true });
    if (news.kind === 'taken') navigator.vibrate?.([20, 60, 30]);
    if (news.kind !== 'refused') return;
    const { code, message } = news;
    if (!noteRefusal(new Refused({ ok: false, code, message, status: news.status, data: {} })))
      setRefused(message);
  };

  const last = ticket.lines.find(({ key }) => key === ticket.newest);
  const lastThing = last
    ? (shop.menu.dishById.get(itemIdOf(last)) ?? shop.menu.comboById.get(itemIdOf(last)) ?? null)
    : null;
  const asksWho = ticket.for === 'caller' && !ticket.isAsked;
  const isTablet = useTablet();
  const who =
    ticket.for === 'table' ? (
      <TableCard {...{ floor, ticket, change }} />
    ) : ticket.for === 'counter' ? (
      <GuestCard ticket={ticket} onEdit={() => setEditing(true)} />
    ) : asksWho ? (
      <FindCaller
        onKnown={(caller, name) => change({ isAsked: true, caller, name })}
        onNew={({ name, phone }) =>
          change((before) => ({
            isAsked: true,
            name,
            phone,
            // nothing is brought to whom nobody can ring
            ...(phone === '' && before.address === null && { way: 'PICKUP' }),
          }))
        }
      />
    ) : (
      <CallerCard
        {...{ ticket, change, currency }}
        km={pricedKm(weighed.here.shipping)}
        fee={weighed.quote.shipping}
        onEdit={() => setEditing(true)}
        onAgain={again}
      />
    );
  return (
    <div className={styles.take} data-asking={asksWho || undefined} data-view={view}>
      {isTablet || asksWho ? <div className={styles.who}>{who}</div> : null}
      <div className={styles.menu}>
        {ticket.for === 'table' ? (
          <TableStrip floor={floor} chosen={ticket.table} onChoose={(table) => change(seatedAt(table))} />
        ) : null}
        <MenuPane {...{ selling, currency }} lines={ticket.lines} last={lastThing} onAdd={add} />
      </div>
      <div className={styles.ticket}>
        <TicketPanel
          {...{ ticket, change, weighed, selling, currency }}
          hint={say(asksWho ? 'ticket.hintWho' : 'ticket.hint')}
          before={
            <>
              {isTablet || asksWho ? null : who}
              {ticket.lines.length === 0 && ticket.gone.length === 0 ? <LastTakenBand /> : null}
              {ticket.gone.length > 0 ? (
                <GoneBand names={ticket.gone} onSeen={() => change({ gone: [] })} />
              ) : null}
            </>
          }
          after={
            <>
              {isTablet ? null : (
                <Button block className={styles.more} onClick={() => setView('menu')}>
                  <Plus aria-hidden="true" />
                  {say('view.menu')}
                </Button>
              )}
              {ticket.for === 'table' && party ? <EarlierRounds {...{ storeId, party, currency }} /> : null}
            </>
          }
          foot={
            <TicketFoot
              {...{ ticket, change, shop, now, weighed, refused }}
              tableTotal={tableBefore === null ? null : tableBefore + weighed.quote.total}
              isSending={sending}
              onEditCaller={() => setEditing(true)}
              onSend={() => void send()}
            />
          }
        />
      </div>
      <div className={styles.bar}>
        <Button kind="primary" size="big" block onClick={() => setView('ticket')}>
          {ticket.lines.length === 0
            ? say('view.empty')
            : say('view.ticket', {
                count: itemCount(ticket.lines),
                amount: formatMoney(weighed.quote.total, currency),
              })}
        </Button>
      </div>
      {asked ? (
        <LineDialog
          line={asked}
          {...{ selling, currency }}
          isNew
          onDone={put}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {isEditing ? <CallerDialog {...{ ticket, change }} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}
