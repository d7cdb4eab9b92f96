import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { fromWire } from '@mam/contract/money/money-wire.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { WalletCards } from 'lucide-react';
import { groupOrderWords } from '../words/areas.ts';
import styles from './group-page.module.css';

/** [GO21] What the reader will pay, about; nothing while there is nothing to share. */
export function OwnShare({ wire, store }: { readonly wire: GroupOrderWire; readonly store: Store }) {
  const say = useWords(groupOrderWords);
  const preview = wire.share_preview;
  if (!preview || preview.amount <= 0) return null;
  const amount = formatMoney(fromWire(preview.amount, store.currency), store.currency);
  return (
    <section className={classNames('card', styles.rows)} aria-label={say('preview')}>
      <ListRow
        lead={<WalletCards />}
        label={say('preview')}
        value={say('preview_about', { amount })}
        detail={say(`preview_${preview.delivery}`)}
      />
    </section>
  );
}
