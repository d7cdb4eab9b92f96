import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import styles from './section-picture.module.css';
import type { ShownSection } from './sections.ts';

interface SectionPictureProps {
  readonly section: ShownSection;
  readonly round?: boolean;
  /** stands in the first picture; the others are fetched when they come near */
  readonly eager?: boolean;
}

/** The picture of a category; new dishes, best sellers and combos have a drawn sign. */
export function SectionPicture({ section, round, eager = false }: SectionPictureProps) {
  const { picture, sign } = section;
  return (
    <DishPicture
      picture={sign ? { ...picture, url: sign, cutout: true } : picture}
      shape={round ? 'round' : 'square'}
      eager={eager}
      last
      className={sign ? styles.sign : undefined}
    />
  );
}
