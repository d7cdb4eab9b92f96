import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Eager } from '@mam/ui/picture/eager.ts';
import { InPrefetchWindow } from '@mam/ui/picture/prefetch-window.ts';
import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { whenFreeToFetch } from '../../device/idle.ts';
import { DishRow } from '../../menu/dish-row.tsx';
import { DishTile } from '../../menu/dish-tile.tsx';
import { menuWords } from '../../words/areas.ts';
import { useInPrefetchWindow, usePrefetchWindow } from './prefetch-window.ts';
import styles from './section-list.module.css';
import type { ShownSection } from './sections.ts';
import { useWorkedOutAhead } from './use-render-ahead.ts';

interface SectionListProps {
  readonly sections: readonly ShownSection[];
  readonly itemType: number;
  readonly comboType: number;
  /** all of them: a place among them stays the same when some are filtered out */
  readonly best: readonly Dish[];
}

/** A tile of a combo loads late: its parts are more code than a dish, and it lies below the first picture. */
const ComboTile = lazy(async () => {
  await whenFreeToFetch();
  return { default: (await lateFile(() => import('../../combo/combo-tile.tsx'))).ComboTile };
});

/** Pictures of the first section are asked for at once, the rest when they come near. */
const FIRST = 3;

/** So many dishes come near together on a phone, a row of two columns: half as many boxes to watch as dishes. */
const HANDFUL = 2;

/** Handfuls of the first category whose pictures stand in the page as the server renders it. */
const SERVER_RENDERED = 6;

const ROOM: Readonly<Record<number, string | undefined>> = {
  1: styles.rows,
  2: styles.grid,
  3: styles.grid,
};

/** new dishes, best sellers, combos, then the categories, each in its layout. */
export const SectionList = memo(function SectionList(props: SectionListProps) {
  const { sections, itemType, comboType, best } = props;
  const ranks = useMemo(() => new Map(best.map(({ id }, index) => [id, index + 1])), [best]);
  const opening = sections.find(({ kind }) => kind === 'category');
  usePrefetchWindow(sections);
  useWorkedOutAhead(sections);
  return sections.map((section, index) => (
    <OneSection
      key={section.anchor}
      section={section}
      itemType={itemType}
      comboType={comboType}
      ranks={ranks}
      first={index === 0}
      opening={section === opening}
    />
  ));
});

/** A server-rendered page is hydrated section by section, in short tasks; unchanged ones are not rendered again. */
const OneSection = memo(function OneSection(props: BodyProps) {
  const { section, itemType } = props;
  const say = useWords(menuWords);
  return (
    <section
      id={section.anchor}
      tabIndex={-1}
      className={styles.section}
      data-kind={section.kind}
      data-layout={itemType}
      style={{ '--n': section.count } as CSSProperties}
      aria-labelledby={`${section.anchor}-name`}
    >
      <div className={styles.head}>
        <h2 id={`${section.anchor}-name`} className="d d24">
          {section.title}
        </h2>
        {section.kind === 'category' ? (
          <span className="muted small">{say('dishes', { n: section.count })}</span>
        ) : null}
      </div>
      <Suspense>
        <SectionBody {...props} />
      </Suspense>
    </section>
  );
});

interface BodyProps {
  readonly section: ShownSection;
  readonly itemType: number;
  readonly comboType: number;
  readonly ranks: ReadonlyMap<string, number>;
  readonly first: boolean;
  /** the first of the categories */
  readonly opening: boolean;
}

function SectionBody({ section, itemType, comboType, ranks, first, opening }: BodyProps): ReactNode {
  const { kind, dishes, combos } = section;
  const eager = (index: number): Eager => first && (index === 0 ? 'first' : index < FIRST && 'next');
  const combosShown = combos.length > 0 && (
    <Suspense fallback={<span className={styles.room} />}>
      {combos.map((combo, index) => (
        <ComboTile key={combo.id} combo={combo} layout={comboType} eager={eager(index)} />
      ))}
    </Suspense>
  );
  if (kind === 'combos') return <div className={styles.strip}>{combosShown}</div>;
  if (kind === 'category')
    return (
      <div className={ROOM[itemType] ?? styles.rows}>
        {splitIntoHandfuls(section).map(({ place, some }, nth) => (
          <Handful key={place} place={place} count={some.length} atFirst={opening && nth < SERVER_RENDERED}>
            {some.map((dish, index) => oneDish(dish, itemType, ranks, eager(nth * HANDFUL + index)))}
          </Handful>
        ))}
      </div>
    );
  return (
    <div className={styles.strip}>
      {dishes.map((dish, index) => (
        <DishTile
          key={dish.id}
          dish={dish}
          rank={kind === 'best' ? (ranks.get(dish.id) ?? 0) : 0}
          eager={eager(index)}
        />
      ))}
      {combosShown}
    </div>
  );
}

interface HandfulProps {
  readonly place: string;
  readonly count: number;
  readonly atFirst: boolean;
  readonly children: ReactNode;
}

function Handful({ place, count, atFirst, children }: HandfulProps) {
  return (
    <div data-handful={place} className={styles.handful} style={{ '--n': count } as CSSProperties}>
      <InPrefetchWindow value={useInPrefetchWindow(place, atFirst)}>{children}</InPrefetchWindow>
    </div>
  );
}

/** A handful is nothing but its place: other dishes may come to lie in it. */
function splitIntoHandfuls({ anchor, dishes }: ShownSection) {
  const handfuls: { readonly place: string; readonly some: readonly Dish[] }[] = [];
  for (let from = 0; from < dishes.length; from += HANDFUL)
    handfuls.push({ place: `${anchor}/${from}`, some: dishes.slice(from, from + HANDFUL) });
  return handfuls;
}

function oneDish(dish: Dish, itemType: number, ranks: ReadonlyMap<string, number>, eager: Eager): ReactNode {
  if (itemType === 1)
    return <DishRow key={dish.id} dish={dish} rank={ranks.get(dish.id) ?? 0} eager={eager} />;
  return <DishTile key={dish.id} dish={dish} large={itemType === 3} eager={eager} />;
}
