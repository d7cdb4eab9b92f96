import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { formatKm } from '@mam/domain/store/distance.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../device/clock.ts';
import { storesWords } from '../words/areas.ts';
import styles from './store-card.module.css';
import { useStoreStatus } from './use-store-status.ts';

/** Pantry hues in turn, so that stores without a picture of their own still differ. */
const HUES = [42, 85, 60, 140, 20, 210];

interface StoreCardProps {
  readonly id: string;
  readonly store: Store;
  readonly brandName: string;
  readonly number: number;
  readonly km: number | null;
  readonly nearest: boolean;
  readonly to: string;
  readonly onChoose: () => void;
  /** lies on its picture */
  readonly children: ReactNode;
}

/** One store of the list: the whole card leads to its menu, the phone beside it calls. */
export function StoreCard({
  id,
  store,
  brandName,
  number,
  km,
  nearest,
  to,
  onChoose,
  children,
}: StoreCardProps) {
  const say = useWords(storesWords);
  const language = useLanguage();
  const status = useStoreStatus(store, useNow());
  // under the brand's name only what tells the stores apart is shown; it is still said
  const prefix = store.name.startsWith(`${brandName} `) ? `${brandName} ` : '';
  const hue = HUES[(number - 1) % HUES.length] ?? 60;
  const distance = km === null ? null : formatKm(km, language).replace(/\s*km$/, '');
  return (
    <li
      id={id}
      className={classNames(
        'card',
        styles.card,
        nearest && styles.near,
        status && !status.open && styles.shut,
      )}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.face}>
        <DishPicture picture={{ url: store.pictureUrl, hue, cutout: false }} className={styles.picture} />
        {children}
      </div>
      <div className={styles.text}>
        <h2>
          <Link to={to} className={styles.link} onClick={onChoose}>
            {prefix ? <span className="vh">{prefix}</span> : null}
            {store.name.slice(prefix.length)}
          </Link>
        </h2>
        <p className="small muted">{store.address}</p>
        <p className={styles.status}>
          {status && !store.hideStatus ? (
            <>
              <Pill kind={status.kind}>{status.word}</Pill>
              <span className="small muted num">{status.more}</span>
            </>
          ) : null}
        </p>
      </div>
      <div className={styles.end}>
        <p className={styles.km}>
          {distance === null ? null : (
            <>
              <b className="num">{distance}</b>
              <span className="small muted">{say('km')}</span>
            </>
          )}
        </p>
        {store.phone ? (
          <a
            href={`tel:${store.phone.replace(/[^\d+]/g, '')}`}
            className={iconButtonClass('flat', styles.phone)}
            aria-label={say('call', { name: store.name })}
          >
            <Phone />
          </a>
        ) : null}
      </div>
    </li>
  );
}
