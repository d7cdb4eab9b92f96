import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { OfferedPromotion, OfferedPromotions } from '@mam/contract/loyalty/exchange-calls.schema.ts';
import { fromWire } from '@mam/contract/money/money-wire.ts';
import { worthInMoney } from '@mam/domain/loyalty/exchange.ts';
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
  const { data, error, refetch } = useQuery(exchangeOffersQuery({ brand: store.brand, storeId: store.id }));
  if (error && !data) return <VouchersLost fault={error} retry={refetch} />;
  return (
    <>
      {member.unproved ? null : <Balance member={member} store={store} rate={data?.exchange_rate ?? null} />}
      {data ? <Offered data={data} member={member} store={store} onWish={onWish} /> : <VouchersLoading />}
    </>
  );
}

interface BalanceProps extends Pick<ExchangeOffersProps, 'member' | 'store'> {
  /** as the wire says it */
  readonly rate: number | null;
}

function Balance({ member: { points }, store: { currency }, rate }: BalanceProps) {
  const say = useWords(promotionWords);
  const language = useLanguage();
  const n = points ?? 0;
  const worth = points === null || rate === null ? 0 : worthInMoney(points, fromWire(rate, currency));
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

function Offered({
  data,
  member,
  store,
  onWish,
}: ExchangeOffersProps & { readonly data: OfferedPromotions }) {
  const say = useWords(promotionWords);
  const { exchange_rate: rate, list_promotion: gifts } = data;
  return (
    <>
      {rate === null ? null : (
        <CustomPoints
          rate={fromWire(rate, store.currency)}
          currency={store.currency}
          points={member.points}
          onWish={onWish}
        />
      )}
      {gifts.length > 0 ? (
        <section className={styles.gifts}>
          <h2 className="d d20">{say('gifts')}</h2>
          <ul className={styles.list}>
            {gifts.map((gift) => (
              <li key={gift.campaign_id}>
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
}: ExchangeOffersProps & { readonly gift: OfferedPromotion }) {
  const say = useWords(promotionWords);
  const { title, description, exchange_point: cost, left } = gift;
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
      title={title}
      text={description}
      note={notes.join(' · ')}
      dim={missing > 0}
      action={
        <Button
          kind={missing > 0 ? 'plain' : 'primary'}
          size="small"
          aria-label={say('change_now_for', { name: title })}
          onClick={() => onWish({ points: cost, name: title, campaignId: gift.campaign_id })}
        >
          {say('change_now')}
        </Button>
      }
    />
  );
}
