import { Skeleton } from '@mam/ui/skeleton.tsx';
import styles from './card-skeletons.module.css';

/** Cards in their place before the orders are here. */
export function CardSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={index} className={styles.card}>
      <Skeleton width="45%" height="1.5rem" />
      <Skeleton width="80%" height="1rem" />
      <Skeleton width="65%" height="1rem" />
      <Skeleton width="100%" height="3rem" shape="pill" />
    </div>
  ));
}
