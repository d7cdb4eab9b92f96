import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { mergeStoreLanguages } from '@mam/domain/brand/languages.ts';
import { storesByDistance } from '@mam/domain/store/by-distance.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { isFarAway } from '@mam/domain/store/near.ts';
import chopsticks from '@mam/ui/art/chopsticks.svg';
import { classNames } from '@mam/ui/class-names.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useEffect, useMemo } from 'react';
import { AddressField } from '../address/address-field.tsx';
import { useStoreSearch } from '../address/use-store-search.ts';
import { LanguageButton } from '../brand/language-button.tsx';
import { useStoreLanguage } from '../brand/use-brand-room.ts';
import { enterStore } from '../cart/enter-store.ts';
import { persist, persisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { NotFound } from '../lost/not-found.tsx';
import { StoreStars, useStoreRatings } from '../rating/store-rating.tsx';
import type { Place } from '../start/place.ts';
import { usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { LocatePrompt } from '../store/locate-prompt.tsx';
import { StoreCard } from '../store/store-card.tsx';
import { MapPanel } from '../store/stores-map.tsx';
import type { BrandStores } from '../store/use-stores.ts';
import { useStores } from '../store/use-stores.ts';
import { storesWords } from '../words/areas.ts';
import styles from './stores-screen.module.css';

export function StoresScreen({ brand }: { readonly brand: string }) {
  const stores = useStores(brand);
  if (stores.state === 'unknown') return <NotFound what="restaurant" />;
  if (stores.state === 'failed') return <ConnectionLost retry={stores.retry} />;
  if (stores.state === 'loading') return <StoresLoading />;
  return <Stores brand={brand} {...stores.value} />;
}

const cardId = (storeId: number): string => `store-${storeId}`;

/** From a pin to its card: the link in it has everything there is to say, and leads on. */
function goToCard(storeId: number): void {
  const card = document.getElementById(cardId(storeId));
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  card?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  card?.querySelector('a')?.focus({ preventScroll: true });
}

/** "/" without a brand leads to the one that was looked at last; a store of it is not left for that. */
function useLastBrand({ brand, source }: Place): void {
  useEffect(() => {
    if (persisted.getState().place.brand !== brand) persist('place', { brand, storeId: 0, source });
  }, [brand, source]);
}

function Stores({ brand, name, logo, stores }: BrandStores & { readonly brand: string }) {
  const say = useWords(storesWords);
  const spoken = useLanguage();
  const place = usePlace();
  const ratings = useStoreRatings(brand);
  const logoHidden = useVisit((state) => state.logoHidden);
  const { search, location, locating, locate, asksForLocation, later } = useStoreSearch();
  const languages = useMemo(() => mergeStoreLanguages(stores.map((store) => store.languages)), [stores]);
  useStoreLanguage(languages);
  const away = useMemo(() => storesByDistance(stores, location), [stores, location]);
  const nearest = away[0]?.km ?? null;
  const far = isFarAway(nearest);
  const title = far ? say('far_title') : location ? say('title') : say('title_plain');
  useTitle(title, name);
  useLastBrand(place);
  const onMap = away.some(({ store }) => store.location !== null);
  return (
    <>
      <TopBar>
        {logo && !logoHidden ? (
          <span className={styles.logo}>
            <img src={logo} alt="" />
          </span>
        ) : null}
        <p className="d d24 grow">{name}</p>
        <LanguageButton of={languages} />
      </TopBar>
      <main className={classNames(styles.page, onMap && styles.mapped)}>
        {onMap ? (
          <MapPanel
            brand={brand}
            away={away}
            me={far ? null : location}
            locating={locating}
            onLocate={locate}
            onPick={goToCard}
          />
        ) : null}
        <div className={styles.stores}>
          <AddressField search={search} {...(onMap ? {} : { locating, onLocate: locate })} />
          {asksForLocation && onMap ? (
            <LocatePrompt asking={locating} onLocate={locate} onLater={later} />
          ) : null}
          <div className={styles.head}>
            <h1 className="d d24">{title}</h1>
            <p className="small muted">{say('count', { n: away.length })}</p>
          </div>
          {far && nearest !== null ? (
            <p role="status" className={styles.far}>
              {say('far_text', { km: formatKm(nearest, spoken) })}
            </p>
          ) : null}
          {away.length === 0 ? (
            <EmptyState
              title={say('none_title')}
              things={<TrayThing src={chopsticks} at={[50, 50]} size={52} />}
            >
              {say('none_text')}
            </EmptyState>
          ) : (
            <ol className={styles.list}>
              {away.map(({ store, km }, index) => {
                const there = { brand: store.brand, storeId: store.id, source: place.source };
                const rating = ratings.get(store.id);
                return (
                  <StoreCard
                    key={store.id}
                    id={cardId(store.id)}
                    store={store}
                    brandName={name}
                    number={index + 1}
                    km={km}
                    nearest={index === 0 && km !== null && !far}
                    to={linkTo('/menu', there)}
                    onChoose={() => enterStore(there)}
                  >
                    {rating ? <StoreStars rating={rating} /> : null}
                  </StoreCard>
                );
              })}
            </ol>
          )}
        </div>
      </main>
    </>
  );
}

function StoresLoading() {
  return (
    <main className={styles.page} aria-busy="true">
      <div className={styles.stores}>
        <Skeleton width="60%" height="2rem" style={{ marginBlock: '4.5rem .5rem' }} />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="card" height="8.875rem" />
        ))}
      </div>
    </main>
  );
}
