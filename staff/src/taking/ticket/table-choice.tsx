import type { Currency } from '@mam/domain/money/currency.ts';
import type { Floor, FloorTable, Party } from '@mam/domain/table/floor.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Ring } from '@mam/ui/tray/ring.tsx';
import { useClock } from '../../device/clock.ts';
import { useBill } from '../../table/bill/use-bill.ts';
import { minutesAt, ringAfter, tableAt } from '../../table/floor.ts';
import { useTakingWords } from '../taking-words.ts';
import { seatedAt } from './seated-at.ts';
import styles from './table-choice.module.css';
import type { Ticket } from './ticket.ts';
import type { ChangeTicket } from './use-ticket.ts';

interface TableStripProps {
  readonly floor: Floor;
  readonly chosen: string | null;
  readonly onChoose: (table: FloorTable) => void;
}

/** The tables, those where somebody sits first. */
export function TableStrip({ floor, chosen, onChoose }: TableStripProps) {
  const say = useTakingWords();
  const sorted = [...floor.filter(({ party }) => party), ...floor.filter(({ party }) => !party)];
  return (
    <fieldset className={styles.strip} aria-label={say('table.which')}>
      {sorted.map((table) => (
        <button
          key={table.name}
          type="button"
          className={classNames(styles.table, table.party && styles.taken)}
          aria-pressed={table.name === chosen}
          onClick={() => onChoose(table)}
        >
          <span className="vh">{say('table')} </span>
          {table.name}
          <span className="vh">, {say(table.party ? 'table.taken' : 'table.free')}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface TableCardProps {
  readonly floor: Floor;
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
}

/** The party that sits there and since when; and whether it is another by now. */
export function TableCard({ floor, ticket, change }: TableCardProps) {
  const say = useTakingWords();
  const table = ticket.table === null ? undefined : tableAt(floor, ticket.table);
  const party = table?.party ?? null;
  const minutes = useClock((now) => (party ? minutesAt(party, now) : 0));
  if (!table)
    return (
      <section className={classNames('card', styles.card)}>
        <p className="muted">{say('table.choose')}</p>
      </section>
    );
  const isOther = (party?.id ?? null) !== ticket.sitting;
  const isMore = !isOther && party !== null && party.rounds > ticket.rounds;
  return (
    <section className={classNames('card', styles.card)} aria-label={say('table.of', { table: table.name })}>
      <div className={styles.who}>
        <Ring value={party ? ringAfter(minutes) : 0} className={styles.ring}>
          {table.name}
        </Ring>
        <p className={styles.words}>
          <b>{say('table.of', { table: table.name })}</b>
          <span>{party ? say('table.since', { minutes, count: party.rounds }) : say('table.free')}</span>
        </p>
      </div>
      {isOther || isMore ? (
        <div className={styles.news} role="status">
          <p>{say(isMore ? 'table.moreRounds' : party ? 'table.otherParty' : 'table.gone')}</p>
          <Button size="small" onClick={() => change(seatedAt(table))}>
            {say(isMore ? 'table.seen' : party ? 'table.forThem' : 'table.forNew')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface EarlierRoundsProps {
  readonly storeId: number;
  readonly party: Party;
  readonly currency: Currency;
}

/** Dishes the table has ordered before, grey: they are not sent again. */
export function EarlierRounds({ storeId, party, currency }: EarlierRoundsProps) {
  const say = useTakingWords();
  const bill = useBill(storeId, party.id, currency).data;
  if (!bill || bill.lines.length === 0) return null;
  return (
    <section className={styles.earlier} aria-label={say('table.earlier')}>
      <h3>{say('table.earlier')}</h3>
      <ul>
        {bill.lines.map(({ id, quantity, name, amount }) => (
          <li key={id}>
            <span>{`${quantity}× ${name}`}</span>
            <Price amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The bill of the party, before this round. */
export function useTableTotal(storeId: number, sitting: string | null, currency: Currency): number | null {
  const bill = useBill(storeId, sitting ?? '', currency, sitting !== null).data;
  return sitting === null || !bill ? null : bill.total;
}
