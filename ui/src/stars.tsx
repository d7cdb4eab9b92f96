import { Star } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './stars.module.css';

interface StarsProps {
  /** whole stars of five */
  readonly score: number;
  /** their meaning, in words */
  readonly label: string;
  readonly className?: string;
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** Stars that were given, to be read. */
export function Stars({ score, label, className }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={classNames(styles.stars, className)}>
      {FIVE.map((star) => (
        <Star key={star} className={classNames(star <= score && styles.full)} />
      ))}
    </span>
  );
}
