import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useDeferredValue, useState } from 'react';
import { useSay } from '../words/words.ts';
import { DishRow, DishRowsWaiting } from './dish-row.tsx';
import { FindField } from './find-field.tsx';
import { findDishSections, soldOutIds } from './kitchen-dish.ts';
import styles from './sold-out-list.module.css';
import { useDishes } from './use-dishes.ts';

interface SoldOutListProps {
  readonly storeId: number;
  /** the panel beside the board: one row of dishes, small */
  readonly narrow?: boolean;
}

/** Every dish with one switch: there is some, or there is none. */
export function SoldOutList({ storeId, narrow }: SoldOutListProps) {
  const say = useSay();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  /** the dishes that were gone when only those were asked for: one switched back stays under the finger */
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const { dishes, failed, again, setSoldOut } = useDishes(storeId);
  const sections = dishes ? findDishSections(dishes, wanted, only) : null;
  const gone = dishes ? soldOutIds(dishes) : null;
  return (
    <section className={styles.panel} aria-labelledby="sold-out-title">
      <div className={styles.head}>
        <h2 id="sold-out-title" className="d d20">
          {say('menu.title')}
        </h2>
        {gone ? (
          <button
            type="button"
            className={styles.gone}
            aria-pressed={only !== null}
            disabled={only === null && gone.size === 0}
            onClick={() => setOnly(only ? null : gone)}
          >
            <span>{say('menu.goneCount', { count: gone.size })}</span>
          </button>
        ) : null}
      </div>
      <FindField value={query} onChange={setQuery} quiet={narrow} />
      <div className={styles.list} aria-busy={dishes === null}>
        {sections?.map((section) => (
          <div key={section.name} className={styles.section}>
            <h3 className={styles.name}>{section.name || say('menu.other')}</h3>
            <ul className={styles.rows}>
              {section.dishes.map((dish) => (
                <DishRow
                  key={dish.id}
                  dish={dish}
                  narrow={narrow}
                  onChange={(soldOut) => setSoldOut(dish, soldOut)}
                />
              ))}
            </ul>
          </div>
        ))}
        {sections?.length === 0 ? (
          <p className={styles.none}>{say(wanted ? 'menu.none' : 'menu.noneGone', { query: wanted })}</p>
        ) : null}
        {dishes === null && failed === null ? <DishRowsWaiting narrow={narrow} /> : null}
        {dishes === null && failed !== null ? (
          <EmptyState title={say('menu.failed')} actions={<Button onClick={again}>{say('again')}</Button>}>
            {failed}
          </EmptyState>
        ) : null}
      </div>
    </section>
  );
}
