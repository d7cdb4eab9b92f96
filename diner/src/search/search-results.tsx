import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Suiting } from '@mam/domain/menu/suiting.ts';
import { isCombo, type SearchHit } from '@mam/domain/search/find-things.ts';
import { markedName } from '@mam/domain/search/marked-name.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import type { Eager } from '@mam/ui/picture/eager.ts';
import { type ComponentType, Fragment, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { forgetWish } from '../diet/wish.ts';
import { DishRow } from '../menu/dish-row.tsx';
import type { Place } from '../start/place.ts';
import { dietWords, searchWords } from '../words/areas.ts';
import styles from './search-results.module.css';
import { useDebouncedText } from './use-said.ts';

/** So many rows answer a key; the rest follows when the browser finds the time. */
const AT_ONCE = 8;
/** So many found outright need nothing that is near [SE7]. */
const ENOUGH = 4;

interface SearchResultsProps {
  readonly found: readonly SearchHit[];
  readonly query: string;
  readonly judge: Suiting['judge'];
  readonly place: Place;
  /** a combo among the dishes */
  readonly comboRow: ComponentType<ComboRowProps>;
}

/** A combo's row: whether its picture is asked for at once, and its name with the marks in it. */
export interface ComboRowProps {
  readonly combo: Combo;
  readonly eager: Eager;
  readonly name: ReactNode;
}

/** Dishes found, those near, or that there is nothing; the number is said once the typing rests. */
export function SearchResults({ found: all, query, judge, place, comboRow }: SearchResultsProps) {
  const say = useWords(searchWords);
  const found = useMemo(() => all.filter(({ thing }) => judge(thing) === 'suits'), [all, judge]);
  const direct = found.filter((one) => !one.near);
  const near = direct.length < ENOUGH ? found.filter((one) => one.near) : [];
  const shown = useDeferredValue(found, found.slice(0, AT_ONCE));
  const count = { n: direct.length, query };
  const said = useDebouncedText(
    direct.length > 0
      ? say('found', count)
      : near.length > 0
        ? say('said_near_only', { n: near.length, query })
        : say('said_none', { query }),
  );
  return (
    <>
      <p className="vh" role="status">
        {said}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={say('none_title', { query })}
          actions={
            <Link to={linkTo('/menu', place)} className={buttonClass({ kind: 'primary' })}>
              {say('back')}
            </Link>
          }
        >
          {say('none_text')}
        </EmptyState>
      ) : null}
      {direct.length > 0 ? <p className={styles.count}>{say('found', count)}</p> : null}
      <Rows found={shown.filter((one) => !one.near)} query={query} comboRow={comboRow} />
      {near.length > 0 ? (
        <>
          <h2 className={direct.length > 0 ? styles.near : styles.count}>
            {direct.length > 0 ? say('near') : say('near_only', { query })}
          </h2>
          <Rows found={shown.filter((one) => one.near)} query={query} comboRow={comboRow} />
        </>
      ) : null}
      {all.length > found.length ? <HiddenByWish count={all.length - found.length} /> : null}
    </>
  );
}

/** The number found that does not suit the diner's wish, and the way to see them. */
function HiddenByWish({ count }: { readonly count: number }) {
  const say = useWords(dietWords);
  return (
    <p className={styles.hidden}>
      {say('hidden_found', { n: count })}
      <Button size="small" onClick={forgetWish}>
        {say('off')}
      </Button>
    </p>
  );
}

type RowsProps = Pick<SearchResultsProps, 'found' | 'query' | 'comboRow'>;

const Rows = memo(function Rows({ found, query, comboRow: ComboRow }: RowsProps) {
  return (
    <div className={styles.rows}>
      {found.map(({ thing }, index) => {
        const same = { eager: index < AT_ONCE, name: <MarkedName name={thing.name} query={query} /> };
        return isCombo(thing) ? (
          <ComboRow key={`combo ${thing.id}`} combo={thing} {...same} />
        ) : (
          <DishRow key={thing.id} dish={thing} rank={0} {...same} />
        );
      })}
    </div>
  );
});

/** A name with what the query found in it marked; read aloud it is the plain name. */
function MarkedName({ name, query }: { readonly name: string; readonly query: string }) {
  return markedName(name, query).map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name have no other identity
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
