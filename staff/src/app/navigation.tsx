import { Link, useLocation } from '@mam/client/router.tsx';
import { may } from '@mam/domain/staff/roles.ts';
import { Armchair, Ellipsis, LayoutDashboard, UsersRound, Utensils } from 'lucide-react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { useBrands } from '../brand/use-brands.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useShift } from '../store/shift.tsx';
import { unseenParties } from '../table/floor.ts';
import { useFloor } from '../table/use-floor.ts';
import { useSay } from '../words/words.ts';
import styles from './navigation.module.css';

/** The bar at the thumb on a phone, the rail at the left from 768 px. */
export function Navigation() {
  const say = useSay();
  const { me, storeId } = useShift();
  const { board, columns } = useShiftBoardValue();
  const { open, show } = useSheet();
  const { pathname } = useLocation();
  const brands = useBrands();
  const logo = brands.data?.find((brand) => brand.pos_parent === me.brand.pos_parent)?.logo;
  const waiting = columns.new.length;
  const unseen = unseenParties(useFloor(storeId).data ?? []);
  const money = board?.money.length ?? 0;
  const places = [
    { to: '/', Icon: LayoutDashboard, key: 'nav.board', count: waiting, counts: 'nav.waiting' },
    { to: '/tables', Icon: Armchair, key: 'nav.tables', count: unseen, counts: 'nav.unseen' },
    { to: '/menu', Icon: Utensils, key: 'nav.menu', count: 0, counts: null },
    ...(may(me.role, 'manageStaff')
      ? [{ to: '/people', Icon: UsersRound, key: 'nav.people', count: 0, counts: null } as const]
      : []),
  ] as const;
  return (
    <nav className={styles.nav} aria-label={say('nav')}>
      <BrandLogo key={logo} url={logo} className={styles.logo} />
      {places.map(({ to, Icon, key, count, counts }) => (
        <Link key={to} to={to} className={styles.item} aria-current={pathname === to ? 'page' : undefined}>
          <span className={styles.icon}>
            <Icon aria-hidden="true" />
            {count ? (
              <b aria-hidden="true" className={styles.count}>
                {count}
              </b>
            ) : null}
          </span>
          <span className={styles.word}>{say(key)}</span>
          {count && counts ? <span className="vh">{say(counts, { count })}</span> : null}
        </Link>
      ))}
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        aria-expanded={open?.name === 'more'}
        onClick={() => show('more')}
      >
        <span className={styles.icon}>
          <Ellipsis aria-hidden="true" />
          {money ? (
            <b aria-hidden="true" className={styles.count}>
              {money}
            </b>
          ) : null}
        </span>
        <span className={styles.word}>{say('nav.more')}</span>
        {money ? <span className="vh">{say('moneySheet.count', { count: money })}</span> : null}
      </button>
    </nav>
  );
}
