import { useWords } from '@mam/client/i18n.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { menuWords } from '../words/areas.ts';
import styles from './category-nav.module.css';
import { SectionPicture } from './section/section-picture.tsx';
import type { ShownSection } from './section/sections.ts';
import { goToSection, useIsInView } from './section/use-active-section.ts';

export interface NavProps {
  readonly sections: readonly ShownSection[];
}

/** A link of the bar or the rail scrolls; the address stays. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  goToSection(event.currentTarget.hash.slice(1));
}

interface SectionLinkProps {
  readonly anchor: string;
  readonly isFirst: boolean;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link that tells when its section is the one in view: of all categories only two are rendered when that changes. */
export function SectionLink({ anchor, isFirst, onFollow, children }: SectionLinkProps) {
  const here = useIsInView(anchor, isFirst);
  return (
    <a
      href={`#${anchor}`}
      aria-current={here ? 'true' : undefined}
      onClick={(event) => {
        onFollow?.();
        follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** Chips a phone shows before they are pushed aside, in two rows. */
const SEEN_AT_FIRST = 6;

/** At rest: picture chips, in two rows from four on. */
export const CategoryChips = memo(function CategoryChips({ sections }: NavProps) {
  const say = useWords(menuWords);
  return (
    <nav
      className={classNames(styles.chips, sections.length >= 4 && styles.two, 'only-m')}
      aria-label={say('categories')}
    >
      {sections.map((section, index) => (
        <a key={section.anchor} href={`#${section.anchor}`} onClick={follow}>
          <SectionPicture section={section} round eager={index < SEEN_AT_FIRST} />
          <span>{section.title}</span>
        </a>
      ))}
    </nav>
  );
});

/** From 768 px: all categories beside the menu, each with its count. */
export const CategoryRail = memo(function CategoryRail({ sections }: NavProps) {
  const say = useWords(menuWords);
  return (
    <nav className={classNames(styles.rail, 'only-d')} aria-label={say('categories')}>
      {sections.map((section, index) => (
        <SectionLink key={section.anchor} anchor={section.anchor} isFirst={index === 0}>
          <SectionPicture section={section} round />
          <span>{section.title}</span>
          <span className={styles.count}>{section.count}</span>
        </SectionLink>
      ))}
    </nav>
  );
});
