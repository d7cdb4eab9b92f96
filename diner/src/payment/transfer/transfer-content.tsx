import { useWords } from '@mam/client/i18n.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { TransferTarget } from '@mam/domain/payment/payment-attempt.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { Dot } from '@mam/ui/pill.tsx';
import { payingWords } from '../../words/areas.ts';
import styles from '../pay-dialog.module.css';
import type { Transfer } from '../way-to-pay.ts';
import { TransferView } from './transfer-view.tsx';
import { useClaim } from './use-claim.ts';

interface TransferContentProps {
  readonly hash: string;
  readonly orderCode: string;
  readonly target: TransferTarget;
  readonly transfer: Transfer;
  /** part of it is there already */
  readonly came: Minor | null;
  readonly currency: Currency;
  /** asks the server where the order stands */
  readonly onAsk: () => Promise<unknown>;
  /** another way to pay; not once part of it is there */
  readonly onOther: () => void;
}

/** A transfer to the restaurant's own account. "I have transferred" is a claim; the bank's word closes it as paid. */
export function TransferContent(props: TransferContentProps) {
  const say = useWords(payingWords);
  const { hash, came, currency, transfer, onAsk } = props;
  const { claim, busy, refused, doubt } = useClaim(hash, onAsk);
  const warns = refused || doubt !== null;
  return (
    <SheetContent
      footer={
        <Button kind="primary" size="big" block busy={busy} onClick={() => void claim()}>
          {say(doubt === 'undone' ? 'claim_again' : 'i_transferred')}
        </Button>
      }
    >
      {came === null ? null : (
        <p className={classNames(styles.news, styles.warn, styles.first)} role="status">
          {say('under', {
            came: formatMoney(came, currency),
            missing: formatMoney(transfer.amount, currency),
          })}
        </p>
      )}
      <TransferView
        target={props.target}
        transfer={transfer}
        currency={currency}
        orderCode={props.orderCode}
      />
      <div className={classNames(styles.news, warns && styles.warn)} role="status">
        {warns ? null : (
          <span className={styles.dot}>
            <Dot live />
          </span>
        )}
        <p className="grow">
          {say(doubt !== null ? `claim_${doubt}` : refused ? 'wait_bit' : 'waiting_bank')}
        </p>
      </div>
      {came === null ? (
        <Button kind="quiet" block className={styles.other} onClick={props.onOther}>
          {say('other_way')}
        </Button>
      ) : null}
    </SheetContent>
  );
}
