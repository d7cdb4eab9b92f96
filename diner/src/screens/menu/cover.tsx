import type { Store } from '@mam/domain/store/store.ts';
import curry from '@mam/ui/art/curry-rice.svg';
import dumpling from '@mam/ui/art/dumpling.svg';
import shrimp from '@mam/ui/art/fried-shrimp.svg';
import salad from '@mam/ui/art/green-salad.svg';
import pepper from '@mam/ui/art/hot-pepper.svg';
import lime from '@mam/ui/art/lime.svg';
import noodles from '@mam/ui/art/steaming-bowl.svg';
import { iconButtonClass } from '@mam/ui/button-class.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Tray, TrayThing } from '@mam/ui/tray.tsx';
import { ArrowLeft, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { LanguageButton } from '../../brand/language-button.tsx';
import { useVisit } from '../../device/visit.ts';
import { linkTo } from '../../start/place.ts';
import { usePlace } from '../../start/use-place.ts';
import { menuWords } from '../../words/menu/words.ts';
import { useWords } from '../../words/words.ts';
import styles from './cover.module.css';
import { PhoneFacts, WideFacts } from './store-facts.tsx';

/** The room is the brand's colour; on its tray lies the store's picture, or food when it has none. */
function CoverTray({ store }: { store: Store }) {
  return (
    <Tray className={styles.tray}>
      {store.coverUrl ? (
        <span className={styles.photo}>
          <img src={store.coverUrl} alt="" fetchPriority="high" decoding="async" />
        </span>
      ) : (
        <>
          <TrayThing src={noodles} at={[46, 47]} size={44} />
          <TrayThing src={salad} at={[82, 37]} size={27} />
          <TrayThing src={curry} at={[70, 74]} size={30} />
          <TrayThing src={shrimp} at={[33, 20]} size={21} />
          <TrayThing src={lime} at={[37, 76]} size={16} />
          <TrayThing src={dumpling} at={[15, 50]} size={19} />
          <TrayThing src={pepper} at={[60, 15]} size={14} />
        </>
      )}
    </Tray>
  );
}

function Logo({ store, className }: { store: Store; className: string | undefined }) {
  const hidden = useVisit((state) => state.logoHidden);
  if (hidden || !store.logoUrl) return null;
  return (
    <span className={classNames(styles.logo, className)}>
      <img src={store.logoUrl} alt="" decoding="async" />
    </span>
  );
}

/** A longer name takes a smaller size, so that it stays beside the tray. */
const SHORT = 14;

/** The top of the menu: who cooks, whether they do now, where, and how to call them. */
export function Cover({ store }: { store: Store }) {
  const say = useWords(menuWords);
  const place = usePlace();
  return (
    <>
      <header className={styles.cover}>
        <CoverTray store={store} />
        <div className={styles.tools}>
          <Link
            to={linkTo('/', { ...place, storeId: 0 })}
            className={iconButtonClass('raised')}
            aria-label={say('to_stores')}
          >
            <ArrowLeft />
          </Link>
          {store.language === null ? <LanguageButton /> : null}
        </div>
        <Logo store={store} className={classNames(styles.corner, 'only-m')} />
        <div className={classNames(styles.head, 'only-d')}>
          <Logo store={store} className={styles.big} />
          <div className="grow">
            <h1 className={classNames('d', store.name.length > SHORT ? 'd38' : 'd52')}>{store.name}</h1>
            <WideFacts store={store} />
          </div>
        </div>
      </header>
      <div className={classNames(styles.store, 'only-m')}>
        <div className={styles.title}>
          <div className="grow">
            <h1 className="d d38">{store.name}</h1>
            <PhoneFacts store={store} />
          </div>
          {store.phone ? (
            <a
              className={iconButtonClass('flat')}
              href={`tel:${store.phone.replace(/[^\d+]/g, '')}`}
              aria-label={say('call_store', { phone: store.phoneText })}
            >
              <Phone />
            </a>
          ) : null}
        </div>
      </div>
    </>
  );
}
