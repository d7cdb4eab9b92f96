import { Link, useLocation } from '@mam/client/router.tsx';
import { Ellipsis } from 'lucide-react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { useBrands } from '../brand/use-brands.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { maySee, type NavigationPlace } from './area.ts';
import { screens } from './areas.ts';
import styles from './navigation.module.css';

/** The bar at the thumb on a phone, the rail at the left from 768 px. */
export function Navigation() {
  const say = useSay();
  const { me } = useShift();
  const { board } = useShiftBoardValue();
  const { open, show } = useSheet();
  const brands = useBrands();
  const logo = brands.data?.find((brand) => brand.pos_parent === me.brand.pos_parent)?.logo;
  const money = board?.money.length ?? 0;
  return (
    <nav className={styles.nav} aria-label={say('nav')}>
      <BrandLogo key={logo} url={logo} className={styles.logo} />
      {Object.entries(screens).map(([to, row]) =>
        row.place && maySee(me.role, row) ? <PlaceLink key={to} to={to} place={row.place} /> : null,
      )}
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        aria-expanded={open?.name === 'more'}
        onClick={() => show('more')}
      >
        <span className={styles.icon}>
          <Ellipsis aria-hidden="true" />
          <Count of={money} />
        </span>
        <span className={styles.word}>{say('nav.more')}</span>
        {money ? <span className="vh">{say('moneySheet.count', { count: money })}</span> : null}
      </button>
    </nav>
  );
}

interface PlaceLinkProps {
  readonly to: string;
  readonly place: NavigationPlace;
}

const useNothing = () => 0;

function PlaceLink({ to, place: { Icon, name, waiting, covers = [] } }: PlaceLinkProps) {
  const say = useSay();
  const { pathname } = useLocation();
  const isHere = pathname === to || covers.some((path) => path === pathname);
  const useCount = waiting?.useCount ?? useNothing;
  const count = useCount();
  return (
    <Link to={to} className={styles.item} aria-current={isHere ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
        <Count of={count} />
      </span>
      <span className={styles.word}>{say(name)}</span>
      {count && waiting ? <span className="vh">{say(waiting.words, { count })}</span> : null}
    </Link>
  );
}

function Count({ of }: { readonly of: number }) {
  return of ? (
    <b aria-hidden="true" className={styles.count}>
      {of}
    </b>
  ) : null;
}
