import { useWords } from '@mam/client/i18n.ts';
import type { DietFacts } from '@mam/domain/diet/facts.ts';
import { shownMarks } from '@mam/domain/diet/facts.ts';
import type { CSSProperties } from 'react';
import { menuWords } from '../words/areas.ts';
import styles from './diet-marks.module.css';

/**
 * A dish's marks and heat, small: a leaf before words, peppers that are read as words. They are backgrounds, not
 * elements: a long menu has hundreds, and each would be laid out for every dish.
 */
export function DietMarks({ diet }: { readonly diet: DietFacts }) {
  const say = useWords(menuWords);
  const marks = shownMarks(diet);
  const heat = diet.spice ?? 0;
  if (marks.length === 0 && heat < 1) return null;
  return (
    <p className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          {say(mark)}
        </span>
      ))}
      {heat > 0 ? (
        <span
          className={styles.heat}
          style={{ '--n': Math.min(heat, 3) } as CSSProperties}
          role="img"
          aria-label={say(`spice_${Math.min(heat, 3) as 1 | 2 | 3}`)}
        />
      ) : null}
    </p>
  );
}
