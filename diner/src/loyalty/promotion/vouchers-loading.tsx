import { useWords } from '@mam/client/i18n.ts';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { promotionWords } from '../../words/areas.ts';
import styles from './promotion.module.css';

/** Slips that are on their way. */
export function VouchersLoading() {
  const say = useWords(promotionWords);
  return (
    <div className={styles.list} role="status" aria-label={say('loading')}>
      <Skeleton className={styles.slipLoading} />
      <Skeleton className={styles.slipLoading} />
      <Skeleton className={styles.slipLoading} />
    </div>
  );
}
