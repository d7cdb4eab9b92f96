import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { ChevronDown, LayoutList } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { menuWords } from '../words/areas.ts';
import styles from './category-bar.module.css';
import { type NavProps, SectionLink } from './category-nav.tsx';
import { goToSection, whenInView } from './section/use-active-section.ts';

const CategorySheet = lazy(() =>
  lateFile(() => import('./category-sheet.tsx')).then(({ CategorySheet: component }) => ({
    default: component,
  })),
);

/** Keeps the active word of the bar in view. */
function useKeepInView() {
  const bar = useRef<HTMLElement>(null);
  useEffect(
    () =>
      whenInView((anchor) => {
        const word = bar.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(anchor)}"]`);
        if (!word || !bar.current) return;
        const left = word.offsetLeft - (bar.current.clientWidth - word.clientWidth) / 2;
        bar.current.scrollTo({ left, behavior: 'smooth' });
      }),
    [],
  );
  return bar;
}

/** True once the chips above this mark have scrolled away. */
function useScrolledPast() {
  const mark = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, past };
}

/** The bar that sticks once the chips are gone: words, the active one underlined. */
export const CategoryBar = memo(function CategoryBar({
  sections,
  type,
}: NavProps & { readonly type: number }) {
  const say = useWords(menuWords);
  const bar = useKeepInView();
  return (
    <Sticking>
      {type === 3 ? <AllCategories sections={sections} /> : null}
      {type === 1 ? <CategoryMenu sections={sections} /> : null}
      <nav ref={bar} aria-label={say('title')}>
        {sections.map(({ anchor, title }, index) => (
          <SectionLink key={anchor} anchor={anchor} isFirst={index === 0}>
            {title}
          </SectionLink>
        ))}
      </nav>
    </Sticking>
  );
});

function Sticking({ children }: { readonly children: ReactNode }) {
  const { mark, past } = useScrolledPast();
  return (
    <>
      <div ref={mark} />
      <div className={classNames(styles.bar, 'sticks only-m')}>
        <div className={classNames(styles.inner, past && styles.stuck)}>{children}</div>
      </div>
    </>
  );
}

/** menu_type 3: a button that opens the categories as a sheet. */
function AllCategories({ sections }: NavProps) {
  const say = useWords(menuWords);
  const dialog = useDialog('categories');
  const chosen = useRef<string | null>(null);
  const { open } = dialog;
  useEffect(() => {
    if (open || !chosen.current) return;
    const anchor = chosen.current;
    chosen.current = null;
    // closing goes back in the history, and the browser then puts the page where it was: in the frame after this one
    requestAnimationFrame(() => requestAnimationFrame(() => goToSection(anchor)));
  }, [open]);
  return (
    <>
      <IconButton kind="ghost" label={say('all_categories')} onClick={dialog.show} aria-haspopup="dialog">
        <LayoutList />
      </IconButton>
      {dialog.open ? (
        <Suspense>
          <CategorySheet
            sections={sections}
            onChoose={(anchor) => {
              chosen.current = anchor;
            }}
            onClose={dialog.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** menu_type 1: the categories drop down from the bar. */
function CategoryMenu({ sections }: NavProps) {
  const say = useWords(menuWords);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton kind="ghost" label={say('all_categories')} popoverTarget="all-categories">
        <ChevronDown />
      </IconButton>
      <div ref={list} id="all-categories" popover="auto" className={styles.drop}>
        <nav aria-label={say('all_categories')}>
          {sections.map(({ anchor, title, count }, index) => (
            <SectionLink
              key={anchor}
              anchor={anchor}
              isFirst={index === 0}
              onFollow={() => list.current?.hidePopover()}
            >
              <span>{title}</span>
              <span className={styles.count}>{count}</span>
            </SectionLink>
          ))}
        </nav>
      </div>
    </>
  );
}
