import { useLanguage } from '@mam/client/i18n.ts';
import type { EarlierOrder } from '@mam/contract/taking/taking-wire.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Avatar } from '@mam/ui/picture/avatar.tsx';
import { Price } from '@mam/ui/price.tsx';
import { ChevronRight, MapPin, Motorbike, Pencil, PhoneMissed, ShoppingBag, X } from 'lucide-react';
import { useNearClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useTakingWords } from '../taking-words.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { ChangeTicket } from '../ticket/use-ticket.ts';
import styles from './caller-card.module.css';
import { useCaller } from './use-callers.ts';

interface CallerCardProps {
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
  readonly currency: Currency;
  /** of the delivery, as far as it is known */
  readonly km: number | null;
  readonly fee: Minor | null;
  readonly onEdit: () => void;
  readonly onAgain: (order: EarlierOrder) => void;
}

/** The guest an order is for: the number, where it goes, and the last orders to write down again. */
export function CallerCard({ ticket, change, currency, km, fee, onEdit, onAgain }: CallerCardProps) {
  const say = useTakingWords();
  const language = useLanguage();
  const { storeId, orderTypes } = useShift();
  const known = useCaller(storeId, ticket.caller).data;
  const dayOf = useNearClock();
  const name = ticket.name || say('caller.nameless');
  const isBrought = ticket.way === 'DELI';
  const delivers = orderTypes.some((type) => type !== 'PICKUP');
  return (
    <section className={classNames('card', styles.card)} aria-label={say('caller')}>
      <div className={styles.who}>
        <Avatar uid={ticket.phone || name} name={name} className={styles.avatar} />
        <button type="button" className={styles.person} onClick={onEdit}>
          <b>{name}</b>
          <span className="num">
            {ticket.phone || say('caller.noNumber')}
            {known ? ` · ${say('caller.orders', { count: known.orders })}` : ''}
          </span>
          <span className="vh">{say('caller.edit')}</span>
        </button>
        <IconButton
          kind="ghost"
          label={say('caller.other')}
          onClick={() =>
            change({ isAsked: false, caller: null, name: '', phone: '', address: null, agreedFee: null })
          }
        >
          <X />
        </IconButton>
      </div>
      {known && known.missed > 0 ? (
        <p className={styles.missed}>
          <PhoneMissed aria-hidden="true" />
          {say('caller.missed', { count: known.missed })}
        </p>
      ) : null}
      {delivers ? (
        <Segmented
          label={say('way')}
          value={ticket.way}
          onChange={(way) => change({ way })}
          segments={[
            {
              value: 'DELI',
              label: (
                <>
                  <Motorbike aria-hidden="true" />
                  {say('way.DELI')}
                </>
              ),
            },
            {
              value: 'PICKUP',
              label: (
                <>
                  <ShoppingBag aria-hidden="true" />
                  {say('way.PICKUP')}
                </>
              ),
            },
          ]}
        />
      ) : null}
      {isBrought ? (
        <button type="button" className={styles.address} onClick={onEdit}>
          <MapPin aria-hidden="true" />
          <span className="grow">
            <b className={ticket.address ? undefined : styles.wanted}>
              {ticket.address
                ? [ticket.address.text, ticket.address.detail].filter(Boolean).join(', ')
                : say('caller.noAddress')}
            </b>
            {km !== null || fee !== null ? (
              <span className={styles.fee}>
                {km === null ? '' : `${formatKm(km, language)}, `}
                {fee === null ? null : (
                  <>
                    {say('caller.fee')} <Price amount={fee} currency={currency} />
                  </>
                )}
              </span>
            ) : null}
          </span>
          {ticket.address ? <ChevronRight aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        </button>
      ) : null}
      {known?.last.map((order, index) => (
        <div key={order.code} className={classNames(styles.last, index > 0 && styles.wide)}>
          <span className={styles.what}>
            <span className="muted small">{dayOf(order.placedAt)}</span>
            {wordsOfOrder(order)}
          </span>
          <Button size="small" kind="soft" onClick={() => onAgain(order)}>
            {say('caller.again')}
          </Button>
        </div>
      ))}
    </section>
  );
}

/** "Phở tô lớn, 2× Cơm tấm" */
const wordsOfOrder = ({ dishes }: EarlierOrder): string =>
  dishes.map(({ quantity, name }) => (quantity > 1 ? `${quantity}× ${name}` : name)).join(', ');
