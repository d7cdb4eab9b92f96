import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { fromWire } from '@mam/contract/money/money-wire.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Gauge, WalletCards } from 'lucide-react';
import { groupOrderWords } from '../words/areas.ts';
import styles from './group-page.module.css';
import { ownSession } from './sync/group-order-calls.ts';

interface OwnShareProps {
  readonly wire: GroupOrderWire;
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
export function OwnSharePreview({ wire, store, chosen }: WholeShareProps) {
  const say = useWords(groupOrderWords);
  const preview = wire.share_preview;
  const amount = preview?.amount ?? 0;
  const own = ownSession(wire)?.cart ?? [];
  const nothing = own.length > 0 && own.every(({ problem, parent_id: parent }) => problem !== null || parent);
  const shared = amount > 0 || (chosen && !nothing);
  const limited = wire.limit_per_person !== null && wire.role === 'member';
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
      {limited ? <LimitRow wire={wire} store={store} /> : null}
    </section>
  );
}

const amountIn = ({ currency }: Store, amount: number): string =>
  formatMoney(fromWire(amount, currency), currency);

/** [GO22] */
function LimitRow({ wire, store }: OwnShareProps) {
  const say = useWords(groupOrderWords);
  const { user_amount: spent = 0, over_limit: over = 0 } = ownSession(wire) ?? {};
  const limit = wire.limit_per_person ?? 0;
  const left = fromWire(limit, store.currency) - fromWire(spent, store.currency);
  const detail =
    over > 0
      ? say('limit_over', { over: amountIn(store, over), name: wire.owner_name })
      : left < 0
        ? say('limit_passed', { name: wire.owner_name })
        : say('limit_left', { left: formatMoney(left, store.currency) });
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
export function LimitLine({ wire, store }: OwnShareProps) {
  const say = useWords(groupOrderWords);
  const limit = wire.limit_per_person;
  return limit === null ? null : (
    <p className={classNames('small muted', styles.each)}>
      {say('limit_each', { limit: amountIn(store, limit) })}
    </p>
  );
}
