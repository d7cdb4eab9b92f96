import { storesByDistance } from '@mam/domain/store/by-distance.ts';
import chopsticks from '@mam/ui/art/chopsticks.svg';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { IconButton } from '@mam/ui/icon-button.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { TrayThing } from '@mam/ui/tray.tsx';
import { LocateFixed } from 'lucide-react';
import { LanguageButton } from '../../brand/language-button.tsx';
import { useStoreLanguage } from '../../brand/use-brand-room.ts';
import { enterStore } from '../../cart/enter-store.ts';
import { linkTo } from '../../start/place.ts';
import { usePlace } from '../../start/use-place.ts';
import { useTitle } from '../../start/use-title.ts';
import { locate, useHere } from '../../store/locate.ts';
import { LocatePrompt } from '../../store/locate-prompt.tsx';
import { StoreCard } from '../../store/store-card.tsx';
import type { BrandStores } from '../../store/use-stores.ts';
import { useStores } from '../../store/use-stores.ts';
import { storesWords } from '../../words/stores/words.ts';
import { useWords } from '../../words/words.ts';
import { ConnectionLost } from '../not-found/connection-lost.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import styles from './stores-screen.module.css';

export function StoresScreen({ brand }: { readonly brand: string }) {
  const stores = useStores(brand);
  if (stores.state === 'unknown') return <NotFound what="restaurant" />;
  if (stores.state === 'failed') return <ConnectionLost retry={stores.retry} />;
  if (stores.state === 'loading') return <StoresLoading />;
  return <Stores {...stores.value} />;
}

function Stores({ name, logo, stores }: BrandStores) {
  const say = useWords(storesWords);
  const place = usePlace();
  const here = useHere();
  // a brand whose stores all speak German speaks it here too
  const language = stores.length > 0 && stores.every((store) => store.language === 'de') ? 'de' : null;
  useStoreLanguage(language);
  const away = storesByDistance(stores, here.location);
  const title = here.location ? say('title') : say('title_plain');
  useTitle(title, name);
  return (
    <>
      <TopBar>
        {logo ? (
          <span className={styles.logo}>
            <img src={logo} alt="" />
          </span>
        ) : null}
        <p className="d d24 grow">{name}</p>
        {language === null ? <LanguageButton /> : null}
        <IconButton label={say('locate')} onClick={locate} aria-busy={here.state === 'asking' || undefined}>
          <LocateFixed />
        </IconButton>
      </TopBar>
      <main className={styles.page}>
        <div className={styles.head}>
          <h1 className="d d30">{title}</h1>
          <p className="small muted">{say('count', { n: away.length })}</p>
        </div>
        {away.length > 1 ? <LocatePrompt /> : null}
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
              return (
                <StoreCard
                  key={store.id}
                  store={store}
                  brandName={name}
                  number={index + 1}
                  km={km}
                  nearest={index === 0 && km !== null}
                  to={linkTo('/menu', there)}
                  onChoose={() => enterStore(there)}
                />
              );
            })}
          </ol>
        )}
      </main>
    </>
  );
}

function StoresLoading() {
  return (
    <main className={styles.page} aria-busy="true">
      <Skeleton width="60%" height="2rem" style={{ marginBlock: '4.5rem .5rem' }} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="card" height="6.25rem" />
      ))}
    </main>
  );
}
