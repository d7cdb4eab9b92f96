import { useWords } from '@mam/client/i18n.ts';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { shellWords } from '../words/areas.ts';
import styles from './menu-skeleton.module.css';

const FOUR = [0, 1, 2, 3];

/** The menu's own layout before there is a menu. */
export function MenuSkeleton() {
  const say = useWords(shellWords);
  return (
    <main aria-busy="true">
      <p className="vh" role="status">
        {say('loading')}
      </p>
      <div className={styles.cover} />
      <div className={styles.page}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton width="11rem" height="1.5rem" shape="pill" />
        <div className={styles.chips}>
          {FOUR.map((key) => (
            <Skeleton key={key} width="8rem" height="2.75rem" shape="pill" />
          ))}
        </div>
        <div className={styles.rows}>
          {FOUR.map((key) => (
            <div key={key} className={styles.row}>
              <span className="grow stack">
                <Skeleton width="70%" height="1.125rem" />
                <Skeleton width="92%" />
                <Skeleton width="5rem" />
              </span>
              <Skeleton width="7rem" height="7rem" shape="card" />
            </div>
          ))}
        </div>
      </div>
    </main>
  );
}
