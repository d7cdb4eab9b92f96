import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { cashOffers, changeFor } from '@mam/domain/taking/cash-given.ts';
import { Tiles } from '@mam/ui/control/tiles.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useTakingWords } from '../taking-words.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { ChangeTicket } from '../ticket/use-ticket.ts';
import styles from './ticket-foot.module.css';

interface CashRowProps {
  readonly total: Minor;
  readonly currency: Currency;
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
}

/** [OR133] The sum the guest gives, and the change. */
export function CashRow({ total, currency, ticket, change }: CashRowProps) {
  const say = useTakingWords();
  const { cash } = ticket;
  const offers = cashOffers(total, currency);
  const back = cash === null ? null : changeFor(total, cash);
  return (
    <div className={styles.cash}>
      <p className={styles.promise}>
        <b>{say('cash')}</b>
        <span className="muted">{say('cash.skip')}</span>
      </p>
      <Tiles
        label={say('cash')}
        even
        choices={offers.map((sum) => ({
          value: sum,
          text: noteWords(sum, currency),
          name: formatMoney(sum, currency),
        }))}
        chosen={cash ?? -1}
        onChoose={(sum) => change({ cash: sum })}
      />
      {cash !== null && back !== null && offers.includes(cash) ? (
        <p className={styles.change} role="status">
          <b>{say('cash.change')}</b>
          <Price amount={back} currency={currency} rolls className={styles.back} />
        </p>
      ) : null}
    </div>
  );
}

/** "320" as notes of thousands are called, "55 €" without cents that are none. */
function noteWords(sum: Minor, currency: Currency): string {
  if (currency.decimals === 0 && sum % 1_000 === 0) return String(sum / 1_000);
  const whole = sum / 10 ** currency.decimals;
  return Number.isInteger(whole) ? `${whole} ${currency.symbol}` : formatMoney(sum, currency);
}
