import { useWords } from '@mam/client/i18n.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { type AskedChange, QUESTION_WAITS } from '@mam/domain/order/change-question.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Price } from '@mam/ui/price.tsx';
import { LegRing } from '@mam/ui/tray/ring.tsx';
import { Check, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { minutesAndSeconds, useCountdown } from '../../device/use-countdown.ts';
import { changeWords } from '../../words/areas.ts';
import { telLink } from '../call-link.ts';
import styles from './change-ask.module.css';
import { ChangedLines } from './changed-lines.tsx';

const SECOND = 1000;

interface ChangeAskProps {
  readonly code: string;
  readonly ask: AskedChange;
  readonly currency: Currency;
  readonly menu: Menu | null;
  /** of the restaurant; '' = nobody to call */
  readonly phone: string;
  readonly busy: boolean;
  /** of an answer nobody has heard of */
  readonly doubt: ReactNode;
  readonly onAnswer: (answer: 'accept' | 'decline') => void;
  readonly onClose: () => void;
}

/** [OR115] [OR116] A change the restaurant asks for: its lines, its cost, how long it waits, and that silence changes nothing. */
export function ChangeAsk(props: ChangeAskProps) {
  const { code, ask, currency, menu, phone, busy, doubt, onAnswer, onClose } = props;
  const say = useWords(changeWords);
  return (
    <Sheet
      title={say('ask_title', { n: ask.lines.length })}
      detail={say('ask_detail', { code })}
      tools={<TimeLeft ask={ask} />}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button kind="primary" size="big" block busy={busy} onClick={() => onAnswer('accept')}>
            <Check aria-hidden="true" />
            {say('accept')}
          </Button>
          <div className={styles.other}>
            <Button size="big" block blocked={busy} onClick={() => !busy && onAnswer('decline')}>
              {say('decline')}
            </Button>
            {phone ? (
              <a className={iconButtonClass('flat')} href={telLink(phone)} aria-label={say('call')}>
                <Phone aria-hidden="true" />
              </a>
            ) : null}
          </div>
        </div>
      }
    >
      <LeftInWords ask={ask} />
      {doubt}
      <ChangedLines changes={ask.lines} currency={currency} menu={menu} />
      <dl className={styles.sums}>
        <Row name={say('old_total')} amount={ask.before} currency={currency} />
        <Row name={say('new_total')} amount={ask.after} currency={currency} />
        <ToSettle ask={ask} currency={currency} />
      </dl>
      <p className="small muted">{say('silent')}</p>
    </Sheet>
  );
}

interface RowProps {
  readonly name: string;
  readonly amount: Minor;
  readonly currency: Currency;
  readonly last?: 'plain' | 'good';
}

const Row = ({ name, amount, currency, last }: RowProps) => (
  <div className={last && styles.total}>
    <dt>{name}</dt>
    <dd className={last === 'good' ? styles.good : undefined}>
      <Price amount={amount} currency={currency} />
    </dd>
  </div>
);

/** The amount still to be paid, or that comes back; where nothing was paid before, it is taken as a whole. */
function ToSettle({
  ask: { before, after, difference },
  currency,
}: Pick<ChangeAskProps, 'ask' | 'currency'>) {
  const say = useWords(changeWords);
  if (difference !== 0)
    return (
      <Row
        name={say(difference > 0 ? 'to_pay' : 'comes_back')}
        amount={Math.abs(difference)}
        currency={currency}
        last={difference < 0 ? 'good' : 'plain'}
      />
    );
  return (
    <Row name={say(before === after ? 'even' : 'whole')} amount={after} currency={currency} last="plain" />
  );
}

/** How long the restaurant still waits, where the head has no room for the ring. */
function LeftInWords({ ask: { until } }: Pick<ChangeAskProps, 'ask'>) {
  const say = useWords(changeWords);
  const left = useCountdown(until);
  return <p className={`${styles.inWords} num`}>{say('left', { time: minutesAndSeconds(left) })}</p>;
}

/** The same as a ring and in figures. */
function TimeLeft({ ask: { until } }: Pick<ChangeAskProps, 'ask'>) {
  const say = useWords(changeWords);
  const left = useCountdown(until);
  return (
    <LegRing
      legs={[{ done: Math.min(1, left / (QUESTION_WAITS / SECOND)) }]}
      stroke={8}
      className={styles.ring}
    >
      <span
        className={`${styles.left} num`}
        role="timer"
        aria-label={say('left', { time: minutesAndSeconds(left) })}
      >
        {minutesAndSeconds(left)}
      </span>
    </LegRing>
  );
}
