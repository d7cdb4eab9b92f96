import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { ATTEMPT_LASTS } from '@mam/domain/payment/attempt.ts';
import type { PaymentAttempt } from '@mam/domain/payment/payment-attempt.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { Price } from '@mam/ui/price.tsx';
import { minutesAndSeconds } from '../../device/use-countdown.ts';
import { payingWords } from '../../words/areas.ts';
import { Bold } from '../../words/bold.tsx';
import styles from './scan-view.module.css';

/** s */
const ATTEMPT_SECONDS = ATTEMPT_LASTS / 1000;

interface ScanViewProps {
  readonly attempt: PaymentAttempt;
  readonly currency: Currency;
  /** seconds it can still be paid */
  readonly left: number;
  /** the gateway has said no to this one */
  readonly failed: boolean;
}

/** A code in the ring of its minutes. */
export function ScanView({ attempt: { amount, code }, currency, left, failed }: ScanViewProps) {
  const say = useWords(payingWords);
  const over = failed || left === 0;
  return (
    <div className={styles.scan}>
      <div className={styles.ring}>
        <RestRing value={over ? 0 : left / ATTEMPT_SECONDS} />
        <div className={classNames(styles.code, over && styles.over)} aria-hidden={over || undefined}>
          <QrPicture
            bare
            text={code ?? ''}
            label={say('picture', { amount: formatMoney(amount, currency) })}
          />
        </div>
      </div>
      <p className="muted small">{say('amount')}</p>
      <p className={styles.amount}>
        <Price amount={amount} currency={currency} />
      </p>
      {over ? (
        <p className={styles.left} role="status">
          {say(failed ? 'tried' : 'expired')}
        </p>
      ) : (
        <p className={styles.left} role="timer">
          <Bold>{say('left', { time: minutesAndSeconds(left) })}</Bold>
        </p>
      )}
    </div>
  );
}

const ROUND = 47;
const WAY = 2 * Math.PI * ROUND;

/** The rest of the time, 1 to 0, clockwise from the top. */
function RestRing({ value }: { readonly value: number }) {
  const rest = Math.min(1, Math.max(0, value));
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r={ROUND} className={styles.rail} />
      {rest > 0 ? (
        <circle cx="50" cy="50" r={ROUND} className={styles.rest} strokeDasharray={`${rest * WAY} ${WAY}`} />
      ) : null}
    </svg>
  );
}
