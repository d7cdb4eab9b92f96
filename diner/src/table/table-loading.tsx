import { useWords } from '@mam/client/i18n.ts';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { shellWords } from '../words/areas.ts';
import styles from './table-page.module.css';

/** The table home's own layout before there is a menu. */
export function TableLoading() {
  const say = useWords(shellWords);
  return (
    <div className={styles.page} aria-busy="true">
      <p className="vh" role="status">
        {say('loading')}
      </p>
      <div className={styles.hold} />
      <div className={styles.main}>
        <Skeleton height="5rem" shape="card" />
        <div className={styles.three}>
          <Skeleton height="7rem" shape="card" />
          <Skeleton height="7rem" shape="card" />
          <Skeleton height="7rem" shape="card" />
        </div>
      </div>
    </div>
  );
}
