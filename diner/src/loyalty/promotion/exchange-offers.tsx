import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { type PointsOffer, type PointsOffers, worthInMoney } from '@mam/domain/loyalty/exchange.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import coin from '@mam/ui/art/coin.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { promotionWords } from '../../words/areas.ts';
import { CustomPoints } from './custom-points.tsx';
import styles from './promotion.module.css';
import { exchangeOffersQuery } from './promotion-queries.ts';
import type { ExchangeRequest } from './use-exchange.ts';
import type { Member } from './use-member.ts';
import { VoucherSlip } from './voucher-slip.tsx';
import { VouchersLoading } from './vouchers-loading.tsx';
import { VouchersLost } from './vouchers-lost.tsx';

interface ExchangeOffersProps {
  readonly member: Member;
  readonly store: Store;
  readonly onWish: (wish: ExchangeRequest) => boolean;
}

/** Offers for one's points: as money, or as a gift. */
export function ExchangeOffers({ member, store, onWish }: ExchangeOffersProps) {
  const { data, error, refetch } = useQuery(exchangeOffersQuery(store));
  if (error && !data) return <VouchersLost fault={error} retry={refetch} />;
  return (
    <>
      {member.unproved ? null : <Balance member={member} store={store} rate={data?.rate ?? null} />}
      {data ? <Offered data={data} member={member} store={store} onWish={onWish} /> : <VouchersLoading />}
    </>
  );
}

interface BalanceProps extends Pick<ExchangeOffersProps, 'member' | 'store'> {
  readonly rate: Minor | null;
}

function Balance({ member: { points }, store: { currency }, rate }: BalanceProps) {
  const say = useWords(promotionWords);
  const language = useLanguage();
  const n = points ?? 0;
  const worth = points === null || rate === null ? 0 : worthInMoney(points, rate);
  return (
    <section className={styles.balance} role="status">
      <img src={coin} alt="" />
      <span className="d d52">{points === null ? '–' : points.toLocaleString(language)}</span>
      <span>
        {worth > 0
          ? say('your_points_worth', { n, amount: formatMoney(worth, currency) })
          : say('your_points', { n })}
      </span>
    </section>
  );
}

function Offered({ data, member, store, onWish }: ExchangeOffersProps & { readonly data: PointsOffers }) {
  const say = useWords(promotionWords);
  const { rate, gifts } = data;
  return (
    <>
      {rate === null ? null : (
        <CustomPoints rate={rate} currency={store.currency} points={member.points} onWish={onWish} />
      )}
      {gifts.length > 0 ? (
        <section className={styles.gifts}>
          <h2 className="d d20">{say('gifts')}</h2>
          <ul className={styles.list}>
            {gifts.map((gift) => (
              <li key={gift.campaignId}>
                <Gift gift={gift} member={member} store={store} onWish={onWish} />
              </li>
            ))}
          </ul>
        </section>
      ) : rate === null ? (
        <EmptyState title={say('no_gifts')}>{say('no_gifts_text')}</EmptyState>
      ) : null}
    </>
  );
}

function Gift({
  gift,
  member: { points },
  store,
  onWish,
}: ExchangeOffersProps & { readonly gift: PointsOffer }) {
  const say = useWords(promotionWords);
  const { name, description, points: cost, left } = gift;
  const missing = points === null ? 0 : Math.max(0, cost - points);
  const notes = [
    say('cost', { n: cost }),
    ...(missing > 0 ? [say('missing', { n: missing })] : []),
    ...(left === null ? [] : [say('left', { n: left })]),
  ];
  return (
    <VoucherSlip
      benefit={gift.benefit}
      image={gift.image}
      currency={store.currency}
      title={name}
      text={description}
      note={notes.join(' · ')}
      dim={missing > 0}
      action={
        <Button
          kind={missing > 0 ? 'plain' : 'primary'}
          size="small"
          aria-label={say('change_now_for', { name })}
          onClick={() => onWish({ points: cost, name, campaignId: gift.campaignId })}
        >
          {say('change_now')}
        </Button>
      }
    />
  );
}
