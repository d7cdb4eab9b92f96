import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { classNames } from '@mam/ui/class-names.ts';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { LegRing } from '@mam/ui/tray/ring.tsx';
import type { Leg } from '@mam/ui/tray/ring-legs.ts';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { ArrowLeft, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderWords } from '../words/areas.ts';
import styles from './order-head.module.css';

/** Where the arrow leads, and what it is called by. */
export interface WayBack {
  readonly to: string;
  readonly words: '/menu' | '/order';
}

interface OrderHeadProps {
  readonly code: string;
  readonly back: WayBack;
  readonly phone: string | null;
  readonly title: string;
  /** what stands under the title: first of all when it comes */
  readonly children: ReactNode;
  readonly picture: string;
  readonly moving: boolean;
  /** what was ordered, round the rim: three pictures at most */
  readonly food: readonly string[];
  readonly legs: readonly Leg[];
  /** over, without a good end: paper instead of the brand's colour */
  readonly quiet: boolean;
}

/** Top, lower left, lower right of the tray. */
const RIM = [
  [50, 17],
  [27, 77],
  [73, 77],
] as const;

/** The tray with what is happening on it, the ring round it: how far the order is. */
export function OrderHead(props: OrderHeadProps) {
  const say = useWords(orderWords);
  const done = props.legs.filter((leg) => leg.done === 1).length;
  const step = Math.min(done + 1, props.legs.length);
  return (
    <header className={classNames(styles.head, props.quiet && styles.quiet)}>
      <div className={styles.tools}>
        <Link
          to={props.back.to}
          className={iconButtonClass('raised')}
          aria-label={say(props.back.words === '/menu' ? 'back' : 'back_orders')}
        >
          <ArrowLeft />
        </Link>
        <p className="d d24 num">{props.code}</p>
        {props.phone ? (
          <a
            className={classNames(buttonClass({ size: 'small' }), styles.call)}
            href={`tel:${props.phone.replace(/[^\d+]/g, '')}`}
          >
            <Phone />
            {say('call')}
          </a>
        ) : (
          <span className={styles.nothing} />
        )}
      </div>
      <LegRing legs={props.legs} className={styles.ring}>
        <Tray className={styles.tray}>
          {props.food.slice(0, 3).map((src, place) => (
            <TrayThing key={src} src={src} at={RIM[place] ?? [50, 50]} size={24} />
          ))}
          <TrayThing
            src={props.picture}
            at={[50, 50]}
            size={52}
            className={classNames(props.moving && styles.moving, props.quiet && styles.grey)}
          />
        </Tray>
      </LegRing>
      {props.quiet ? null : <p className="vh">{say('progress_value', { step, steps: props.legs.length })}</p>}
      <div role="status">
        <h1 className={classNames('d d38', styles.title)}>{props.title}</h1>
        <div className={styles.text}>{props.children}</div>
      </div>
    </header>
  );
}
