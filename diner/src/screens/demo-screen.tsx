import { useWords } from '@mam/client/i18n.ts';
import type { BrandCard } from '@mam/contract/brand/list-brands.schema.ts';
import { LANGUAGES } from '@mam/contract/http/language.ts';
import type { StoreLanguages } from '@mam/domain/brand/languages.ts';
import dumpling from '@mam/ui/art/dumpling.svg';
import shrimp from '@mam/ui/art/fried-shrimp.svg';
import salad from '@mam/ui/art/green-salad.svg';
import pepper from '@mam/ui/art/hot-pepper.svg';
import lime from '@mam/ui/art/lime.svg';
import bowl from '@mam/ui/art/steaming-bowl.svg';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { useSyncExternalStore } from 'react';
import { LanguageButton } from '../brand/language-button.tsx';
import { useStoreLanguage } from '../brand/use-brand-room.ts';
import { guestDoors } from '../demo/doors.ts';
import { Halves } from '../demo/halves.tsx';
import { Kitchens } from '../demo/kitchens.tsx';
import { Stage } from '../demo/stage.tsx';
import { useTour } from '../demo/use-tour.ts';
import { useTitle } from '../start/use-title.ts';
import { demoWords } from '../words/areas.ts';
import styles from './demo-screen.module.css';

const FOR_BOTH = '(min-width: 1100px)';

function watchRoom(listener: () => void): () => void {
  const query = matchMedia(FOR_BOTH);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** This page is no brand's: it speaks whatever the product does. */
const OURS: StoreLanguages = { own: 'vi', listed: LANGUAGES };

/** The first page of a demo: the product as a guest meets it, and as the restaurant does. */
export function DemoScreen({ brands }: { readonly brands: readonly BrandCard[] }) {
  const say = useWords(demoWords);
  const tour = useTour();
  const roomForBoth = useSyncExternalStore(watchRoom, () => matchMedia(FOR_BOTH).matches);
  useStoreLanguage(OURS);
  useTitle(say('title'), 'Mâm');
  const Sides = roomForBoth ? Stage : Halves;
  return (
    <main>
      <Cover />
      <div className={styles.sheet}>
        {tour === undefined ? <Skeleton shape="card" height="24rem" className={styles.waiting} /> : null}
        {tour?.stage ? <Sides brand={tour.stage.pos_parent} doors={guestDoors(tour, brands, say)} /> : null}
        <Kitchens brands={brands} />
      </div>
    </main>
  );
}

function Cover() {
  const say = useWords(demoWords);
  return (
    <header className={styles.cover}>
      <Tray className={styles.tray}>
        <TrayThing src={bowl} at={[46, 52]} size={40} />
        <TrayThing src={shrimp} at={[38, 20]} size={16} />
        <TrayThing src={pepper} at={[66, 18]} size={13} />
        <TrayThing src={salad} at={[80, 44]} size={25} />
        <TrayThing src={dumpling} at={[17, 46]} size={17} />
        <TrayThing src={lime} at={[24, 74]} size={15} />
      </Tray>
      <div className={styles.top}>
        <p className="d d20">Mâm</p>
        <LanguageButton of={OURS} />
      </div>
      <h1 className={styles.title}>{say('title')}</h1>
      <p className={styles.lead}>{say('lead')}</p>
    </header>
  );
}
