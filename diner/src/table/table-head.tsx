import { useWords } from '@mam/client/i18n.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import curry from '@mam/ui/art/curry-rice.svg';
import dumpling from '@mam/ui/art/dumpling.svg';
import salad from '@mam/ui/art/green-salad.svg';
import pot from '@mam/ui/art/pot-of-food.svg';
import bags from '@mam/ui/art/shopping-bags.svg';
import noodles from '@mam/ui/art/steaming-bowl.svg';
import { classNames } from '@mam/ui/class-names.ts';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { LanguageButton } from '../brand/language-button.tsx';
import { useVisit } from '../device/visit.ts';
import { featuredCutouts } from '../menu/proud-of.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { tableWords } from '../words/areas.ts';
import { Greeting } from './greeting.tsx';
import styles from './table-head.module.css';

/** Round the rim; the middle belongs to the table. */
const RIM = [
  { at: [50, 6], size: 25 },
  { at: [95, 40], size: 24 },
  { at: [5, 40], size: 24 },
  { at: [80, 86], size: 22 },
  { at: [20, 86], size: 22 },
] as const;

const DRAWN = [noodles, curry, salad, pot, dumpling];

/** A short number stands large, a long name still fits the tray. */
function numberSizeClass(number: string): string {
  if (number.length <= 3) return 'd72';
  return number.length <= 7 ? 'd38' : 'd24';
}

function Middle({ table, store }: { table: Table | null; store: Store }) {
  const say = useWords(tableWords);
  if (table?.kind === 'table')
    return (
      <p className={styles.middle}>
        <span className="strong muted">{say('table')}</span>{' '}
        <span className={classNames('d', numberSizeClass(table.number), styles.number)}>{table.number}</span>
      </p>
    );
  if (table)
    return (
      <p className={styles.middle}>
        <img src={bags} alt="" />
        <span className={classNames('strong', styles.counter)}>{say('counter')}</span>
      </p>
    );
  return (
    <div className={styles.middle}>
      {store.coverUrl ? <img src={store.coverUrl} alt="" className={styles.cover} /> : null}
    </div>
  );
}

/** The brand's colour: whose table it is, its number on the tray, and a greeting by name. */
export function TableHead({ here, table }: { here: StoreMenu; table: Table | null }) {
  const { store } = here;
  const logoHidden = useVisit((state) => state.logoHidden);
  const food = featuredCutouts(here, RIM.length);
  const things = food.length < RIM.length ? DRAWN : food;
  return (
    <header className={styles.head}>
      <div className={styles.store}>
        {store.logoUrl && !logoHidden ? (
          <span className={styles.logo}>
            <img src={store.logoUrl} alt="" />
          </span>
        ) : null}
        <span className="grow">
          <span className={classNames('strong', styles.name)}>{store.name}</span>
          <span className={classNames('tiny clip', styles.address)}>{store.address}</span>
        </span>
        <LanguageButton of={store.languages} />
      </div>
      <div className={styles.table}>
        <Tray className={styles.tray}>
          {RIM.map(({ at, size }, index) => (
            <TrayThing key={things[index]} src={things[index] ?? noodles} at={at} size={size} />
          ))}
        </Tray>
        <Middle table={table} store={store} />
      </div>
      <Greeting />
    </header>
  );
}
