import { DishPicture } from '@mam/ui/dish-picture.tsx';
import styles from './section-picture.module.css';
import type { ShownSection } from './sections.ts';

/** The picture of a category; new dishes, best sellers and combos have a drawn sign. */
export function SectionPicture({ section, round }: { section: ShownSection; round?: boolean }) {
  const { picture, sign } = section;
  return (
    <DishPicture picture={picture} shape={round ? 'round' : 'square'} eager>
      {sign ? <img src={sign} alt="" className={styles.sign} /> : null}
    </DishPicture>
  );
}
