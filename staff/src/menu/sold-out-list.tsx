import { useDialog } from '@mam/client/use-dialog.ts';
import type { SoldOutThing } from '@mam/domain/menu/sold-out.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { FindField } from '@mam/ui/control/find-field.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSay } from '../words/words.ts';
import { DishRowsWaiting, ThingRow } from './dish-row.tsx';
import { dishNames, findDishSections, findThings, soldOutIds } from './kitchen-dish.ts';
import styles from './sold-out-list.module.css';
import { sellOut, useDishes } from './use-dishes.ts';

const ThingSheet = lazy(() => import('./thing-sheet.tsx'));

interface SoldOutListProps {
  readonly storeId: number;
  /** the panel beside the board: one row of dishes, small */
  readonly narrow?: boolean;
}

/** Every dish, combo and ingredient with one switch: there is some, or there is none; its name opens the rest. */
export function SoldOutList({ storeId, narrow }: SoldOutListProps) {
  const say = useSay();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  /** the things that were gone when only those were asked for: one switched back stays under the finger */
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const [about, setAbout] = useState<SoldOutThing | null>(null);
  const dialog = useDialog('sold-out');
  const { menu, failed, again } = useDishes(storeId);
  const names = useMemo(() => dishNames(menu?.dishes ?? []), [menu]);
  const gone = useMemo(() => (menu ? soldOutIds(menu) : null), [menu]);
  const sections = useMemo(
    () => (menu ? findDishSections(menu.dishes, names, wanted, only) : null),
    [menu, names, wanted, only],
  );
  const combos = menu ? findThings(menu.combos, wanted, only) : [];
  const ingredients = menu ? findThings(menu.ingredients, wanted, only) : [];
  const turn = useCallback(
    (thing: SoldOutThing, there: boolean) => void sellOut(storeId, thing, !there),
    [storeId],
  );
  const { show } = dialog;
  const open = useCallback(
    (thing: SoldOutThing) => {
      setAbout(thing);
      show();
    },
    [show],
  );
  const to = { narrow, onSwitch: turn, onOpen: open };
  const none = sections?.length === 0 && combos.length === 0 && ingredients.length === 0;
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
      <FindField
        value={query}
        onChange={setQuery}
        quiet={narrow}
        label={say('menu.find')}
        clear={say('menu.clear')}
      />
      <div className={styles.list} aria-busy={menu === null}>
        {ingredients.length > 0 ? (
          <Section name={say('menu.ingredients')}>
            {ingredients.map((thing) => (
              <ThingRow key={thing.id} kind="ingredient" thing={thing} {...to} />
            ))}
          </Section>
        ) : null}
        {sections?.map((section) => (
          <Section key={section.name} name={section.name || say('menu.other')}>
            {section.dishes.map((thing) => (
              <ThingRow key={thing.id} kind="dish" thing={thing} {...to} />
            ))}
          </Section>
        ))}
        {combos.length > 0 ? (
          <Section name={say('menu.combos')}>
            {combos.map((thing) => (
              <ThingRow key={thing.id} kind="combo" thing={thing} {...to} />
            ))}
          </Section>
        ) : null}
        {none ? (
          <p className={styles.none}>{say(wanted ? 'menu.none' : 'menu.noneGone', { query: wanted })}</p>
        ) : null}
        {menu === null && failed === null ? <DishRowsWaiting narrow={narrow} /> : null}
        {menu === null && failed !== null ? (
          <EmptyState title={say('menu.failed')} actions={<Button onClick={again}>{say('again')}</Button>}>
            {failed}
          </EmptyState>
        ) : null}
      </div>
      {dialog.open && menu && about ? (
        <Suspense>
          <ThingSheet menu={menu} about={about} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </section>
  );
}

const Section = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.section}>
    <h3 className={styles.name}>{name}</h3>
    <ul className={styles.rows}>{children}</ul>
  </div>
);
