import { useWords } from '@mam/client/i18n.ts';
import { type GroupOrder, ownSession } from '@mam/domain/group-order/group-order.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Gauge, WalletCards } from 'lucide-react';
import { groupOrderWords } from '../words/areas.ts';
import styles from './group-page.module.css';

interface OwnShareProps {
  readonly groupOrder: GroupOrder;
  readonly store: Store;
}

interface WholeShareProps extends OwnShareProps {
  /** dishes of one's own are in the cart, also those the server has not heard of */
  readonly chosen: boolean;
}

/**
 * The reader's share, about, and the rest of their limit; nothing while there is neither. A cart of nothing but dishes
 * that cannot be had has no share.
 */
export function OwnSharePreview({ groupOrder, store, chosen }: WholeShareProps) {
  const say = useWords(groupOrderWords);
  const preview = groupOrder.share;
  const amount = preview?.amount ?? 0;
  const own = ownSession(groupOrder)?.cart ?? [];
  const nothing = own.length > 0 && own.every(({ problem }) => problem !== null);
  const shared = amount > 0 || (chosen && !nothing);
  const limited = groupOrder.limitPerPerson !== null && groupOrder.role === 'member';
  if (!shared && !limited) return null;
  return (
    <section className={classNames('card', styles.rows)} aria-label={say('preview')}>
      {shared ? (
        <ListRow
          lead={<WalletCards />}
          label={say('preview')}
          value={amount > 0 ? say('preview_about', { amount: amountIn(store, amount) }) : say('preview_soon')}
          {...(preview && { detail: say(`preview_${preview.delivery}`) })}
        />
      ) : null}
      {limited ? <LimitRow groupOrder={groupOrder} store={store} /> : null}
    </section>
  );
}

const amountIn = ({ currency }: Store, amount: number): string => formatMoney(amount, currency);

/** [GO22] */
function LimitRow({ groupOrder, store }: OwnShareProps) {
  const say = useWords(groupOrderWords);
  const { amount: spent = 0, overLimit: over = 0 } = ownSession(groupOrder) ?? {};
  const limit = groupOrder.limitPerPerson ?? 0;
  const left = limit - spent;
  const detail =
    over > 0
      ? say('limit_over', { over: amountIn(store, over), name: groupOrder.ownerName })
      : left < 0
        ? say('limit_passed', { name: groupOrder.ownerName })
        : say('limit_left', { left: amountIn(store, left) });
  return (
    <ListRow
      lead={<Gauge />}
      label={say('limit')}
      value={amountIn(store, limit)}
      detail={<span className={over > 0 ? styles.over : undefined}>{detail}</span>}
    />
  );
}

/** [GO22] The limit of each member, read before anybody joins. */
export function LimitLine({ groupOrder, store }: OwnShareProps) {
  const say = useWords(groupOrderWords);
  const limit = groupOrder.limitPerPerson;
  return limit === null ? null : (
    <p className={classNames('small muted', styles.each)}>
      {say('limit_each', { limit: amountIn(store, limit) })}
    </p>
  );
}
