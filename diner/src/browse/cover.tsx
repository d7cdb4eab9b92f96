import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Store } from '@mam/domain/store/store.ts';
import curry from '@mam/ui/art/curry-rice.svg';
import dumpling from '@mam/ui/art/dumpling.svg';
import shrimp from '@mam/ui/art/fried-shrimp.svg';
import salad from '@mam/ui/art/green-salad.svg';
import pepper from '@mam/ui/art/hot-pepper.svg';
import lime from '@mam/ui/art/lime.svg';
import noodles from '@mam/ui/art/steaming-bowl.svg';
import { classNames } from '@mam/ui/class-names.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { ArrowLeft, Phone } from 'lucide-react';
import { memo, useMemo } from 'react';
import { LanguageButton } from '../brand/language-button.tsx';
import { useVisit } from '../device/visit.ts';
import { featuredCutouts } from '../menu/proud-of.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useWhere } from '../menu/use-where.ts';
import { isWorded, telLink } from '../order/call-link.ts';
import { usePlace } from '../start/use-place.ts';
import { menuWords } from '../words/areas.ts';
import styles from './cover.module.css';
import { PhoneFacts, WideFacts } from './store-facts.tsx';

/** Where things lie on the tray: in the middle the store's own picture, round it what it cooks. */
const MIDDLE = { at: [46, 47], size: 46 } as const;
const ROUND = [
  { at: [82, 36], size: 36 },
  { at: [72, 75], size: 38 },
  { at: [33, 18], size: 30 },
  { at: [36, 79], size: 26 },
  { at: [13, 50], size: 27 },
  { at: [62, 14], size: 24 },
] as const;

/** For a store without pictures. */
const DRAWN = [salad, curry, shrimp, lime, dumpling, pepper];

/** The room is the brand's colour; on its tray lie the store's picture and its food, or drawings when there is none. */
function CoverTray({ here }: { here: StoreMenu }) {
  const { coverUrl } = here.store;
  const food = useMemo(() => featuredCutouts(here, ROUND.length), [here]);
  if (coverUrl && food.length < ROUND.length)
    return (
      <Tray className={styles.tray}>
        <span className={styles.photo}>
          <img src={coverUrl} alt="" fetchPriority="high" decoding="async" />
        </span>
      </Tray>
    );
  const round = food.length < ROUND.length ? DRAWN : food;
  return (
    <Tray className={styles.tray}>
      {ROUND.map(({ at, size }, index) => (
        <TrayThing key={round[index]} src={round[index] ?? lime} at={at} size={size} />
      ))}
      {coverUrl ? (
        <span className={styles.plate}>
          <img src={coverUrl} alt="" fetchPriority="low" decoding="async" />
        </span>
      ) : (
        <TrayThing src={noodles} at={MIDDLE.at} size={MIDDLE.size} />
      )}
    </Tray>
  );
}

function Logo({ store, className }: { store: Store; className: string | undefined }) {
  const hidden = useVisit((state) => state.logoHidden);
  if (hidden || !store.logoUrl) return null;
  return (
    <span className={classNames(styles.logo, className)}>
      <img src={store.logoUrl} alt="" fetchPriority="low" decoding="async" />
    </span>
  );
}

/** Calls the store: the sign alone, or with the number or the store's own words beside it. */
function PhoneLink({ store, words, className }: { store: Store; words?: boolean; className?: string }) {
  const say = useWords(menuWords);
  if (!store.phone) return null;
  return (
    <a
      className={words ? classNames(styles.call, className) : iconButtonClass('flat', className)}
      href={telLink(store.phone)}
      aria-label={say('call_store', { phone: store.phoneText })}
    >
      <Phone />
      {words ? <span className="clip">{store.phoneText}</span> : null}
    </a>
  );
}

/** A longer name takes a smaller size, so that it stays beside the tray. */
const SHORT = 14;

/** The top of the menu: who cooks, whether they do now, where, and how to call them. */
export const Cover = memo(function Cover({ here }: { here: StoreMenu }) {
  const { store } = here;
  const say = useWords(menuWords);
  const place = usePlace();
  const { table } = useWhere(store);
  return (
    <header>
      <div className={styles.cover}>
        <CoverTray here={here} />
        <div className={styles.tools}>
          <Link
            to={linkTo('/', table ? place : { ...place, storeId: 0 })}
            className={iconButtonClass('raised')}
            aria-label={say(table ? 'to_table' : 'to_stores')}
          >
            <ArrowLeft />
          </Link>
          <div className={styles.right}>
            <PhoneLink store={store} words className="only-d" />
            <LanguageButton of={store.languages} />
          </div>
        </div>
        <Logo store={store} className={classNames(styles.corner, 'only-m')} />
        <div className={classNames(styles.head, 'only-d')}>
          <Logo store={store} className={styles.big} />
          <div className="grow">
            <h1 className={classNames('d', store.name.length > SHORT ? 'd38' : 'd52')}>{store.name}</h1>
            <WideFacts store={store} />
          </div>
        </div>
      </div>
      <div className={classNames(styles.store, 'only-m')}>
        <div className={styles.title}>
          <h1 className="d d38 grow">{store.name}</h1>
          {isWorded(store) ? null : <PhoneLink store={store} />}
        </div>
        <PhoneFacts store={store} />
        {isWorded(store) ? <PhoneLink store={store} words /> : null}
      </div>
    </header>
  );
});
