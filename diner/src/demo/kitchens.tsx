import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import type { BrandCard } from '@mam/contract/brand/list-brands.schema.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useVisit } from '../device/visit.ts';
import { usePlace } from '../start/use-place.ts';
import { demoWords, storesWords } from '../words/areas.ts';
import styles from './kitchens.module.css';

const DEFAULT_COLOUR = '#f89523';

/** Every brand of this server in its own colour: the way to its restaurants. */
export function Kitchens({ brands }: { readonly brands: readonly BrandCard[] }) {
  const say = useWords(demoWords);
  const sayStores = useWords(storesWords);
  const { source } = usePlace();
  const logoHidden = useVisit((state) => state.logoHidden);
  return (
    <section className={styles.kitchens} aria-labelledby="demo-kitchens">
      <h2 id="demo-kitchens" className="d d24">
        {say('kitchens')}
      </h2>
      <ul className={styles.list}>
        {brands.map((brand) => (
          <li
            key={brand.pos_parent}
            data-brand=""
            className={styles.card}
            style={{ '--brand': brand.main_color ?? DEFAULT_COLOUR } as CSSProperties}
          >
            {brand.logo && !logoHidden ? (
              <span className={styles.logo}>
                <img src={brand.logo} alt="" />
              </span>
            ) : null}
            <div className="grow">
              <h3 className="d d20">
                <Link
                  to={linkTo('/', { brand: brand.pos_parent, storeId: 0, source })}
                  className={styles.link}
                >
                  {brand.name}
                </Link>
              </h3>
              <p className="small">{sayStores('brand_open')}</p>
            </div>
            <ChevronRight />
          </li>
        ))}
      </ul>
      <a href="/sandbox/inbox" className={styles.beside}>
        {say('beside')}
        <ChevronRight />
      </a>
    </section>
  );
}
