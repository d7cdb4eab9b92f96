import { itemCount } from '@mam/domain/cart/change-cart.ts';
import type { Shop } from '@mam/domain/checkout/checkout.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Tiles } from '@mam/ui/control/tiles.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Banknote, ChefHat } from 'lucide-react';
import { useState } from 'react';
import { useTakingWords } from '../taking-words.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { ChangeTicket } from '../ticket/use-ticket.ts';
import { CashRow } from './cash-row.tsx';
import { Obstacle } from './obstacle.tsx';
import { LaterDialog, promiseChoices, proposedPromise } from './promise-choice.tsx';
import { ReadBack, sayMoney } from './read-back.tsx';
import styles from './ticket-foot.module.css';
import type { Weighed } from './use-weighed.ts';

export interface FootProps {
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
  readonly shop: Shop;
  readonly now: EpochMs;
  readonly weighed: Weighed;
  /** of the whole table, with this round */
  readonly tableTotal: Minor | null;
  readonly isSending: boolean;
  /** why it was refused when it was sent */
  readonly refused: string | null;
  readonly onEditCaller: () => void;
  readonly onSend: () => void;
}

const MINUTE = 60_000;

/** The moment that is said to the guest; null = the house has not said how long it takes. */
function saidTime({ ticket, weighed, now, shop }: FootProps): string | null {
  const clock = (at: EpochMs) => formatClock(wallTime(at, shop.store.zone));
  const { said } = weighed;
  if (ticket.for === 'caller' && ticket.later !== null) return said ? clock(said.promisedAt) : null;
  if (!said) return null;
  if (ticket.for !== 'caller') return clock(said.promisedAt);
  const { kitchen, way } = said.minutes;
  return clock(now + (ticket.minutes ?? proposedPromise(kitchen, way)) * MINUTE);
}

/** [OR133] Promise or cash, the order read back, the total and the way to the kitchen. */
export function TicketFoot(props: FootProps) {
  const { ticket, change, shop, weighed, isSending, refused, onEditCaller, onSend, tableTotal } = props;
  const say = useTakingWords();
  const { here, said } = weighed;
  const { currency } = shop.store;
  // a delivery fee alone is no order
  const total = ticket.lines.length === 0 ? 0 : weighed.quote.total;
  const broken = here.read.some(({ problem }) => problem !== null);
  const isEmpty = ticket.lines.length === 0;
  const noTable = ticket.for === 'table' && ticket.table === null;
  const code = said && weighed.isSure ? (said.refusal?.code ?? null) : null;
  const reason = isEmpty
    ? say('send.empty')
    : noTable
      ? say('send.noTable')
      : broken
        ? say('send.broken')
        : code
          ? say('send.notYet')
          : null;
  const time = saidTime(props);
  return (
    <footer className={styles.foot}>
      {isEmpty ? null : (
        <div className={styles.talk}>
          {ticket.for === 'caller' ? <PromiseRow {...props} /> : null}
          {ticket.for === 'counter' ? (
            <CashRow total={total} currency={currency} ticket={ticket} change={change} />
          ) : (
            <ReadBack
              read={here.read}
              title={
                ticket.for === 'table' ? say('read.table', { table: ticket.table ?? '' }) : say('read.caller')
              }
              where={ticket.for === 'caller' ? whereSaid(ticket, say) : null}
              time={time}
              total={ticket.for === 'caller' ? sayMoney(total, currency, say) : null}
            />
          )}
          {said ? <Obstacle {...{ said, ticket, change, currency, onEditCaller }} /> : null}
          {refused ? (
            <p role="alert" className={styles.refused}>
              {refused}
            </p>
          ) : null}
        </div>
      )}
      <div className={styles.total}>
        <span className="small muted">
          {say('send.things', { lines: ticket.lines.length, count: itemCount(ticket.lines) })}
          <br />
          <UnderTotal
            {...{ ticket, tableTotal, time }}
            fee={isEmpty ? null : weighed.quote.shipping}
            currency={currency}
          />
        </span>
        <Price amount={total} currency={currency} rolls className={styles.sum} />
      </div>
      <div className={styles.send}>
        {ticket.for === 'caller' && !isEmpty ? <PaymentChoice {...props} /> : null}
        <Button
          kind="primary"
          size="big"
          className="grow"
          busy={isSending}
          blocked={reason !== null}
          onClick={() => reason === null && onSend()}
        >
          {reason === null ? <ChefHat aria-hidden="true" /> : null}
          {reason ?? say(`send.${ticket.for}`)}
        </Button>
      </div>
    </footer>
  );
}

type Say = ReturnType<typeof useTakingWords>;

function whereSaid({ way, address }: Ticket, say: Say): string {
  if (way === 'PICKUP') return say('read.collect');
  return address ? say('read.deliver', { address: address.text }) : say('read.deliverNowhere');
}

interface UnderTotalProps {
  readonly ticket: Ticket;
  readonly tableTotal: Minor | null;
  readonly time: string | null;
  readonly fee: Minor | null;
  readonly currency: Currency;
}

function UnderTotal({ ticket, tableTotal, time, fee, currency }: UnderTotalProps) {
  const say = useTakingWords();
  if (ticket.for === 'table')
    return tableTotal === null ? null : say('send.tableTotal', { amount: formatMoney(tableTotal, currency) });
  if (ticket.for === 'counter') return time === null ? null : say('send.readyAt', { time });
  return fee === null || ticket.way === 'PICKUP'
    ? null
    : say('send.withFee', { amount: formatMoney(fee, currency) });
}

function PromiseRow({ ticket, change, weighed, shop, now }: FootProps) {
  const say = useTakingWords();
  const [asking, setAsking] = useState(false);
  const { said } = weighed;
  const { kitchen, way } = said?.minutes ?? { kitchen: shop.store.prepMinutes ?? 15, way: 0 };
  const chosen = ticket.minutes ?? proposedPromise(kitchen, way);
  const choices = [...new Set([...promiseChoices(kitchen, way), chosen])].sort((a, b) => a - b);
  const { later } = ticket;
  return (
    <div>
      <p className={styles.promise}>
        <b>{say('promise')}</b>
        <span className="muted">
          {way > 0 ? say('promise.both', { kitchen, way }) : say('promise.kitchen', { kitchen })}
        </span>
      </p>
      <Tiles
        label={say('promise')}
        even
        choices={choices.map((minutes) => ({
          value: minutes,
          text: `${minutes}’`,
          name: say('promise.minutes', { minutes }),
        }))}
        chosen={later ? -1 : chosen}
        onChoose={(minutes) => change({ minutes, later: null })}
        more={
          <button
            type="button"
            className={styles.later}
            aria-pressed={later !== null}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {later
              ? `${String(later.hour).padStart(2, '0')}:${String(later.minute).padStart(2, '0')}`
              : say('promise.later')}
          </button>
        }
      />
      {asking ? (
        <LaterDialog
          {...{ ticket, shop, now }}
          onChosen={(at) => change({ later: at, minutes: null })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

/** The ways to pay that the house takes for this. */
function PaymentChoice({ ticket, change, weighed }: FootProps) {
  const say = useTakingWords();
  const methods = weighed.said?.methods ?? [];
  const titleOf = (title: string) => say(`pay.${title as 'qr'}`);
  const chosen = methods.find(({ method }) => method === ticket.payment);
  if (methods.length < 2)
    return (
      <span className={styles.paid}>
        <Banknote aria-hidden="true" />
        {titleOf(methods[0]?.title ?? 'pay-later')}
      </span>
    );
  return (
    <label className={styles.pay}>
      <Banknote aria-hidden="true" />
      <select
        aria-label={say('pay')}
        value={chosen?.method ?? ''}
        onChange={({ target }) => change({ payment: target.value })}
      >
        {chosen ? null : <option value="">{say('pay')}</option>}
        {methods.map(({ method, title }) => (
          <option key={method} value={method}>
            {titleOf(title)}
          </option>
        ))}
      </select>
    </label>
  );
}
