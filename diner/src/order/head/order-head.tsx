import { useWords } from '@mam/client/i18n.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { LegRing } from '@mam/ui/tray/ring.tsx';
import type { Leg } from '@mam/ui/tray/ring-legs.ts';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { orderWords } from '../../words/areas.ts';
import { CallToTable } from '../at-its-table.tsx';
import { isWorded, telLink } from '../call-link.ts';
import styles from './order-head.module.css';

interface OrderHeadProps {
  readonly code: string;
  /** the way out of this page or dialog; null = it has none of its own */
  readonly wayOut: ReactNode;
  /** the number to call, and how the restaurant writes it */
  readonly phone: string;
  readonly phoneText: string;
  /** at its table: they are called there */
  readonly atTable: boolean;
  readonly title: string;
  /** text under the title: first of all the time it comes */
  readonly children: ReactNode;
  readonly picture: string;
  readonly moving: boolean;
  /** pictures of the dishes, round the rim: three at most */
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
        {props.wayOut ?? <span className={styles.nothing} />}
        <p className="d d24 num">{props.code}</p>
        {props.atTable ? (
          <CallToTable className={styles.call} />
        ) : props.phone ? (
          <a
            className={classNames(buttonClass({ size: 'small' }), styles.call)}
            href={telLink(props.phone)}
            aria-label={say('call_number', { phone: props.phoneText })}
          >
            <Phone />
            {isWorded(props) ? <span className="clip">{props.phoneText}</span> : say('call')}
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
