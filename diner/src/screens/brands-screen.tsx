import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import type { BrandCard } from '@mam/contract/brand/list-brands.schema.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Tray } from '@mam/ui/tray/tray.tsx';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useVisit } from '../device/visit.ts';
import { useTitle } from '../start/use-title.ts';
import { storesWords } from '../words/areas.ts';
import styles from './brands-screen.module.css';

const DEFAULT_COLOUR = '#f89523';

interface BrandsScreenProps {
  readonly brands: readonly BrandCard[];
  readonly linkOf: (brand: string) => string;
}

/** A trial server has more than one brand: each in its own colour. */
export function BrandsScreen({ brands, linkOf }: BrandsScreenProps) {
  const say = useWords(storesWords);
  const logoHidden = useVisit((state) => state.logoHidden);
  useTitle(say('brands_title'), 'Mâm');
  return (
    <main className={styles.page}>
      <h1 className="d d38">{say('brands_title')}</h1>
      <p className="muted">{say('brands_text')}</p>
      <ul className={styles.list}>
        {brands.map((brand) => (
          <li
            key={brand.pos_parent}
            data-brand=""
            className={styles.card}
            style={{ '--brand': brand.main_color ?? DEFAULT_COLOUR } as CSSProperties}
          >
            <Tray className={styles.tray} />
            {brand.logo && !logoHidden ? (
              <span className={styles.logo}>
                <img src={brand.logo} alt="" />
              </span>
            ) : null}
            <h2 className="d d30">
              <Link to={linkOf(brand.pos_parent)} className={styles.link}>
                {brand.name}
              </Link>
            </h2>
            <p className={classNames('strong', styles.open)}>
              {say('brand_open')}
              <ChevronRight />
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
