import tea from '@mam/ui/art/bubble-tea.svg';
import bowl from '@mam/ui/art/cooked-rice.svg';
import curry from '@mam/ui/art/curry-rice.svg';
import dumpling from '@mam/ui/art/dumpling.svg';
import salad from '@mam/ui/art/green-salad.svg';
import soup from '@mam/ui/art/steaming-bowl.svg';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { useState } from 'react';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { useBrandColour } from '../brand/brand-look.ts';
import { DemoBand } from '../brand/demo-band.tsx';
import { useBrands } from '../brand/use-brands.ts';
import { lastingError } from '../data/read-again.ts';
import { useKeptChoices } from '../device/kept-choices.ts';
import { useTitle } from '../device/use-title.ts';
import { SignInForm } from '../people/sign-in-form.tsx';
import { LanguageButton } from '../words/language-button.tsx';
import { useSay } from '../words/words.ts';
import styles from './sign-in-screen.module.css';

/** Name, password, and to work. */
export function SignInScreen() {
  const say = useSay();
  useTitle(say('signIn.title'));
  const kept = useKeptChoices((choices) => choices.brand);
  const [picked, setPicked] = useState<string | null>(null);
  const brands = useBrands();
  const wanted = picked ?? kept;
  const brand =
    brands.data?.find((each) => each.pos_parent === wanted) ??
    (brands.data?.length === 1 ? brands.data[0] : undefined);
  useBrandColour(brand?.main_color);
  return (
    <div className={styles.screen}>
      <DemoBand />
      <header className={styles.hero}>
        <div className={styles.tools}>
          <BrandLogo key={brand?.logo} url={brand?.logo} className={styles.logo} />
          <span className="strong grow">{brand?.name ?? 'Mâm'}</span>
          <LanguageButton />
        </div>
        <Tray className={styles.tray}>
          <TrayThing src={soup} at={[50, 8]} size={23} />
          <TrayThing src={curry} at={[95, 51]} size={22} />
          <TrayThing src={salad} at={[5, 51]} size={21} />
          <TrayThing src={tea} at={[79, 93]} size={17} />
          <TrayThing src={dumpling} at={[21, 93]} size={18} />
          <TrayThing src={bowl} at={[50, 50]} size={31} />
        </Tray>
        <h1 className="d d38">{say('signIn.title')}</h1>
        <p>{say('signIn.subtitle')}</p>
      </header>
      <main className={styles.panel}>
        <SignInForm
          brands={brands.data}
          failed={lastingError(brands) !== null}
          brand={brand?.pos_parent ?? wanted}
          onBrand={setPicked}
        />
      </main>
    </div>
  );
}
