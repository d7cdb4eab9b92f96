import { Link } from '@mam/client/router.tsx';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { switchesInForce } from '@mam/domain/store/switches.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { ChevronDown, CirclePause, Hourglass, PhoneCall, Search, Volume2, VolumeX } from 'lucide-react';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { useBrands } from '../brand/use-brands.ts';
import { useBellReady } from '../device/bell.ts';
import { useClock } from '../device/clock.ts';
import { keep, useKeptChoices } from '../device/kept-choices.ts';
import { useDesk } from '../device/media.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useWallClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './board-head.module.css';
import { useShiftBoardValue } from './shift-board.ts';

/** Which store, what today has brought, the bell and the time. */
export function BoardHead() {
  const { me } = useShift();
  const desk = useDesk();
  const brands = useBrands();
  const { show } = useSheet();
  const logo = brands.data?.find((brand) => brand.pos_parent === me.brand.pos_parent)?.logo;
  const sum = useTodaySum();
  return (
    <header className={styles.head}>
      <BrandLogo key={logo} url={logo} className={styles.logo} />
      <StoreName sum={desk ? null : sum} />
      <SearchButton desk={desk} />
      {desk && sum ? (
        <button type="button" className={styles.today} aria-haspopup="dialog" onClick={() => show('today')}>
          {sum}
        </button>
      ) : null}
      <TakeOrderLink desk={desk} />
      <OrdersButton />
      <BellButton />
      <Clock />
    </header>
  );
}

/** [OR101] The way to an order by what somebody says of it: as a field where there is room, else a button. */
function SearchButton({ desk }: { readonly desk: boolean }) {
  const say = useSay();
  const { show } = useSheet();
  if (!desk)
    return (
      <IconButton
        kind="flat"
        label={say('search.title')}
        aria-haspopup="dialog"
        onClick={() => show('search')}
      >
        <Search />
      </IconButton>
    );
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={() => show('search')}>
      <Search aria-hidden="true" />
      {say('search.title')}
    </button>
  );
}

/** [OR102] The way to the screen where a caller's order is written down. */
function TakeOrderLink({ desk }: { readonly desk: boolean }) {
  const say = useSay();
  const { me } = useShift();
  if (!may(me.role, 'takeOrders')) return null;
  const words = say('nav.takeOrder');
  return desk ? (
    <Link to="/take-order" className={buttonClass({ kind: 'soft', className: styles.take })}>
      <PhoneCall aria-hidden="true" />
      {words}
    </Link>
  ) : (
    <Link to="/take-order" className={iconButtonClass('flat', styles.takeSign)} aria-label={words}>
      <PhoneCall aria-hidden="true" />
    </Link>
  );
}

function useTodaySum(): string | null {
  const say = useSay();
  const desk = useDesk();
  const { currency } = useShift();
  const { board } = useShiftBoardValue();
  if (!board) return null;
  const values = { count: board.today.count, amount: formatMoney(board.today.amount, currency) };
  return say(desk ? 'today.sumLong' : 'today.sum', values);
}

/** The store, and the way to another for those who work at several. */
function StoreName({ sum }: { readonly sum: string | null }) {
  const say = useSay();
  const { me, storeName } = useShift();
  const { show } = useSheet();
  const name = (
    <>
      <span className={styles.name}>{storeName}</span>
      {me.stores.length > 1 ? <ChevronDown aria-hidden="true" /> : null}
    </>
  );
  return (
    <div className={styles.names}>
      <h1 className={styles.store}>
        {me.stores.length > 1 ? (
          <button
            type="button"
            aria-label={`${storeName}. ${say('store.choose')}`}
            aria-haspopup="dialog"
            onClick={() => show('store')}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </h1>
      {sum ? <p className={styles.sum}>{sum}</p> : null}
    </div>
  );
}

/** [ST18] Whether orders come in as usual; the way to pause them, or to say that they take longer. */
function OrdersButton() {
  const say = useSay();
  const { show } = useSheet();
  const { me } = useShift();
  const { board } = useShiftBoardValue();
  const slow = useClock((now) => switchesInForce(board?.switches ?? [], now).length > 0);
  if (!may(me.role, 'slowDown')) return null;
  return (
    <IconButton
      kind="flat"
      label={`${say(slow ? 'switch.slow' : 'switch.taking')}. ${say('switch.title')}`}
      aria-haspopup="dialog"
      onClick={() => show('switch')}
    >
      {slow ? <Hourglass /> : <CirclePause />}
    </IconButton>
  );
}

function BellButton() {
  const say = useSay();
  const ready = useBellReady();
  const bellOn = useKeptChoices((choices) => choices.bellOn);
  // a browser keeps every page silent until it is touched; this very touch opens the sound
  if (bellOn && !ready) {
    return (
      <Button kind="primary" className={styles.unlock} aria-label={say('bell.unlock')}>
        <Volume2 aria-hidden="true" />
        <span className={styles.word}>{say('bell.unlock')}</span>
      </Button>
    );
  }
  return (
    <IconButton
      kind="flat"
      label={say('bell')}
      aria-pressed={bellOn}
      onClick={() => keep({ bellOn: !bellOn })}
    >
      {bellOn ? <Volume2 /> : <VolumeX />}
    </IconButton>
  );
}

function Clock() {
  const clockAt = useWallClock();
  return <span className={`d d24 num ${styles.clock}`}>{useClock(clockAt)}</span>;
}
