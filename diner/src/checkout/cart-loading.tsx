import { Skeleton } from '@mam/ui/skeleton.tsx';
import styles from './cart-frame.module.css';

export function CartLoading() {
  return (
    <main className={styles.page} aria-busy="true" style={{ marginBlockStart: '3.75rem' }}>
      <div className={styles.main}>
        <Skeleton shape="pill" height="3.25rem" />
        <Skeleton shape="card" height="16rem" />
        <Skeleton shape="card" height="18rem" />
      </div>
    </main>
  );
}
