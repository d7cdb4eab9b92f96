import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { PaymentStage } from '@mam/domain/payment/money-news.ts';
import type { PaymentAttempt } from '@mam/domain/payment/payment-attempt.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button, LinkButton } from '@mam/ui/control/button.tsx';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { Dot } from '@mam/ui/pill.tsx';
import { useState } from 'react';
import { isTouched } from '../../device/touched.ts';
import { useCountdown } from '../../device/use-countdown.ts';
import { payingWords } from '../../words/areas.ts';
import styles from '../pay-dialog.module.css';
import { attemptPayLink } from '../way-to-pay.ts';
import { SaveQrButton } from './save-qr-button.tsx';
import { ScanView } from './scan-view.tsx';

interface ScanContentProps {
  readonly attempt: PaymentAttempt;
  readonly orderCode: string;
  readonly currency: Currency;
  readonly state: PaymentStage | undefined;
  readonly reloading: boolean;
  readonly onReload: () => void;
  /** asks the server now */
  readonly onAsk: () => Promise<{ readonly data?: PaymentStage | undefined }>;
  /** another way to pay */
  readonly onOther: () => void;
}

/** A wallet's code. "I have paid" asks; only the answer counts. */
export function ScanContent(props: ScanContentProps) {
  const say = useWords(payingWords);
  const { attempt, onAsk } = props;
  const wallet = attempt.links.deepLink && isTouched() ? attemptPayLink(attempt, true) : null;
  const web = wallet ? attemptPayLink(attempt, false) : null;
  const [asking, setAsking] = useState(false);
  const [notYet, setNotYet] = useState(false);
  const failed = props.state?.lastRefused === true;
  const left = useCountdown(attempt.expiresAt);
  // nothing leads to a code that is over, but to a new one
  const over = failed || left === 0;
  const ask = async () => {
    setAsking(true);
    const { data } = await onAsk();
    setAsking(false);
    setNotYet(!data?.paid);
  };
  return (
    <SheetContent
      footer={
        <div className={styles.answers}>
          {over ? null : (
            <SaveQrButton big code={attempt.code ?? ''} name={props.orderCode} className="grow" />
          )}
          <Button
            kind={wallet || over ? 'soft' : 'primary'}
            size="big"
            className="grow"
            disabled={asking}
            aria-busy={asking || undefined}
            onClick={() => void ask()}
          >
            {say('i_paid')}
          </Button>
          {over ? (
            <Button
              kind="primary"
              size="big"
              block
              disabled={props.reloading}
              aria-busy={props.reloading || undefined}
              onClick={() => {
                setNotYet(false);
                props.onReload();
              }}
            >
              {say('reload')}
            </Button>
          ) : null}
          {wallet && !over ? (
            <LinkButton kind="primary" size="big" block href={wallet}>
              {say('open_wallet')}
            </LinkButton>
          ) : null}
          {web && web !== wallet && !over ? (
            <LinkButton kind="quiet" block href={web}>
              {say('no_wallet')}
            </LinkButton>
          ) : null}
        </div>
      }
    >
      <ScanView attempt={attempt} currency={props.currency} left={left} failed={failed} />
      {failed && !notYet ? null : (
        <div className={classNames(styles.news, notYet && styles.warn)} role="status">
          {notYet ? null : (
            <span className={styles.dot}>
              <Dot live />
            </span>
          )}
          <div className="grow">
            {notYet ? (
              <>
                <p className="strong">{say('not_yet')}</p>
                <p>{say('not_yet_more')}</p>
              </>
            ) : (
              <p>{say('waiting_momo')}</p>
            )}
          </div>
        </div>
      )}
      <Button kind="quiet" block className={styles.other} onClick={props.onOther}>
        {say('other_way')}
      </Button>
    </SheetContent>
  );
}
